import { accept } from '../../commands/define-command.ts'
import { CASE_ID } from '../../records/collections.ts'
import { put } from '../../records/state.ts'
import { also, edited, isRefused, type Mutant, mutant, rewritten } from './mutant.ts'

export const educatorMistakes: readonly Mutant[] = [
  mutant('a step is done in a pause', 'aPauseIsStill', ({ state, asker, command, now, people, decide, decision }) => {
    if (!isRefused(decision, 'paused')) return decision
    const { [CASE_ID]: _, ...others } = state.records.CaseClock
    return decide({ ...state, records: { ...state.records, CaseClock: others } }, asker, command, now, people)
  }),
  mutant('a second pause begins in a pause', 'clocksAreWhole', ({ state, asker, command, now, decision }) => {
    const clock = state.records.CaseClock[CASE_ID]
    return command.kind === 'pause' && isRefused(decision, 'already-so') && clock && asker.by === 'educator'
      ? accept(
          put('CaseClock', CASE_ID, {
            ...clock,
            pauses: [...clock.pauses, { from: now, to: null, by: asker.uid, wasForgotten: false }],
          }),
        )
      : decision
  }),
  mutant('going on forgets the pause', 'clocksAreWhole', ({ command, decision }) =>
    command.kind === 'resume'
      ? rewritten(decision, 'CaseClock', ({ skips, pauses }) => ({ skips, pauses: pauses.slice(0, -1) }))
      : decision,
  ),
  mutant('a skip takes back the one before', 'clocksAreWhole', ({ command, decision }) =>
    command.kind === 'skip-wait'
      ? rewritten(decision, 'CaseClock', ({ skips, pauses }) => ({ pauses, skips: skips.slice(-1) }))
      : decision,
  ),
  mutant('anyone who teaches may steer', 'oneSteers', ({ state, asker, command, now, people, decide, decision }) => {
    if (!isRefused(decision, 'other-steers')) return decision
    const { [CASE_ID]: _, ...others } = state.records.Steering
    return decide({ ...state, records: { ...state.records, Steering: others } }, asker, command, now, people)
  }),
  mutant('steering is not noted', 'oneSteers', ({ decision }) =>
    edited(decision, (change) => (change.op === 'put' && change.collection === 'Steering' ? [] : change)),
  ),
  mutant('a prompt costs a point', 'scoreIsWhatWasDecided', ({ state, command, now, decision }) =>
    command.kind === 'speak'
      ? also(
          decision,
          put('TeamScore', CASE_ID, { ...state.records.TeamScore[CASE_ID], prompt: { score: -1, time: now } }),
        )
      : decision,
  ),
  mutant('a word put to a minus makes it a plus', 'marksStand', ({ command, decision }) =>
    command.kind === 'write-on-flag'
      ? rewritten(decision, 'Flag', (flag) => ({ ...flag, sign: flag.sign === 1 ? -1 : 1 }))
      : decision,
  ),
  mutant('the checklist takes marks on anything', 'marksStand', ({ command, decision }) =>
    command.kind === 'flag' ? rewritten(decision, 'Flag', (flag) => ({ ...flag, about: 'charm' })) : decision,
  ),
  mutant('a new word takes the place of the last', 'wordsOfEducatorsStay', ({ command, decision }) =>
    command.kind === 'speak'
      ? edited(decision, (change) =>
          change.op === 'put' && change.collection === 'Spoken' ? { ...change, id: '1' } : change,
        )
      : decision,
  ),
]
