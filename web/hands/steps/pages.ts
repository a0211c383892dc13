import type { RoleId } from '#case/records/roles.ts'
import { compiled } from '#case/story/compiled.ts'
import type { Flow, ScreenKind, Step } from '#case/story/flow.ts'
import { type FlowsView, flowsFrom } from '#case/views/flows.ts'
import { useView } from '../../base/live/surroundings.ts'
import { roleIds } from '../../base/roles/roles.ts'

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
export const pagesOf = compiled((told: FlowsView): readonly Page[] => {
  const flows = flowsFrom(told)
  const each = new Map(flows.flatMap(pagesIn).map(({ path, title, screen }) => [path, { path, title, screen }]))
  return [...each.values()].map((page) => {
    const [provider, rt, rn] = roleIds.map((role) => spotOf(flows[role], page.path))
    return { ...page, spots: [provider ?? null, rt ?? null, rn ?? null] }
  })
})

const pagesIn = (flow: Flow) => flow.flatMap((step) => [step, ...(step.pages ?? [])])

function spotOf(flow: Flow, path: string): Spot | null {
  const step = flow.findIndex((each) => each.path === path || each.pages?.some((page) => page.path === path))
  const found = flow[step]
  if (!found) return null
  if (found.path === path) return { step, title: found.title, isSubPage: false }
  const title = found.pages?.find((page) => page.path === path)?.title ?? found.title
  return { step, title, isSubPage: true }
}

const nothingTold: FlowsView = { steps: [], walks: [[], [], []] }

/** What the roles of the story walk that is played. Without a step until the server has told. */
export const useFlows = (): FlowsView => useView((view) => view.flows) ?? nothingTold

/** The step of a role at this index. A flow that was told is never empty, and the server keeps every place inside it. */
export function stepAt(told: FlowsView, role: RoleId, index: number): Step {
  const flow = flowsFrom(told)[role]
  const step = flow[Math.min(index, flow.length - 1)]
  if (!step) throw new Error(`Role ${role} has no steps`)
  return step
}

export const pathAt = (told: FlowsView, role: RoleId, index: number): string => stepAt(told, role, index).path

/** What the page at this path is called in a role's flow. */
export function titleOf(told: FlowsView, role: RoleId, path: string): string {
  const page = pagesOf(told).find((each) => each.path === path)
  return page?.spots[role]?.title ?? page?.title ?? ''
}
