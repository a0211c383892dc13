import type { CaseContent } from '../content.ts'
import { decidedAt } from '../rules/bedside/history.ts'
import { decisionOn } from '../rules/questions.ts'
import type { CaseState } from '../state.ts'
import type { BriefingReport } from './briefing-report.ts'
import type { AnswerReport } from './challenge-report.ts'
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

/** Which of the ten objectives the run has shown, in the order content lists them. */
export function objectivesReport(state: CaseState, content: CaseContent, shown: Shown): ObjectiveReport[] {
  const isMet = objectivesMet(state, content, shown)
  return content.objectives.map(({ text, shownBy }, index) => ({ text, shownBy, isMet: isMet[index] ?? false }))
}

function objectivesMet(
  state: CaseState,
  content: CaseContent,
  { summary, handover, preparation, challenge }: Shown,
): boolean[] {
  const chose = (point: number, slug: string) => Object.values(decidedAt(state, point)).flat().includes(slug)
  const rightOf = (question: 'transport-mode' | 'response-time') => {
    const { options, right } = content.questions[question]
    return options.find(({ slug }) => slug === right)?.name === decisionOn(state, question)
  }
  const heard = summary.items.filter(({ rt, rn }) => rt || rn).length
  const firstBand = content.preparation.bands[0]?.untilMs ?? 0
  return [
    heard >= (content.summary.itemsNeeded ?? summary.items.length),
    rightOf('transport-mode'),
    rightOf('response-time'),
    preparation !== null && preparation.durationMs <= firstBand,
    challenge.length > 0 && challenge.every(({ isRight }) => isRight),
    [1, 2, 3].every((point) => isBest(state, content, point)),
    chose(3, 'drain'),
    chose(4, 'ready'),
    chose(5, 'dope') && !chose(5, 'change-ett'),
    handover.path !== null && handover.items.every(({ rt, rn }) => rt || rn),
  ]
}

/** Whether ventilator and medication of a point were decided for a point of score. */
function isBest(state: CaseState, content: CaseContent, point: number): boolean {
  const decided = decidedAt(state, point)
  const groups = content.decisionStories[point - 1]?.groups ?? {}
  return (['Ventilator', 'Medications'] as const).every((group) =>
    groups[group]?.some(({ slug, score }) => score > 0 && decided[group]?.includes(slug)),
  )
}
