import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { type CaseState, type Change, put } from '../../records/state.ts'
import { caseClockOf, pauseNow } from '../../rules/case-clock.ts'
import { forgottenAt } from '../../rules/forgotten.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'
import { defineSteering } from './define-steering.ts'

/** Everything stands still for everybody. */
export const pause = defineSteering({
  kind: 'pause',
  input: {},
  decide({ state, actor, now }) {
    if (pauseNow(state)) return refuse({ code: 'already-so' })
    const { pauses, skips } = caseClockOf(state)
    // Times never go back, also where the server's clock does.
    const from = Math.max(now, pauses.at(-1)?.to ?? 0)
    const begun = { from, to: null, by: actor.uid, wasForgotten: false }
    return accept(put('CaseClock', CASE_ID, { pauses: [...pauses, begun], skips }))
  },
})

export const resume = defineSteering({
  kind: 'resume',
  input: {},
  decide: ({ state, now }) =>
    pauseNow(state) ? accept(goesOn(state, now, { wasForgotten: false })) : refuse({ code: 'not-paused' }),
})

/** A pause ends by itself when no educator has been there for a while. Who was last seen when is the server's to tell. */
export const endForgottenPause = defineCommand({
  kind: 'end-forgotten-pause',
  allowed: 'system',
  input: { seenAt: z.number().nullable() },
  decide({ state, input: { seenAt }, now, run }) {
    if (run !== state.run) return refuse({ code: 'case-restarted' })
    const paused = pauseNow(state)
    if (!paused || now < forgottenAt(paused.from, seenAt)) return refuse({ code: 'nothing-due' })
    return accept(goesOn(state, now, { wasForgotten: true }))
  },
})

function goesOn(state: CaseState, now: number, how: { wasForgotten: boolean }): Change {
  const { pauses, skips } = caseClockOf(state)
  const ended = pauses.map((one) => (one.to === null ? { ...one, to: Math.max(now, one.from), ...how } : one))
  return put('CaseClock', CASE_ID, { pauses: ended, skips })
}
