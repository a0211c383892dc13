import { isSame } from '../../records/is-same.ts'
import { type RoleId, roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { answerersOf, asksOf, optionNamed } from '../../rules/asks.ts'
import { type SeatInCase, stepOf } from '../../rules/places.ts'
import { isDecided, progressOf } from '../../rules/points.ts'
import { findQuestion } from '../../rules/questions.ts'
import { saidNumber } from '../../rules/said-number.ts'
import { unitsOfRole } from '../../rules/work-units.ts'
import { goodAt } from '../../stand-ins/advice.ts'
import { rightAnswers } from '../../stand-ins/right-answers.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Step } from '../../story/flow.ts'
import { pointNamed } from '../../story/points.ts'
import type { TaskStep } from '../../story/task.ts'

export interface RightAnswer {
  readonly asked: string
  readonly right: string
  readonly why: string | null
}

/** What some stand before: what is right there and why, and what could be said to help. */
export interface GuideView {
  /** Who stands before it: where several stand before the same, it is said once. */
  readonly roleIds: readonly RoleId[]
  readonly title: string
  readonly answers: readonly RightAnswer[]
  /** From gentle to plain. */
  readonly prompts: readonly string[]
}

export function viewGuides(state: CaseState, content: CaseContent): GuideView[] {
  const guides: GuideView[] = []
  for (const roleId of roleIds) {
    const { roleIds: own, ...guide } = guideOf({ state, content, roleId })
    const at = guides.findIndex(({ roleIds: _, ...other }) => isSame(other, guide))
    const same = guides[at]
    if (same) guides[at] = { ...same, roleIds: [...same.roleIds, ...own] }
    else guides.push({ roleIds: own, ...guide })
  }
  return guides
}

function guideOf(looking: SeatInCase): GuideView {
  const { state, content, roleId } = looking
  const step = stepOf(state, content, roleId)
  return {
    roleIds: [roleId],
    title: step.title,
    answers: answersAt(looking, step),
    prompts: content.prompts[step.point ?? step.path] ?? [],
  }
}

function answersAt({ state, content, roleId }: SeatInCase, step: Step): RightAnswer[] {
  const asked = findQuestion(content, step.question)
  if (step.screen === 'question' && asked) {
    const { question, options, right } = asked
    const best = options.find(({ slug }) => slug === right)
    return best ? [{ asked: question, right: best.name, why: best.why }] : []
  }
  if (step.screen === 'decision-point' && step.point) return pointAnswers(state, content, step.point)
  if (step.screen === 'tasks') return taskAnswers(state, content, roleId)
  if (step.screen === 'challenge') return challengeAnswers(content, roleId)
  return []
}

/** Of every group that is open: all that is as good as can be, with its reason. */
function pointAnswers(state: CaseState, content: CaseContent, point: string): RightAnswer[] {
  const progress = progressOf(state, content, point)
  const groups = pointNamed(content, point)?.story.groups ?? {}
  return Object.entries(groups)
    .filter(([group]) => !progress || !isDecided(progress, group as keyof typeof groups)) // its own names
    .flatMap(([group, options]) => {
      const good = new Set(goodAt(content, `${point}/${group as keyof typeof groups}`).map(({ name }) => name))
      return options.filter(({ slug }) => good.has(slug)).map(({ name, why }) => ({ asked: group, right: name, why }))
    })
}

/** The next step of whatever is under way. */
function taskAnswers(state: CaseState, content: CaseContent, roleId: RoleId): RightAnswer[] {
  return unitsOfRole(content, roleId).flatMap((unit) => {
    const work = state.records.Work[unit.id]
    const step = work && unit.steps[work.steps.length]
    return step ? [{ asked: `${unit.name}: ${step.label}`, right: rightWords(step), why: null }] : []
  })
}

function rightWords(step: TaskStep): string {
  const named = (slug: string | undefined, options: readonly { slug: string; name: string }[]) =>
    options.find((option) => option.slug === slug)?.name ?? slug ?? ''
  if (step.kind === 'choose') return named(step.right, step.options)
  if (step.kind === 'number') return `${step.right} ${step.unit}`
  if (step.kind === 'numbers') return step.asks.map(({ label, right, unit }) => `${label}: ${right} ${unit}`).join('; ')
  if (step.kind === 'pick-items') {
    return rightAnswers(step)
      .map(({ choice }) => named(choice, step.items))
      .join(', ')
  }
  return step.kind === 'check' ? 'A second person checks it.' : 'Do it.'
}

/** What is chosen of a suggestion is told to who suggests, too. */
const challengeAnswers = (content: CaseContent, roleId: RoleId): RightAnswer[] =>
  asksOf(content)
    .filter((ask) => answerersOf(ask).includes(roleId) && !(ask.kind === 'choice' && ask.after))
    .map((ask) => {
      const best = optionNamed(ask, ask.kind === 'numbers' ? null : ask.right)
      const why = ask.working.join(' ')
      if (ask.kind === 'suggestion') {
        return { asked: ask.settleQuestion, right: best?.name ?? '', why: best?.verdict ?? null }
      }
      if (ask.kind === 'choice') return { asked: ask.question, right: best?.name ?? '', why }
      const right = ask.numbers.map((number) => saidNumber(number, number.right)).join('; ')
      return { asked: ask.question, right, why: ask.formula ?? why }
    })
