import { expect, test } from 'vitest'
import { verdictOn } from './result-section.tsx'

const options = [
  { slug: '35', name: '35', isRight: true, verdict: 'Right.' },
  { slug: '70', name: '70', isRight: false, verdict: 'Worked out with the peak pressure.' },
]

test('a wrong choice says why, a right one needs no reason', () => {
  expect(verdictOn(options, '70')).toEqual({ name: '70', isRight: false, why: 'Worked out with the peak pressure.' })
  expect(verdictOn(options, '35')).toEqual({ name: '35', isRight: true, why: null })
})

test('of no choice nothing is said', () => {
  expect(verdictOn(options, null)).toBeNull()
})
