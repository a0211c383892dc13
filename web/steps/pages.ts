import type { RoleId } from '#case/records/roles.ts'
import type { Flow, ScreenKind } from '#case/story/flow.ts'
import { flows } from '#content/flows/flows.ts'
import { roleIds } from '../roles/roles.ts'

/** Where a page stands in one role's flow. */
interface Spot {
  readonly step: number
  readonly title: string
  /** A page that belongs to the step, not the step itself. */
  readonly isSubPage: boolean
}

/** A page of the case. One page may stand in several flows, at different steps. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly screen: ScreenKind
  /** By role id; null where the role never comes by. */
  readonly spots: readonly [Spot | null, Spot | null, Spot | null]
}

/** Every page of the three flows, once. */
export const pages: readonly Page[] = [
  ...new Map(flows.flatMap(pagesOf).map(({ path, title, screen }) => [path, { path, title, screen }])).values(),
].map((page) => {
  const [provider, rt, rn] = roleIds.map((role) => spotOf(flows[role], page.path))
  return { ...page, spots: [provider ?? null, rt ?? null, rn ?? null] }
})

function pagesOf(flow: Flow) {
  return flow.flatMap((step) => [step, ...(step.pages ?? [])])
}

function spotOf(flow: Flow, path: string): Spot | null {
  const step = flow.findIndex((each) => each.path === path || each.pages?.some((page) => page.path === path))
  const found = flow[step]
  if (!found) return null
  if (found.path === path) return { step, title: found.title, isSubPage: false }
  const title = found.pages?.find((page) => page.path === path)?.title ?? found.title
  return { step, title, isSubPage: true }
}

/** The step of a role at this index. A flow is never empty, and the server keeps every place inside it. */
export function stepAt(role: RoleId, index: number) {
  const flow = flows[role]
  const step = flow[Math.min(index, flow.length - 1)]
  if (!step) throw new Error(`Role ${role} has no steps`)
  return step
}

export const pathAt = (role: RoleId, index: number): string => stepAt(role, index).path

/** What the page at this path is called in a role's flow. */
export function titleOf(role: RoleId, path: string): string {
  const page = pages.find((each) => each.path === path)
  return page?.spots[role]?.title ?? page?.title ?? ''
}
