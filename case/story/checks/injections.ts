import type { CaseContent } from '../content.ts'
import { deviceParts, type Injection } from '../injection.ts'
import { factChecks } from './facts.ts'
import { mistakesInChoice } from './tasks.ts'

const fields = ['provider', 'rt', 'rn'] as const

/** What is wrong with the events: moments that never come, answers that nobody can give, roles that see nothing of their job. */
export function* mistakesInInjections(content: CaseContent): Generator<string> {
  const checks = factChecks(content)
  for (const [index, event] of content.injections.entries()) {
    const place = `injections[${index}]`
    for (const [at, { when }] of event.moments.entries()) {
      yield* checks.condition(`${place}.moments[${at}]`, when, { isAtBedside: true, seesPoints: true })
    }
    yield* mistakesInMoments(place, event, content)
    yield* mistakesInAnswer(`${place}.answer`, event)
    const own = fields[event.roleId] ?? 'provider'
    if (event.seen[own] === undefined) yield `${place}.seen.${own}: whose job it is sees nothing of their own`
    if (event.display && event.sign === undefined) yield `${place}.display: a device shows it, and there is no sign`
  }
}

function* mistakesInMoments(place: string, { moments, roleId }: Injection, { flows }: CaseContent): Generator<string> {
  const flow = flows[roleId]
  for (const [index, { at, points }] of moments.entries()) {
    for (const screen of at) {
      if (screen === 'final-report') yield `${place}.moments[${index}].at: at the report the case is over`
      if (!flow.some((step) => step.screen === screen)) yield `${place}.moments[${index}].at: its role has no ${screen}`
    }
    for (const point of points ?? []) {
      const isThere = flow.some((step) => step.point === point && at.includes(step.screen))
      if (!isThere) yield `${place}.moments[${index}].points: its role comes to no point ${point} there`
    }
  }
}

function* mistakesInAnswer(place: string, { answer }: Injection): Generator<string> {
  if (answer.kind === 'number') {
    const { right, tolerance, wrong } = answer
    for (const { value } of wrong) {
      if (Math.abs(value - right) <= tolerance) yield `${place}.wrong: ${value} counts as right`
    }
    return
  }
  yield* mistakesInChoice(place, answer)
  if (answer.kind === 'choose') return
  const parts: readonly string[] = deviceParts[answer.device]
  for (const { slug } of answer.options) {
    if (!parts.includes(slug)) yield `${place}.options: “${slug}” is no part of a ${answer.device}`
  }
}
