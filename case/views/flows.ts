import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { Flow, Step } from '../story/flow.ts'

/** The flows of the three roles as a page is told them: each step once, however many roles walk it. */
export interface FlowsView {
  readonly steps: readonly Step[]
  /** By role id: which of the steps, in order. */
  readonly walks: readonly [readonly number[], readonly number[], readonly number[]]
}

type Flows = readonly [Flow, Flow, Flow]

/** The same for everybody: of what is not due yet it tells no more than what it is called. */
export const viewFlows = compiled(({ flows }: CaseContent): FlowsView => {
  const steps = [...new Map(flows.flat().map((step) => [JSON.stringify(step), step])).values()]
  const places = new Map(steps.map((step, place) => [JSON.stringify(step), place]))
  const [provider, rt, rn] = flows.map((flow) => flow.map((step) => places.get(JSON.stringify(step)) ?? -1)) // each is there
  return { steps, walks: [provider ?? [], rt ?? [], rn ?? []] }
})

/** The flows again, by role id. */
export const flowsFrom = compiled(({ steps, walks }: FlowsView): Flows => {
  const walkedBy = (walk: readonly number[]): Flow => walk.flatMap((place) => steps[place] ?? [])
  const [provider, rt, rn] = walks
  return [walkedBy(provider), walkedBy(rt), walkedBy(rn)]
})
