import type { RoleId } from '#case/records/roles.ts'
import type { GroupView, PointOption } from '#case/views/bedside/points.ts'
import { advisers, advisersFirst } from '../../deciding/decider.ts'

const fields = ['provider', 'rt', 'rn'] as const

/** What a role stands by in a group. Empty: it has said nothing, or taken it back. */
export const choicesOf = (group: Pick<GroupView, 'provider' | 'rt' | 'rn'>, role: RoleId): readonly string[] =>
  [group[fields[role]] ?? []].flat()

/** The advisers first, the decision last. */
export const rolesBehind = (group: GroupView, slug: string): readonly RoleId[] =>
  advisersFirst.filter((role) => choicesOf(group, role).includes(slug))

export const advisersMissing = (group: GroupView): readonly RoleId[] =>
  advisers.filter((role) => choicesOf(group, role).length === 0)

/** The options a role stands by, as listed. */
export const optionsOf = (group: GroupView, role: RoleId): readonly PointOption[] =>
  group.options.filter(({ slug }) => choicesOf(group, role).includes(slug))

/** What has to be switched for one list of procedures to become the other. */
export const toSwitch = (from: readonly string[], to: readonly string[]): readonly string[] => [
  ...from.filter((slug) => !to.includes(slug)),
  ...to.filter((slug) => !from.includes(slug)),
]

/** A Procedure is switched on and off; of any other group one option is chosen. */
export function withTap(group: Pick<GroupView, 'name'>, chosen: readonly string[], slug: string): readonly string[] {
  if (group.name !== 'Procedure') return [slug]
  return chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]
}
