import { expect, test } from 'vitest'
import { type Following, follow, startFollowing } from './follow.ts'

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
