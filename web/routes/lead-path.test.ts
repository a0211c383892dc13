import { expect, test } from 'vitest'
import { leadPath } from './lead-path.ts'

const atPoint2 = { provider: 15, rt: 11 }

test('a step without pages leads to itself', () => {
  expect(leadPath(0, 0, [])).toBe('/medical-call')
})

test('a decision point leads to the page that the Provider has open, for every role', () => {
  const points = [
    { point: 1, showing: 'results' },
    { point: 2, showing: 'procedure-cxr' },
  ]
  expect(leadPath(0, atPoint2.provider, points)).toBe('/case/decision-point/2/procedure-cxr')
  expect(leadPath(1, atPoint2.rt, points)).toBe('/case/decision-point/2/procedure-cxr')
})

test('without an open page the point itself is where the step is', () => {
  expect(leadPath(1, atPoint2.rt, [{ point: 2, showing: null }])).toBe('/case/decision-point/2')
})
