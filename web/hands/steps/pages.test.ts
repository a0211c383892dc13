import { expect, test } from 'vitest'
import { progressPercent } from '#case/rules/steps.ts'
import { viewFlows } from '#case/views/flows.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { pagesOf, pathAt } from './pages.ts'

const { flows } = case1
const told = viewFlows(case1)
const pages = pagesOf(told)
const pageAt = (path: string) => pages.find((page) => page.path === path)

test('every step and sub-page of the three flows is one page', () => {
  const paths = flows.flatMap((flow) => flow.flatMap((step) => [step.path, ...(step.pages ?? []).map((p) => p.path)]))
  expect(pages.map((page) => page.path).sort()).toEqual([...new Set(paths)].sort())
})

test('a page that several roles share stands at each role’s own step', () => {
  expect(pageAt('/provider/transport/selection')?.spots.map((spot) => spot?.step)).toEqual([3, 1, 1])
})

test('a page of one role has no spot in the flows of the others', () => {
  expect(pageAt('/therapist/challenge')?.spots.map((spot) => spot?.step ?? null)).toEqual([null, 6, null])
})

test('a sub-page stands at the step it belongs to', () => {
  expect(pageAt('/case/decision-point/2/procedure-cxr')?.spots[0]).toEqual({
    step: pageAt('/case/decision-point/2')?.spots[0]?.step,
    title: 'Chest film',
    isSubPage: true,
  })
})

test('the final report is the end for everyone, at exactly 100 percent', () => {
  const last = pageAt('/final-report')
  expect(flows.map((flow, role) => progressPercent(flow, last?.spots[role]?.step ?? -1))).toEqual([100, 100, 100])
})

test('a place beyond the end is the last step', () => {
  expect(pathAt(told, 1, 99)).toBe('/final-report')
})
