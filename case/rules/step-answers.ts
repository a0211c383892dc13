import type { Work } from '../records/preparation.ts'
import type { Choice, NumberAsked, NumbersStep, PickItemsStep, TaskStep } from '../story/task.ts'
import type { Refusal } from './refusals.ts'

/** What a person did at a step. */
export interface StepAnswer {
  readonly choice?: string | undefined
  readonly ask?: string | undefined
  readonly value?: number | undefined
  readonly using?: string | undefined
}

/** The work as it stands afterwards, or why the answer did not register. */
export type StepVerdict = { readonly work: Work } | { readonly refusal: Refusal }

const wrong = (hint: string): StepVerdict => ({ refusal: { code: 'wrong-step', hint } })
const unknown: StepVerdict = { refusal: { code: 'unknown-option' } }
// Tolerances are read with a hair to spare: 0.66 is within 0.02 of 0.64, whatever binary fractions say.
const HAIR = 1e-9

export function judgeStep(step: TaskStep, work: Work, answer: StepAnswer, now: number): StepVerdict {
  const done: StepVerdict = {
    work: { ...work, steps: [...work.steps, { slug: step.slug, at: now }], parts: [], wrong: null },
  }
  switch (step.kind) {
    case 'do':
      return done
    case 'choose':
      return judgeChoice(step, answer.choice) ?? done
    case 'number':
      return (step.using && judgeChoice(step.using, answer.using)) ?? judgeNumber(step, answer.value) ?? done
    case 'pick-items':
      return judgePick(step, work, answer.choice, done)
    case 'check':
      return work.checkAskedAt === null ? { work: { ...work, checkAskedAt: now } } : { refusal: { code: 'already-so' } }
    case 'numbers':
      return judgeNumbers(step, work, answer, done)
  }
}

function judgeChoice({ options, right }: Choice, chosen: string | undefined): StepVerdict | undefined {
  const option = options.find(({ slug }) => slug === chosen)
  if (!option) return unknown
  return option.slug === right ? undefined : wrong(option.hint ?? '')
}

export const isNear = (value: number, right: number, tolerance: number) => Math.abs(value - right) <= tolerance + HAIR

export const hintFor = (asked: NumberAsked, value: number): string =>
  asked.wrong.find((mistake) => isNear(value, mistake.value, asked.tolerance))?.hint ?? asked.hint

function judgeNumber(asked: NumberAsked, value: number | undefined): StepVerdict | undefined {
  if (value === undefined) return unknown
  return isNear(value, asked.right, asked.tolerance) ? undefined : wrong(hintFor(asked, value))
}

function judgePick(step: PickItemsStep, work: Work, picked: string | undefined, done: StepVerdict): StepVerdict {
  const item = step.items.find(({ slug }) => slug === picked)
  if (!item) return unknown
  if (!item.isRight) return wrong(item.hint ?? '')
  if (work.parts.includes(item.slug)) return { refusal: { code: 'already-so' } }

  const parts = [...work.parts, item.slug]
  const isComplete = step.items.every(({ slug, isRight }) => !isRight || parts.includes(slug))
  return isComplete ? done : { work: { ...work, parts } }
}

/** Numbers are kept as first entered, so a wrong one registers too; it may be given again. */
function judgeNumbers(step: NumbersStep, work: Work, answer: StepAnswer, done: StepVerdict): StepVerdict {
  const asked = step.asks.find(({ slug }) => !work.parts.includes(slug))
  if (!asked || asked.slug !== answer.ask || answer.value === undefined) return unknown
  const wrongTool = asked.using && judgeChoice(asked.using, answer.using)
  if (wrongTool) return wrongTool

  const { value } = answer
  const firstAnswers = { [asked.slug]: value, ...work.firstAnswers }
  if (!isNear(value, asked.right, asked.tolerance)) {
    return { work: { ...work, firstAnswers, wrong: { ask: asked.slug, value } } }
  }
  const parts = [...work.parts, asked.slug]
  if (parts.length < step.asks.length) return { work: { ...work, firstAnswers, parts, wrong: null } }
  return 'work' in done ? { work: { ...done.work, firstAnswers } } : done
}

/** What is said about the newest wrong number. */
export function verdictOn(step: NumbersStep, wrongAnswer: NonNullable<Work['wrong']>): string | undefined {
  const asked = step.asks.find(({ slug }) => slug === wrongAnswer.ask)
  return asked && hintFor(asked, wrongAnswer.value)
}
