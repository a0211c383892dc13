import { expect, test } from 'vitest'
import { triedSteps } from './attempts-list.tsx'

const weight = { roleId: 2, work: 'Medication pumps', step: 'Enter the weight', right: '3.2 kg' } as const

test('attempts at the same step are told together, with the time from the first', () => {
  expect(
    triedSteps([
      { ...weight, at: 10, entered: '32 kg', untilRightMs: 30 },
      { ...weight, at: 20, entered: '2.3 kg', untilRightMs: 20 },
      { ...weight, at: 50, step: 'Set the limit', right: 'low', entered: 'high', untilRightMs: null },
    ]),
  ).toEqual([
    { ...weight, at: 10, entered: ['32 kg', '2.3 kg'], untilRightMs: 30 },
    { ...weight, at: 50, step: 'Set the limit', right: 'low', entered: ['high'], untilRightMs: null },
  ])
})
