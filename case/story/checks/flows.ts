import { roleIds } from '../../records/roles.ts'
import type { CaseContent } from '../content.ts'
import { suffixesOf } from '../decision-story.ts'
import type { Flow, Step } from '../flow.ts'
import { pointNamed } from '../points.ts'
import { type Findings, found } from './complaint.ts'
import { inPoint, pointNames } from './points-named.ts'

/** What is wrong with what the roles walk: paths, points, the pages of tasks, steps that one takes for all. */
export function* mistakesInFlows(content: CaseContent): Findings {
  for (const roleId of roleIds) yield* mistakesInFlow(content, content.flows[roleId], `flows[${roleId}]`)
  const [provider, ...others] = content.flows
  if (!provider.some(({ screen }) => screen === 'arrival'))
    yield found('flows[0]', 'the Provider never arrives', 'Add a step of the kind arrival')
  for (const led of provider.filter(({ screen }) => sharedScreens.has(screen))) {
    for (const [index, flow] of others.entries()) {
      if (!flow.some(({ path }) => path === led.path))
        yield found(`flows[${index + 1}]`, `nobody can follow to ${led.path}`, 'Add this step for the role, too')
    }
  }
  for (const [index, flow] of others.entries()) {
    if (!flow.some(({ screen }) => screen === 'tasks'))
      yield found(`flows[${index + 1}]`, 'nobody prepares', 'Add a step of the kind tasks')
  }
  yield* mistakesInQuestionSteps(content)
  yield* mistakesInTaskPages(content)
  yield* mistakesInPrompts(content)
}

/** Who is asked a question comes to it and to its result, and nobody comes to one that is not asked of them. */
function* mistakesInQuestionSteps({ flows, questions }: CaseContent): Findings {
  for (const [roleId, flow] of flows.entries()) {
    for (const [index, step] of flow.entries()) {
      if (step.question === undefined) continue
      const asked = questions.find(({ slug }) => slug === step.question)
      if (!asked || (asked.only !== undefined && asked.only !== roleId)) {
        const what = asked ? 'is not asked of this role' : 'is no question'
        yield found(`flows[${roleId}][${index}].question`, `“${step.question}” ${what}`, 'Name another, or take it out')
      }
    }
    for (const [place, { slug, only }] of questions.entries()) {
      if (only !== undefined && only !== roleId) continue
      const screens = flow.flatMap(({ question, screen }) => (question === slug ? screen : []))
      if (screens.join() === 'question,question-result') continue
      yield found(
        `flows[${roleId}]`,
        `questions[${place}] is not asked and told, one after the other`,
        'Add a step of the kind question and one of the kind question-result',
      )
    }
  }
}

/** There is something to say at every step, and at no other. */
function* mistakesInPrompts({ flows, prompts }: CaseContent): Findings {
  const steps = new Set(flows.flatMap((flow) => flow.map(({ path, point }) => point ?? path)))
  for (const step of Object.keys(prompts))
    if (!steps.has(step))
      yield found(`prompts.${step}`, `no flow has the step ${step}`, 'Take it out, or put the step into a flow')
  for (const step of steps)
    if (!prompts[step]?.length)
      yield found(`prompts.${step}`, `nothing is said at ${step}`, 'Write what an educator can say to help there')
}

const sharedScreens: ReadonlySet<string> = new Set(['decision-point', 'arrival', 'handover', 'save-handover'])

function* mistakesInFlow(content: CaseContent, flow: Flow, place: string): Findings {
  const paths = flow.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)])
  for (const [index, path] of paths.entries()) {
    if (paths.indexOf(path) !== index)
      yield found(place, `${path} is there twice`, 'Let each step have an address of its own')
  }
  const points = flow.flatMap(({ point }) => point ?? [])
  const all = pointNames(content)
  if (points.join() !== all.join()) {
    yield found(
      place,
      `it goes to the points ${points.join(', ')}, and the story has ${all.join(', ')}`,
      'Lead every role through all points, in their order',
    )
  }
  for (const [index, step] of flow.entries()) yield* mistakesInStep(content, step, `${place}[${index}]`)
  if (flow.at(-1)?.screen !== 'final-report')
    yield found(place, 'it does not end with the report', 'End it with a step of the kind final-report')
}

function* mistakesInStep(content: CaseContent, step: Step, place: string): Findings {
  const { screen, path, question, point, pages = [] } = step
  const asks = screen === 'question' || screen === 'question-result'
  if (asks !== (question !== undefined))
    yield found(place, 'a step has a question if it asks one', 'Name its question, or take it out')
  if ((screen === 'decision-point') !== (point !== undefined))
    yield found(place, 'a step has a point if it is one', 'Name its point, or take it out')
  const at = pointNamed(content, point)
  if (!at) return
  if (path !== at.path)
    yield found(`${place}.path`, `the path of ${inPoint(at.slug)} is another`, `Put ${at.path} there`)
  for (const page of pages) {
    if (!suffixesOf(at.story).some((suffix) => page.path === `${path}/${suffix}`))
      yield found(`${place}.pages`, `${page.path} has nothing to show`, 'Add its rows to the point, or take it out')
  }
  for (const suffix of suffixesOf(at.story)) {
    if (!pages.some((page) => page.path === `${path}/${suffix}`))
      yield found(`${place}.pages`, `${suffix} is missing`, 'Add the page')
  }
}

/** A task is worked on at its page, in the flow of whoever does it. */
function* mistakesInTaskPages({ flows, preparationTasks }: CaseContent): Findings {
  for (const [index, { url, roleId }] of preparationTasks.entries()) {
    const pages = flows[roleId].flatMap((step) => (step.pages ?? []).map(({ path }) => path))
    if (!pages.includes(url))
      yield found(
        `preparationTasks[${index}].url`,
        `no flow has the page ${url}`,
        'Put the page into the flow of whoever does the task',
      )
  }
}
