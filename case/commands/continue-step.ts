import { z } from 'zod'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, roleIds } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import { bedsideNow, onArrival, openPoint } from '../rules/bedside.ts'
import { gatherAt, placeOf } from '../rules/places.ts'
import { freshPoint, showBedside, visit } from '../rules/points.ts'
import { isLed } from '../rules/steps.ts'
import { whatHolds } from '../rules/way-on.ts'
import type { CaseContent } from '../story/content.ts'
import type { Step } from '../story/flow.ts'
import { pointNamed } from '../story/points.ts'
import { accept, defineCommand, refuse } from './define-command.ts'

/** Moves the role's own place by one step. Naming the step makes a second press harmless. To the preparation and from the bedside on the Provider leads. */
export const continueStep = defineCommand({
  kind: 'continue',
  allowed: roleIds,
  input: { step: z.number().int().nonnegative() },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    const place = placeOf(state, roleId)
    if (input.step !== place) return refuse({ code: 'not-at-step', step: place })
    const next = content.flows[roleId][place + 1]
    const held = whatHolds(state, content, roleId)
    if (held || !next) return refuse(held ?? { code: 'last-step' })

    const moved = isLed(next)
      ? gatherAt(content, next, now)
      : [put('Place', String(roleId), { step: place + 1, since: now })]
    return accept(...moved, ...whatHappens({ state, content }, { to: next, roleId }, now))
  },
})

/** What the Provider's going on sets off: the clock, a point that opens, the call, the arrival. */
function whatHappens(
  { state, content }: { readonly state: CaseState; readonly content: CaseContent },
  { to, roleId }: { to: Step; roleId: number },
  now: number,
): Change[] {
  if (roleId !== PROVIDER) return []
  const clock = state.records.CaseTaskTime[CASE_ID]
  if (to.screen === 'board' && clock?.TransportStartTime === null) {
    return [put('CaseTaskTime', CASE_ID, { ...clock, TransportStartTime: now })]
  }
  const point = pointNamed(content, to.point)
  if (point) {
    const { docId, story } = point
    if (story.callBefore) return [put('PointProgress', docId, { ...freshPoint, callSince: now })]
    return [
      put('PointProgress', docId, { ...freshPoint, openedAt: now }),
      showBedside(state, openPoint(content, bedsideNow(state, content), story), content),
      visit(point, null, now),
    ]
  }
  if (to.screen === 'arrival') return [showBedside(state, onArrival(bedsideNow(state, content), content), content)]
  return []
}
