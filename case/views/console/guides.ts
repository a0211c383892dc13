import { PROVIDER, type RoleId, RT } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { stepOf } from '../../rules/places.ts'
import { isDecided } from '../../rules/points.ts'
import { holderOf } from '../../rules/seats.ts'
import { unitOf, unitsOfRole } from '../../rules/work-units.ts'
import { workOf } from '../../stand-ins/act-for-seat.ts'
import { goodAt } from '../../stand-ins/advice.ts'
import { propose } from '../../stand-ins/propose.ts'
import { rightAnswers } from '../../stand-ins/right-answers.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Step } from '../../story/flow.ts'
import type { TaskStep } from '../../story/task.ts'
import type { View } from '../view.ts'

export interface RightAnswer {
  readonly asked: string
  readonly right: string
  readonly why: string | null
}

/** What a role stands before: what is right there and why, and what could be said to help. */
export interface GuideView {
  readonly roleId: RoleId
  readonly title: string
  readonly answers: readonly RightAnswer[]
  /** From gentle to plain. */
  readonly prompts: readonly string[]
  /** What an educator could do for a seat that nobody holds; null: nothing is due, or somebody holds it. */
  readonly nextDeed: string | null
}

interface Looking {
  readonly state: CaseState
  readonly content: CaseContent
  readonly roleId: RoleId
  readonly view: View
}

export function viewGuide(looking: Looking): GuideView {
  const { state, content, roleId } = looking
  const step = stepOf(state, content, roleId)
  return {
    roleId,
    title: step.title,
    answers: answersAt(looking, step),
    prompts: content.prompts[step.path] ?? [],
    nextDeed: holderOf(state, roleId) ? null : deedOf(looking),
  }
}

function deedOf({ content, roleId, view }: Looking): string | null {
  const request = propose({ roleId, manner: 'expert', seed: 0, view, story: content })?.request
  if (!request) return null
  const work = workOf(request)
  return work === null ? (content.standIns.doing[request.kind] ?? request.kind) : unitOf(content, work).name
}

function answersAt({ state, content, roleId }: Looking, step: Step): RightAnswer[] {
  if (step.screen === 'question' && step.question) {
    const { question, options, right } = content.questions[step.question]
    const best = options.find(({ slug }) => slug === right)
    return best ? [{ asked: question, right: best.name, why: best.why }] : []
  }
  if (step.screen === 'decision-point' && step.point) return pointAnswers(state, content, step.point)
  if (step.screen === 'tasks') return taskAnswers(state, content, roleId)
  if (step.screen === 'challenge') return challengeAnswers(content, roleId)
  return []
}

/** Of every group that is open: all that is as good as can be, with its reason. */
function pointAnswers(state: CaseState, content: CaseContent, point: number): RightAnswer[] {
  const progress = state.records.PointProgress[point]
  const groups = content.decisionStories[point - 1]?.groups ?? {}
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

function challengeAnswers({ challengeOne, challengeTwo, roleQuestions }: CaseContent, roleId: RoleId): RightAnswer[] {
  const own = roleId === PROVIDER ? roleQuestions.provider : roleId === RT ? roleQuestions.rt : roleQuestions.rn
  const best = challengeTwo.options.find(({ isRight }) => isRight)
  return [
    { asked: challengeOne.question, right: String(challengeOne.right), why: challengeOne.formula },
    ...(best ? [{ asked: challengeTwo.chooseQuestion, right: best.name, why: best.verdict }] : []),
    'asks' in own
      ? {
          asked: own.question,
          right: own.asks.map(({ label, right, unit }) => `${label}: ${right} ${unit}`.trim()).join('; '),
          why: own.working.join(' '),
        }
      : {
          asked: own.question,
          right: own.options.find(({ slug }) => slug === own.right)?.name ?? '',
          why: own.working.join(' '),
        },
  ]
}
