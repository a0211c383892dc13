import type { AnswerReport } from '#case/report/challenge-report.ts'

/** A question of the challenges with everyone's first answer to it. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answers: readonly AnswerReport[]
}

/** Questions in the order they were first answered in the report, with all their answers. */
export function answersByQuestion(answers: readonly AnswerReport[]): AnsweredQuestion[] {
  return [...new Set(answers.map(({ question }) => question))].map((question) => ({
    question,
    answers: answers.filter((answer) => answer.question === question),
  }))
}
