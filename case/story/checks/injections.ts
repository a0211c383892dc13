import type { CaseContent } from '../content.ts'
import { deviceParts, type Injection } from '../injection.ts'
import { type Findings, found } from './complaint.ts'
import { factChecks } from './facts.ts'
import { inPoint } from './points-named.ts'
import { mistakesInChoice, mistakesInNumber, piecesOf } from './tasks.ts'

const fields = ['provider', 'rt', 'rn'] as const

/** What is wrong with the events: moments that never come, answers that nobody can give, roles that see nothing of their job. */
export function* mistakesInInjections(content: CaseContent): Findings {
  const checks = factChecks(content)
  for (const [index, event] of content.injections.entries()) {
    const place = `injections[${index}]`
    for (const [at, { when }] of event.moments.entries()) {
      yield* checks.condition(`${place}.moments[${at}]`, when, { isAtBedside: true, seesPoints: true })
    }
    yield* mistakesInMoments(place, event, content)
    yield* mistakesInAnswer(`${place}.answer`, event)
    const own = fields[event.roleId] ?? 'provider'
    if (event.seen[own] === undefined)
      yield found(
        `${place}.seen.${own}`,
        'whose job it is sees nothing of their own',
        'Say what this role finds when it looks',
      )
    yield* mistakesInLook(place, event, content)
    yield* mistakesInLeaves(place, event)
    if (event.display && event.sign === undefined)
      yield found(`${place}.display`, 'a device shows it, and there is no sign', 'Say what all three see or hear')
  }
}

function* mistakesInMoments(place: string, { moments, roleId }: Injection, content: CaseContent): Findings {
  const flow = content.flows[roleId]
  const tasks = content.preparationTasks.map(({ firebaseId }) => firebaseId)
  const works = piecesOf(content.preparationTasks).map(({ name }) => name)
  for (const [index, { at, points, done = [], notBegun = [] }] of moments.entries()) {
    for (const task of done.filter((one) => !tasks.includes(one)))
      yield found(`${place}.moments[${index}].done`, `there is no task “${task}”`, `Name one of ${tasks.join(', ')}`)
    for (const work of notBegun.filter((one) => !works.includes(one)))
      yield found(`${place}.moments[${index}].notBegun`, `nobody does “${work}”`, `Name one of ${works.join(', ')}`)
    for (const screen of at) {
      if (screen === 'final-report')
        yield found(`${place}.moments[${index}].at`, 'at the report the case is over', 'Name an earlier step')
      if (!flow.some((step) => step.screen === screen))
        yield found(
          `${place}.moments[${index}].at`,
          `its role has no ${screen}`,
          'Name a step that the role comes to whose job it is',
        )
    }
    for (const point of points ?? []) {
      const isThere = flow.some((step) => step.point === point && at.includes(step.screen))
      if (!isThere)
        yield found(
          `${place}.moments[${index}].points`,
          `its role comes to no ${inPoint(point)} there`,
          'Name points of the story, and decision-point among its steps',
        )
    }
  }
}

function* mistakesInAnswer(place: string, { answer }: Injection): Findings {
  if (answer.kind === 'number') {
    yield* mistakesInNumber(place, answer)
    return
  }
  yield* mistakesInChoice(place, answer)
  if (answer.kind === 'choose') return
  const parts: readonly string[] = deviceParts[answer.device]
  for (const { slug } of answer.options) {
    if (!parts.includes(slug))
      yield found(`${place}.options`, `“${slug}” is no part of a ${answer.device}`, `Name one of ${parts.join(', ')}`)
  }
}

/** Whoever looks there can name it, and what they see tells it from what is always so. */
function* mistakesInLook(place: string, { look }: Injection, { devices = [] }: CaseContent): Findings {
  if (!look) return
  yield* mistakesSeenOn(`${place}.look`, look, devices)
  for (const [index, other] of (look.also ?? []).entries())
    yield* mistakesSeenOn(`${place}.look.also[${index}]`, other, devices)
}

type Look = Omit<NonNullable<Injection['look']>, 'also'>

function* mistakesSeenOn(place: string, look: Look, devices: NonNullable<CaseContent['devices']>): Findings {
  const device = devices.find(({ slug }) => slug === look.device)
  if (!device) {
    yield found(`${place}.device`, `there is no device “${look.device}”`, 'Name one of devices')
    return
  }
  if (!device.findings.some(({ slug }) => slug === look.finding))
    yield found(`${place}.finding`, `nobody can say “${look.finding}” of it`, 'Name one of its findings')
  if (look.reading === device.usual)
    yield found(`${place}.reading`, 'it shows what it always shows', 'Say what can be seen of it')
}

/** Only what somebody did instead leaves something behind, and only where one can look. */
function* mistakesInLeaves(place: string, { leaves = [], look, answer }: Injection): Findings {
  if (leaves.length > 0 && !look)
    yield found(`${place}.leaves`, 'nobody can look where something is left', 'Say in look where it is seen')
  for (const [index, { choice, reading }] of leaves.entries()) {
    const isWrong =
      answer.kind !== 'number' && choice !== answer.right && answer.options.some((one) => one.slug === choice)
    if (!isWrong)
      yield found(`${place}.leaves[${index}].choice`, `“${choice}” is no wrong answer to it`, 'Name one of its options')
    if (reading === look?.reading)
      yield found(`${place}.leaves[${index}].reading`, 'it shows what it showed before', 'Say what can be seen then')
  }
}
