import { PROVIDER } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { afterCall, bedsideNow, storyOf } from '../../rules/bedside.ts'
import { stepOf } from '../../rules/places.ts'
import { showBedside, visit } from '../../rules/points.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The call of medical control before a point has been heard: what it orders is done, the point opens. */
export const endCall = defineCommand({
  kind: 'end-call',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: {},
  decide({ state, content, now }) {
    const { point = 0 } = stepOf(state, content, PROVIDER)
    const progress = state.records.PointProgress[point]
    if (!progress || progress.callSince === null) return refuse({ code: 'point-not-open' })
    if (progress.openedAt !== null) return refuse({ code: 'already-so' })

    return accept(
      put('PointProgress', String(point), { ...progress, openedAt: now }),
      showBedside(state, afterCall(bedsideNow(state, content), storyOf(content, point))),
      visit(point, null, now),
    )
  },
})
