import { rightStep } from '../../orders/right-step.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { holderOf } from '../../rules/seats.ts'
import { unitOf } from '../../rules/work-units.ts'
import { workOf } from '../../stand-ins/act-for-seat.ts'
import { doingOf } from '../../stand-ins/played-commands.ts'
import { propose } from '../../stand-ins/propose.ts'
import type { CaseContent } from '../../story/content.ts'
import type { View } from '../view.ts'

interface Looking {
  readonly state: CaseState
  readonly content: CaseContent
  readonly roleId: RoleId
  readonly viewOf: (roleId: RoleId) => View
}

/** What an educator could do for a seat that nobody holds; null: nothing is due, or somebody holds it. */
export function nextDeed({ state, content, roleId, viewOf }: Looking): string | null {
  if (holderOf(state, roleId)) return null
  const request = propose({
    roleId,
    manner: 'expert',
    seed: 0,
    view: viewOf(roleId),
    story: content,
    rightStep: (order) => rightStep({ state, content }, order),
  })?.request
  if (!request) return null
  const work = workOf(request)
  return work === null ? (content.standIns.doing[doingOf(request)] ?? request.kind) : unitOf(content, work).name
}
