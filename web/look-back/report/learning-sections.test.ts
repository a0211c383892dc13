import { expect, test } from 'vitest'
import { idealReport } from '#case/testing/way-reports.ts'
import { answersByQuestion } from './learning-sections.tsx'

const { answers } = idealReport()

test('answers stand under their question, every one of them once', () => {
  const questions = answersByQuestion(answers)
  expect(
    questions.slice(0, 2).map(({ question, answers: given }) => [question, given.map(({ roleId }) => roleId)]),
  ).toEqual([
    ['Oxygenation index', [0, 1, 2]],
    ['Oscillator settings', [1, 2, 0]],
  ])
  expect(questions.flatMap((each) => each.answers)).toHaveLength(answers.length)
})
