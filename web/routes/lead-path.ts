import type { RoleId } from '#case/roles.ts'
import type { PointView } from '#case/views/points.ts'
import { stepAt } from './pages.ts'

/** Whose screen the others follow. */
export const leader = 0 satisfies RoleId

/** Where a role's step is just now: its page, or the page of a decision point that the Provider has open. */
export function leadPath(role: RoleId, place: number, points: readonly Pick<PointView, 'point' | 'showing'>[]): string {
  const step = stepAt(role, place)
  const showing = points.find(({ point }) => point === step.point)?.showing
  return showing ? `${step.path}/${showing}` : step.path
}
