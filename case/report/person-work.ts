import { CASE_ID } from '../records/collections.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { caseMsBetween } from '../rules/case-clock.ts'
import { unitOf } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import type { WorkReport } from './times-report.ts'

/** A piece of somebody's work. Times are in ms of the case after the transport clock's start. */
export interface OwnWork {
  readonly name: string
  readonly startMs: number
  readonly doneMs: number | null
  readonly steps: readonly { readonly label: string; readonly ms: number }[]
}

export function workOf(
  roleId: RoleId,
  work: readonly WorkReport[],
  { state, content }: { readonly state: CaseState; readonly content: CaseContent },
): OwnWork[] {
  const start = state.records.CaseTaskTime[CASE_ID]?.TransportStartTime ?? 0
  return work
    .filter((one) => one.roleId === roleId)
    .map(({ work: id, startMs, doneMs }) => {
      const { name, steps } = unitOf(content, id)
      const done = state.records.Work[id]?.steps ?? []
      const labelOf = (slug: string) => steps.find((step) => step.slug === slug)?.label ?? slug
      return {
        name,
        startMs,
        doneMs,
        steps: done.map(({ slug, at }) => ({ label: labelOf(slug), ms: caseMsBetween(state, start, at) })),
      }
    })
    .sort((one, other) => one.startMs - other.startMs)
}
