import { expect, test } from 'vitest'
import { type Following, follow, leadPath, startFollowing } from './follow.tsx'

/** Where a page is sent, move by move. */
function sent(start: Following, moves: readonly { path: string; lead: string }[]): (string | null)[] {
  let was = start
  return moves.map((move) => {
    const { goTo, ...next } = follow(was, move)
    was = next
    return goTo
  })
}

test('a page that stands where the step is goes along', () => {
  expect(sent(startFollowing('/point', '/point'), [{ path: '/point', lead: '/point/film' }])).toEqual(['/point/film'])
})

test('a page opened by its address stays, and so does one that looks back while the step moves', () => {
  expect(sent(startFollowing('/report', '/point'), [{ path: '/report', lead: '/point/film' }])).toEqual([null])
  expect(
    sent(startFollowing('/point', '/point'), [
      { path: '/report', lead: '/point' },
      { path: '/report', lead: '/point/film' },
    ]),
  ).toEqual([null, null])
})

test('who comes back to the step goes along again', () => {
  expect(
    sent(startFollowing('/report', '/point'), [
      { path: '/point', lead: '/point' },
      { path: '/point', lead: '/point/film' },
    ]),
  ).toEqual([null, '/point/film'])
})

test('a step that moves twice before the page has changed is not lost', () => {
  expect(
    sent(startFollowing('/point', '/point'), [
      { path: '/point', lead: '/point/film' },
      { path: '/point', lead: '/point/gas' },
      { path: '/point/gas', lead: '/point/gas' },
      { path: '/point/gas', lead: '/point' },
    ]),
  ).toEqual(['/point/film', '/point/gas', null, '/point'])
})

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
