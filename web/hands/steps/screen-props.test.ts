import { expect, test } from 'vitest'
import { viewFlows } from '#case/views/flows.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { pagesOf } from './pages.ts'
import { standingOf } from './screen-props.ts'

const standing = (path: string, role: 0 | 1 | 2, place: number) => {
  const page = pagesOf(viewFlows(case1)).find((each) => each.path === path)
  return page && standingOf(page, role, place)
}

test('the page of the role’s place is here', () => {
  expect(standing('/record', 0, 1)).toEqual({ kind: 'here', step: 1 })
})

test('a sub-page is where its step is', () => {
  expect(standing('/nurse/transport/preparation/mix-medicine', 2, 5)).toEqual({ kind: 'here', step: 5 })
})

test('a later page is ahead, an earlier one behind', () => {
  expect(standing('/final-report', 1, 0)).toEqual({ kind: 'ahead', step: 18 })
  expect(standing('/medical-call/audio', 1, 3)).toEqual({ kind: 'behind', step: 0 })
})

test('a page outside the role’s flow names the roles it belongs to', () => {
  expect(standing('/medical-call', 2, 0)).toEqual({ kind: 'elsewhere', owners: [0] })
  expect(standing('/medical-call/audio', 0, 0)).toEqual({ kind: 'elsewhere', owners: [1, 2] })
})
