import type { CaseState } from '../records/state.ts'
import { bedsideHistory, decidedAt } from '../rules/bedside.ts'
import { decisionOn } from '../rules/questions.ts'
import type { CaseContent } from '../story/content.ts'
import type { QuestionId } from '../story/flow.ts'
import { either, holds } from '../story/resolve-text.ts'
import type { BriefingReport } from './briefing-report.ts'
import type { AnswerReport } from './challenge-report.ts'
import { lookingBack } from './looking-back.ts'
import type { PreparationReport } from './times-report.ts'

export interface ObjectiveReport {
  readonly text: string
  readonly shownBy: string
  readonly isMet: boolean
}

interface Shown {
  readonly summary: BriefingReport
  readonly handover: BriefingReport
  readonly preparation: PreparationReport | null
  readonly challenge: readonly AnswerReport[]
}

/** Which of the objectives the run has shown, in the order content lists them. */
export function objectivesReport(state: CaseState, content: CaseContent, shown: Shown): ObjectiveReport[] {
  const facts = either(lookingBack(bedsideHistory(state, content)), new Set(factsOfRun(state, content, shown)))
  return content.objectives.map(({ text, shownBy, metWhen }) => ({ text, shownBy, isMet: holds(metWhen, facts) }))
}

function factsOfRun(
  state: CaseState,
  content: CaseContent,
  { summary, handover, preparation, challenge }: Shown,
): string[] {
  const heard = summary.items.filter(({ rt, rn }) => rt || rn).length
  const facts = {
    'run: briefing heard': heard >= (content.summary.itemsNeeded ?? summary.items.length),
    'run: prepared in the first band':
      preparation !== null && preparation.durationMs <= (content.preparation.bands[0]?.untilMs ?? 0),
    'run: challenges right': challenge.length > 0 && challenge.every(({ isRight }) => isRight),
    'run: handed over': handover.path !== null && handover.items.every(({ rt, rn }) => rt || rn),
  }
  return [
    ...Object.entries(facts).flatMap(([fact, isSo]) => (isSo ? [fact] : [])),
    ...(['transport-mode', 'response-time'] as const)
      .filter((question) => isRight(state, content, question))
      .map((question) => `run: right ${question}`),
    ...content.decisionStories.flatMap((_, index) =>
      isBest(state, content, index + 1) ? [`run: best support at ${index + 1}`] : [],
    ),
  ]
}

function isRight(state: CaseState, { questions }: CaseContent, question: QuestionId): boolean {
  const { options, right } = questions[question]
  return options.find(({ slug }) => slug === right)?.name === decisionOn(state, question)
}

/** Whether ventilator and medication of a point were decided for a point of score. */
function isBest(state: CaseState, content: CaseContent, point: number): boolean {
  const decided = decidedAt(state, point)
  const groups = content.decisionStories[point - 1]?.groups ?? {}
  return (['Ventilator', 'Medications'] as const).every((group) =>
    groups[group]?.some(({ slug, score }) => score > 0 && decided[group]?.includes(slug)),
  )
}
