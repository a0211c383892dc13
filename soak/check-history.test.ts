import { expect, test } from 'vitest'
import { createCase } from '#case/create-case.ts'
import type { Person } from '#case/records/people.ts'
import { PROVIDER, RT } from '#case/records/roles.ts'
import { applyChanges, beginRun, type CaseState, emptyState, wipe } from '#case/records/state.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { PageRecord, Seen, Sent } from './check-history.ts'
import { checkHistory, type History, markOf, type Stored } from './check-history.ts'

const judge = {
  start: emptyState,
  decide: createCase(case1).decide,
  viewOf: (state: CaseState) => markOf(state),
}

/** Three messages, which two pages have seen as they came; Rob's page was away in between. */
function aHistory() {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'send-message', message: 'We go by air.' })
  walk.do(RT, { kind: 'send-message', message: 'Nitric oxide is next to me.' })
  walk.do(PROVIDER, { kind: 'send-message', message: 'Good.' })
  const log = walk.log.map((entry, index) => ({ ...entry, command: walk.asked[index]?.command })) as Stored[]
  const states = [judge.start]
  for (const { changes } of log)
    states.push(
      applyChanges(
        states.at(-1) ?? judge.start,
        changes.map(({ change }) => change),
      ),
    )
  const sentBy = (uid: string): Sent[] =>
    log
      .filter(({ asker }) => asker === uid)
      .map(({ command, run, version }) => ({
        id: command.id,
        request: command,
        answer: { ok: true, run, version },
        answeredAt: version * 10,
      }))
  const seenAt = (versions: readonly number[]): Seen[] =>
    versions.map((version) => ({ run: 1, version, view: markOf(states[version]), askedAt: null }))
  const ann: PageRecord = { name: 'ann', uid: 'ann', sent: sentBy('ann'), seen: seenAt([3, 4, 5, 6]) }
  const rob: PageRecord = { name: 'rob', uid: 'rob', sent: sentBy('rob'), seen: seenAt([3, 6]) }
  return { log, pages: [ann, rob], loaded: walk.state, ann, rob }
}

/** Ann frees Rob's seat, who is or is not there. */
function aFreedSeat(told: Pick<Person, 'isSignedIn' | 'isPresent'>): History {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'free-seat', roleId: RT })
  const people = [{ uid: 'rob', name: 'rob', since: walk.now, ...told }]
  const commandOf = (index: number) => ({ ...walk.asked[index]?.command, ...(index === 3 && { people }) })
  const log = walk.log.map((entry, index) => ({ ...entry, command: commandOf(index) })) as Stored[]
  return { log, pages: [], loaded: walk.state }
}

const wrongIn = (history: History) => checkHistory(history, judge)

test('nothing is wrong with a history in which nothing went wrong', () => {
  expect(wrongIn(aHistory())).toEqual([])
})

test('what is decided by who is there is judged by who was there', () => {
  expect(wrongIn(aFreedSeat({ isSignedIn: false, isPresent: false }))).toEqual([])
  expect(wrongIn(aFreedSeat({ isSignedIn: true, isPresent: true }))).toEqual([
    'version 4, free-seat: the rules refuse it',
  ])
})

test('after its run has ended a command that took effect may be said to be too late', () => {
  const made = aHistory()
  const { log, loaded, rob } = made
  const end: Stored = {
    version: 7,
    run: 2,
    asker: 'administrator',
    kind: 'end-case',
    at: 0,
    changes: [{ change: wipe() }, { change: beginRun(2) }],
    command: { kind: 'end-case', id: 'the-end-of-it', run: 1 },
  }
  Object.assign(rob.sent[1] ?? {}, { answer: { ok: false, message: '', refusal: { code: 'case-restarted' } } })
  const ended = applyChanges(
    loaded,
    end.changes.map(({ change }) => change),
  )
  expect(wrongIn({ ...made, log: [...log, end], loaded: ended })).toEqual([])
})

type Made = ReturnType<typeof aHistory>
test.each<[string, (made: Made) => Partial<History> | undefined, RegExp]>([
  [
    'an acknowledged command that is lost',
    ({ ann }) => void ann.sent.push({ ...aSent, id: 'never-stored', answer: { ok: true, run: 1, version: 6 } }),
    /never-stored: it was acknowledged and is lost/,
  ],
  [
    'a command that was sent again and took effect again',
    ({ log }) => ({ log: [...log, { ...log[5], version: 7 } as Stored] }),
    /it is in the log 2 times/,
  ],
  [
    'a refused command that took effect',
    ({ rob }) =>
      void Object.assign(rob.sent[1] ?? {}, { answer: { ok: false, message: '', refusal: { code: 'no-seat' } } }),
    /^rob, send-message .*: it was refused and has an effect/,
  ],
  [
    'a command that took effect and is said to be too late while its run lasts',
    ({ rob }) =>
      void Object.assign(rob.sent[1] ?? {}, {
        answer: { ok: false, message: '', refusal: { code: 'case-restarted' } },
      }),
    /^rob, send-message .*: it was refused and has an effect/,
  ],
  [
    'a page that was told before it was stored',
    ({ rob }) => void rob.seen.push({ run: 1, version: 7, view: '', askedAt: null }),
    /^rob at run 1, version 7: it was told and is not stored/,
  ],
  [
    'a page that went back',
    ({ rob }) => void rob.seen.push({ ...rob.seen[0] } as Seen),
    /^rob at run 1, version 3: the page was at run 1, version 6 before/,
  ],
  [
    'a page that missed something in between',
    ({ rob }) => void rob.seen.push({ run: 1, version: 6, view: rob.seen[0]?.view ?? '', askedAt: null }),
    /^rob at run 1, version 6: the page showed something else/,
  ],
  [
    'a page that asked and was told less than somebody knew already',
    ({ rob }) => void rob.seen.splice(1, 0, { ...rob.seen[0], askedAt: 41 } as Seen),
    /^rob at run 1, version 3: version 4 had been acknowledged before it asked/,
  ],
  ['a version that is missing', ({ log }) => ({ log: log.toSpliced(4, 1) }), /^version 6 comes after version 4/],
  [
    'something stored that the rules would refuse',
    ({ log }) => ({ log: log.map((entry) => (entry.version === 5 ? { ...entry, asker: 'nobody' } : entry)) }),
    /^version 5, send-message: the rules refuse it/,
  ],
  [
    'something stored otherwise than the rules decide',
    ({ log }) => ({ log: log.map((entry) => (entry.version === 5 ? { ...entry, at: entry.at + 1 } : entry)) }),
    /^version 5, send-message: the rules decide otherwise/,
  ],
  [
    'tables that are not what the log tells',
    ({ loaded }) => ({ loaded: { ...loaded, records: { ...loaded.records, ChatInbox: {} } } }),
    /^what is stored is not what the log tells/,
  ],
])('%s is found', (_, spoil, problem) => {
  const made = aHistory()
  const spoilt = { ...made, ...spoil(made) }
  expect(wrongIn(spoilt)).toContainEqual(expect.stringMatching(problem))
})

const aSent: Sent = { id: '', request: { kind: 'send-message', message: '' }, answer: null, answeredAt: null }
