import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { PROVIDER } from '../roles.ts'
import { afterCall } from '../rules/bedside/course.ts'
import { bedsideNow } from '../rules/bedside/history.ts'
import { showBedside, visit } from '../rules/points.ts'
import { put } from '../state.ts'

/** The call of medical control, which comes before the fourth point, has been heard: what it orders is done, the point opens. */
export const endCall = defineCommand({
  kind: 'end-call',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: {},
  decide({ state, now }) {
    const progress = state.records.PointProgress[4]
    if (!progress || progress.callSince === null) return refuse({ code: 'point-not-open' })
    if (progress.openedAt !== null) return refuse({ code: 'already-so' })

    return accept(
      put('PointProgress', '4', { ...progress, openedAt: now }),
      showBedside(state, afterCall(bedsideNow(state))),
      visit(4, null, now),
    )
  },
})
