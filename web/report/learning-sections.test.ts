import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Report } from '#case/report/report.ts'
import { answersByQuestion } from './learning-sections.tsx'

const { answers }: Report = JSON.parse(
  readFileSync(new URL('../../content/case-1/reports/ideal.json', import.meta.url), 'utf8'),
)

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
