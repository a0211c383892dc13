import type { CaseContent } from '../content.ts'
import type { Choice, TaskStep } from '../task.ts'

/** What is wrong with the preparation: names of work, right answers, hints, times, the bands of its verdict. */
export function* mistakesInTasks({ preparationTasks, preparation }: CaseContent): Generator<string> {
  const { mixedMeds, epiChallenge, ...plain } = preparationTasks
  const tasks = Object.entries(plain)
  const taken = [...tasks.map(([, { firebaseId }]) => firebaseId), mixedMeds.firebaseId, 'epi-challenge']
  for (const [index, { slug }] of mixedMeds.drugs.entries()) {
    if (taken.includes(slug)) yield `preparationTasks.mixedMeds.drugs[${index}].slug: “${slug}” is other work already`
  }
  const totalMs = mixedMeds.drugs.reduce((sum, drug) => sum + drug.totalMs, 0)
  if (mixedMeds.totalMs !== totalMs) yield `preparationTasks.mixedMeds.totalMs: its drugs take ${totalMs} ms`
  const stepsOf = [
    ...tasks.map(([name, { steps }]) => ({ at: `preparationTasks.${name}`, steps })),
    ...mixedMeds.drugs.map(({ steps }, index) => ({ at: `preparationTasks.mixedMeds.drugs[${index}]`, steps })),
    { at: 'preparationTasks.epiChallenge', steps: epiChallenge.steps },
  ]
  for (const { at, steps } of stepsOf) {
    for (const [index, step] of steps.entries()) yield* mistakesInStep(`${at}.steps[${index}]`, step)
  }
  const ends = preparation.bands.map(({ untilMs }) => untilMs ?? Number.POSITIVE_INFINITY)
  const isGrowing = ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0))
  if (!isGrowing || ends.at(-1) !== Number.POSITIVE_INFINITY) {
    yield 'preparation.bands: each ends later than the one before, and the last never'
  }
}

function* mistakesInStep(at: string, step: TaskStep): Generator<string> {
  if (step.kind === 'choose') yield* mistakesInChoice(at, step)
  if (step.kind === 'number' && step.using) yield* mistakesInChoice(`${at}.using`, step.using)
  if (step.kind === 'numbers') {
    for (const [index, { using }] of step.asks.entries()) {
      if (using) yield* mistakesInChoice(`${at}.asks[${index}].using`, using)
    }
  }
  if (step.kind === 'pick-items') {
    if (!step.items.some(({ isRight }) => isRight)) yield `${at}.items: none is right`
    for (const { slug, isRight, hint } of step.items) {
      if (!isRight && hint === undefined) yield `${at}.items: “${slug}” is wrong and has no hint`
    }
  }
  if (step.kind === 'check') {
    for (const { part } of step.misfits) {
      if (!step.made.some(({ slug }) => slug === part)) yield `${at}.misfits: “${part}” is nothing that was made`
    }
  }
}

export function* mistakesInChoice(at: string, { options, right }: Choice): Generator<string> {
  if (!options.some(({ slug }) => slug === right)) yield `${at}.right: “${right}” is none of the options`
  for (const { slug, hint } of options) {
    if (slug !== right && hint === undefined) yield `${at}.options: “${slug}” is wrong and has no hint`
  }
}
