import { roleIds } from '../../records/roles.ts'
import type { CaseContent } from '../content.ts'
import { pageSuffixes } from '../decision-story.ts'
import type { Flow, Step } from '../flow.ts'

/** What is wrong with what the roles walk: paths, points, the pages of tasks, steps that one takes for all. */
export function* mistakesInFlows(content: CaseContent): Generator<string> {
  for (const roleId of roleIds) yield* mistakesInFlow(content, content.flows[roleId], `flows[${roleId}]`)
  const [provider, ...others] = content.flows
  if (!provider.some(({ screen }) => screen === 'arrival')) yield 'flows[0]: the Provider never arrives'
  for (const led of provider.filter(({ screen }) => sharedScreens.has(screen))) {
    for (const [index, flow] of others.entries()) {
      if (!flow.some(({ path }) => path === led.path)) yield `flows[${index + 1}]: nobody can follow to ${led.path}`
    }
  }
  for (const [index, flow] of others.entries()) {
    if (!flow.some(({ screen }) => screen === 'tasks')) yield `flows[${index + 1}]: nobody prepares`
  }
  yield* mistakesInTaskPages(content)
  yield* mistakesInPrompts(content)
}

/** There is something to say at every step, and at no other. */
function* mistakesInPrompts({ flows, prompts }: CaseContent): Generator<string> {
  const paths = new Set(flows.flatMap((flow) => flow.map(({ path }) => path)))
  for (const path of Object.keys(prompts)) if (!paths.has(path)) yield `prompts: no flow has the step ${path}`
  for (const path of paths) if (!prompts[path]?.length) yield `prompts: nothing is said at ${path}`
}

const sharedScreens: ReadonlySet<string> = new Set(['decision-point', 'arrival', 'handover', 'save-handover'])

function* mistakesInFlow({ decisionStories }: CaseContent, flow: Flow, place: string): Generator<string> {
  const paths = flow.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)])
  for (const [index, path] of paths.entries()) {
    if (paths.indexOf(path) !== index) yield `${place}: ${path} is there twice`
  }
  const points = flow.flatMap(({ point }) => point ?? [])
  const all = decisionStories.map((_, index) => index + 1)
  if (points.join() !== all.join()) {
    yield `${place}: it goes to the points ${points.join(', ')}, and the story has ${all.join(', ')}`
  }
  for (const [index, step] of flow.entries()) yield* mistakesInStep(step, `${place}[${index}]`)
  if (flow.at(-1)?.screen !== 'final-report') yield `${place}: it does not end with the report`
}

function* mistakesInStep({ screen, path, question, point, pages = [] }: Step, place: string): Generator<string> {
  const asks = screen === 'question' || screen === 'question-result'
  if (asks !== (question !== undefined)) yield `${place}: a step has a question if it asks one`
  if ((screen === 'decision-point') !== (point !== undefined)) yield `${place}: a step has a point if it is one`
  if (point === undefined) return
  if (path !== `/case/decision-point/${point}`) yield `${place}.path: the path of point ${point} is another`
  for (const suffix of pageSuffixes) {
    if (!pages.some((page) => page.path === `${path}/${suffix}`)) yield `${place}.pages: ${suffix} is missing`
  }
}

/** A task is worked on at its page, in the flow of whoever does it. */
function* mistakesInTaskPages({ flows, preparationTasks }: CaseContent): Generator<string> {
  const pages = new Set(flows.flatMap((flow) => flow.flatMap((step) => (step.pages ?? []).map(({ path }) => path))))
  for (const [name, { url }] of Object.entries(preparationTasks)) {
    if (!pages.has(url)) yield `preparationTasks.${name}.url: no flow has the page ${url}`
  }
}
