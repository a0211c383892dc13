import { expect, test } from 'vitest'
import { type Command, commands } from '../commands.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { aCase, administrator, decide, educator, person, running, seat, system } from '../testing/given.ts'
import type { Asker, Decision } from './define-command.ts'

/** Who may give each command, in the run it names: P Provider, T RT, N RN, o somebody without a seat, e the room's educator,
 * a administrator, s the system. Whoever is not named is refused before the rule looks at anything. */
const table: { readonly [kind: string]: string } = {
  'take-role': 'PTNo',
  'log-out': 'PTNo',
  'free-seat': 'Pea',
  'send-message': 'PTN',
  continue: 'PTN',
  'answer-call': 'P',
  'keep-recording': 's',
  'write-key-words': 'P',
  'mark-listened': 'TN',
  'tick-item': 'PTN',
  'save-note': 'PTN',
  'answer-question': 'PTN',
  'start-task': 'TN',
  'do-step': 'TN',
  'confirm-check': 'PT',
  'send-back-check': 'PT',
  'finish-tasks': 's',
  'ready-to-leave': 'PTN',
  'answer-ask': 'PTN',
  'ask-question': 'PTN',
  'choose-option': 'PTN',
  'decide-group': 'P',
  'turn-page': 'P',
  'end-call': 'P',
  'write-debrief': 'PTN',
  'allow-sound': 'PTN',
  'remove-user': 'a',
  'end-case': 'ea',
  'move-person': 'ea',
  'seat-team': 'ea',
  // RT and RN for the Provider's seat alone, which its rule looks at.
  'seat-stand-in': 'Pea',
  'stand-in-acts': 's',
  'begin-practice': 's',
  pause: 'e',
  resume: 'e',
  'end-forgotten-pause': 's',
  'skip-wait': 'e',
  speak: 'e',
  'keep-speech': 's',
  flag: 'e',
  'write-on-flag': 'e',
  'remove-flag': 'e',
  'judge-objective': 'e',
  'hide-score': 'e',
  'take-steering': 'e',
  'act-for-seat': 'e',
  inject: 'e',
  'take-back': 'e',
  'lay-hand': 'e',
  'let-go': 'e',
  'lead-debriefing': 'PTNe',
  'take-lead': 'PTN',
  'hand-debriefing': 'e',
  'end-forgotten-lead': 's',
  'rate-team': 'PTN',
  'rate-as-educator': 'e',
  'call-order': 'Pe',
  'hear-order': 'TN',
  'ask-order-again': 'TN',
  'question-order': 'TN',
  'confirm-order': 'Pe',
  'cancel-order': 'P',
  'take-over-order': 'P',
  'go-on-without': 'Pe',
  'work-order': 'PTN',
  'check-order': 'PTN',
  'report-order': 'PTN',
  'name-trouble': 'PTN',
  'recognise-event': 'PTN',
  'resolve-event': 'PTN',
}

const askers: { readonly [letter: string]: Asker } = {
  ...{ P: person('ann'), T: person('rob'), N: person('nia'), o: person('eve') },
  ...{ e: educator, a: administrator, s: system },
}
const state = aCase(running(), seat('ann', PROVIDER), seat('rob', RT), seat('nia', RN))
/** Rules that were let in look at their fields, of which there are none here: that they throw tells that they were reached. */
function isLetIn(kind: string, asker: Asker, { run = 1, given = state } = {}): boolean {
  try {
    const decision: Decision = decide(
      given,
      asker,
      { kind, id: 'command-1', run, seats: [], uid: 'ann' } as unknown as Command,
      0,
      [],
    )
    return decision.accepted || !refusals.includes(decision.refusal.code)
  } catch {
    return true
  }
}
const refusals = ['not-allowed', 'no-seat', 'not-your-role', 'no-case', 'case-restarted', 'unknown-command']

test('every command is in the table', () => {
  expect(commands.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(table).toSorted())
})

test.each(Object.entries(table))('%s may be given by %s and nobody else', (kind, allowed) => {
  const letIn = Object.keys(askers).filter((letter) => askers[letter] && isLetIn(kind, askers[letter]))
  expect(letIn.join('')).toBe([...'PTNoeas'].filter((letter) => allowed.includes(letter)).join(''))
})

test.each(Object.entries(table))('%s of an older run is done for nobody who names a run', (kind) => {
  for (const letter of 'PTNoe') {
    const asker = askers[letter]
    expect(asker && isLetIn(kind, asker, { run: 0 }), letter).toBe(false)
  }
})

test.each(Object.entries(table))('%s without a case is done only for who needs no seat', (kind, allowed) => {
  const given = aCase(seat('ann', PROVIDER), seat('rob', RT), seat('nia', RN))
  for (const letter of 'PTN') {
    const asker = askers[letter]
    expect(asker && isLetIn(kind, asker, { given }), letter).toBe(allowed.includes('o'))
  }
})
