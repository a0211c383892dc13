import type { Attempt, WorkId } from '../records/preparation.ts'
import type { RoleId } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import type { Choice, TaskStep } from '../story/task.ts'
import type { StepAnswer } from './step-answers.ts'
import { unitOf } from './work-units.ts'

/** Of a run. Whoever is wrong more often still gets the hint, but it is no longer kept. */
const MOST = 300

interface Tried {
  readonly roleId: RoleId
  readonly at: number
  readonly input: StepAnswer & { readonly work: WorkId; readonly step: string }
  /** The step that was due. */
  readonly due: string
}

/** Keeps what was tried. Tapped again and again out of its turn, a step counts once. */
export function keepAttempt(state: CaseState, { roleId, at, input, due }: Tried): Change[] {
  const { work, step, ask = null, choice = null, value = null, using = null } = input
  const instead = step === due ? null : step
  const before = Object.values(state.records.Attempt)
  const last = before.findLast((one) => one.work === work)
  if (before.length >= MOST || (instead !== null && last?.step === due && last.instead === instead)) return []
  const attempt: Attempt = { roleId, at, work, step: due, instead, ask, choice, value, using }
  return [put('Attempt', String(before.length + 1), attempt)]
}

/** Whether what was tried wrongly has been done since. */
export function isRightNow({ records }: CaseState, { work, step, ask }: Attempt): boolean {
  const done = records.Work[work]
  return (
    done !== undefined && (done.steps.some(({ slug }) => slug === step) || (ask !== null && done.parts.includes(ask)))
  )
}

interface AttemptInWords {
  readonly work: string
  readonly step: string
  readonly entered: string
  readonly right: string
}

/** What was tried, and what would have been right. */
export function attemptInWords(content: CaseContent, attempt: Attempt): AttemptInWords {
  const { name, steps } = unitOf(content, attempt.work)
  const labelOf = (slug: string) => steps.find((one) => one.slug === slug)?.label ?? slug
  const step = steps.find(({ slug }) => slug === attempt.step)
  const words = step && attempt.instead === null ? answerInWords(step, attempt) : null
  return {
    work: name,
    step: labelOf(attempt.step),
    entered: words?.entered ?? `${labelOf(attempt.instead ?? '')}, before its turn`,
    right: words?.right ?? 'this step first',
    ...(words?.label && { step: words.label }),
  }
}

interface AnswerInWords {
  readonly entered: string
  readonly right: string
  /** Of one of several numbers. */
  readonly label?: string
}

function answerInWords(step: TaskStep, { ask, choice, value, using }: Attempt): AnswerInWords | null {
  if (step.kind === 'choose') return chosenInWords(step, choice)
  if (step.kind === 'pick-items') {
    const nameOf = (slug: string | null) => step.items.find((item) => item.slug === slug)?.name ?? ''
    return { entered: nameOf(choice), right: 'to leave it' }
  }
  const asked = step.kind === 'numbers' ? step.asks.find(({ slug }) => slug === ask) : step
  if (asked === undefined || !('unit' in asked)) return null
  const tool = asked.using && chosenInWords(asked.using, using)
  const withTool = (text: string, name: string | undefined) => (name ? `${text}, ${name}` : text)
  return {
    entered: withTool(`${value ?? '?'} ${asked.unit}`, tool?.entered),
    right: withTool(`${asked.right} ${asked.unit}`, tool?.right),
    label: asked.label,
  }
}

function chosenInWords({ options, right }: Choice, chosen: string | null): AnswerInWords {
  const nameOf = (slug: string | null) => options.find((option) => option.slug === slug)?.name ?? ''
  return { entered: nameOf(chosen), right: nameOf(right) }
}
