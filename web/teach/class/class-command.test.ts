import { expect, test } from 'vitest'
import { type Outcome, outcomeText } from './class-command.ts'

const outcomes = (...problems: readonly (string | null)[]): Outcome[] =>
  problems.map((problem, index) => ({ room: { id: String(index), name: `Team ${index + 1}` }, problem }))

test.each([
  ['pause', outcomes(null, null, null), 'All 3 rooms are paused.'],
  ['pause', outcomes(null, 'no', null), '2 of 3 rooms are paused.'],
  ['resume', outcomes(null, 'no'), '1 of 2 rooms goes on.'],
  ['resume', outcomes('no', 'no'), 'No room goes on.'],
  ['speak', outcomes(null), 'Team 1 has been told.'],
  ['speak', outcomes('no'), 'No room has been told.'],
] as const)('%s: %#', (command, came, words) => {
  expect(outcomeText(command, came)).toBe(words)
})
