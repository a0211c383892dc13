import { CASE_ID } from '../../records/collections.ts'
import { applyChanges, put } from '../../records/state.ts'
import { caseClockOf, pauseNow } from '../../rules/case-clock.ts'
import { finishDue } from '../../rules/finish-tasks.ts'
import { waitsOf } from '../../rules/waits.ts'
import { accept, refuse } from '../define-command.ts'
import { defineSteering } from './define-steering.ts'

/** The clock of the case moves to the next thing that is due, for everybody. */
export const skipWait = defineSteering({
  kind: 'skip-wait',
  input: {},
  decide({ state, actor, now, content }) {
    if (pauseNow(state)) return refuse({ code: 'paused' })
    const next = waitsOf(state, content).find(({ at }) => at > now)
    if (!next) return refuse({ code: 'nothing-waits' })
    const { pauses, skips } = caseClockOf(state)
    const skip = { at: now, ms: next.at - now, what: next.what, by: actor.uid }
    const moved = put('CaseClock', CASE_ID, { pauses, skips: [...skips, skip] })
    return accept(moved, ...finishDue(applyChanges(state, [moved]), content, now))
  },
})
