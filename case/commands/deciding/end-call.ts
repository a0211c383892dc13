import { PROVIDER } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { afterCall, bedsideNow } from '../../rules/bedside.ts'
import { stepOf } from '../../rules/places.ts'
import { showBedside, visit } from '../../rules/points.ts'
import { pointNamed } from '../../story/points.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The call of medical control before a point has been heard: what it orders is done, the point opens. */
export const endCall = defineCommand({
  kind: 'end-call',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: {},
  decide({ state, content, now }) {
    const point = pointNamed(content, stepOf(state, content, PROVIDER).point)
    const progress = point && state.records.PointProgress[point.docId]
    if (!progress || progress.callSince === null) return refuse({ code: 'point-not-open' })
    if (progress.openedAt !== null) return refuse({ code: 'already-so' })

    return accept(
      put('PointProgress', point.docId, { ...progress, openedAt: now }),
      showBedside(state, afterCall(content, bedsideNow(state, content), point.story), content),
      visit(point, null, now),
    )
  },
})
