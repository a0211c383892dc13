import type { BedsideReportView } from '#case/views/bedside-report.ts'

type Question = BedsideReportView['questions'][number]
type Item = BedsideReportView['items'][number]

/** What the answer to a question consists of, once it was asked. */
export const answerTo = ({ reveals }: Question, items: readonly Item[]): readonly Item[] =>
  items.filter(({ slug }) => reveals.includes(slug))

export const unaskedCount = (questions: readonly Question[]): number =>
  questions.filter(({ asked }) => asked === null).length

/** The question that was asked last. */
export const newestAsked = (questions: readonly Question[]): Question | null =>
  questions.reduce<Question | null>(
    (newest, question) => ((question.asked?.time ?? 0) > (newest?.asked?.time ?? 0) ? question : newest),
    null,
  )

/** Whether nobody has asked for it. */
export const isUnasked = ({ slug }: Item, questions: readonly Question[]): boolean =>
  !questions.some(({ reveals }) => reveals.includes(slug))
