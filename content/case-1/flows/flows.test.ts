import { expect, test } from 'vitest'
import { progressPercent } from '#case/rules/steps.ts'
import { flows } from './flows.ts'

const [provider, rt, rn] = flows
const shared = [
  '/case/obtain-report',
  '/case/report',
  '/case/decision-point/1',
  '/case/decision-point/2',
  '/case/decision-point/3',
  '/case/decision-point/4',
  '/case/decision-point/5',
  '/case/NICU',
  '/case/NICU/record',
  '/case/NICU/save-recording',
  '/final-report',
]
const transport = [
  '/provider/transport/selection',
  '/provider/transport/selection/result',
  '/provider/response-time',
  '/provider/response-time/result',
]
const paths = (flow: (typeof flows)[number]) => flow.map((step) => step.path)

test('the Provider walks the pages of the specification, in order', () => {
  expect(paths(provider)).toEqual([
    '/medical-call',
    '/record',
    '/record/awaiting',
    ...transport,
    '/provider/transport/preparation',
    '/provider/transport/ready-to-leave',
    '/provider/transport/preparation/result',
    '/provider/challenge',
    '/provider/challenge/result',
    ...shared,
  ])
})

test.each([
  ['RT', rt, 'therapist'],
  ['RN', rn, 'nurse'],
] as const)('%s walks the pages of the specification, in order', (_, flow, word) => {
  expect(paths(flow)).toEqual([
    '/medical-call/audio',
    ...transport,
    `/${word}/transport/preparation`,
    `/${word}/challenge`,
    `/${word}/challenge/result`,
    ...shared,
  ])
})

test('the Provider gains 100/24 percent a step, RT and RN 5, and the final report is 100 for all', () => {
  expect(progressPercent(provider, 0)).toBeCloseTo(200 / 24, 10)
  expect(progressPercent(provider, 1) - progressPercent(provider, 0)).toBeCloseTo(100 / 24, 10)
  expect(progressPercent(rt, 0)).toBe(10)
  expect(progressPercent(rn, 3) - progressPercent(rn, 2)).toBe(5)
  for (const flow of flows) expect(progressPercent(flow, flow.length - 1)).toBe(100)
})

test('every decision point has its ten pages', () => {
  const points = provider.filter((step) => step.screen === 'decision-point')
  expect(points).toHaveLength(5)
  for (const point of points) {
    const suffixes = point.pages?.map((page) => page.path.replace(`${point.path}/`, ''))
    expect(suffixes).toEqual([
      'ventilator',
      'ventilator-ino',
      'medication',
      'procedure',
      'procedure-cxr',
      'procedure-istat',
      'procedure-tidal',
      'procedure-result',
      'results',
      'negative',
    ])
  }
})

test('no two pages of a flow share a path', () => {
  for (const flow of flows) {
    const all = flow.flatMap((step) => [step.path, ...(step.pages ?? []).map((page) => page.path)])
    expect(new Set(all).size).toBe(all.length)
  }
})
