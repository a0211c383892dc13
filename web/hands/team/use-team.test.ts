import { expect, test } from 'vitest'
import { RT } from '#case/records/roles.ts'
import { teamOf } from './use-team.ts'

const seats = [{ roleId: RT, uid: 'rob', step: 3, title: 'How fast', standIn: null }]
const rob = { uid: 'rob', name: 'Rob', isSignedIn: true, isPresent: false, since: 7 }

test('a seat is told with its holder', () => {
  expect(teamOf(seats, [{ ...rob, uid: 'eve' }, rob])).toEqual([
    { ...rob, roleId: RT, step: 3, title: 'How fast', standIn: null },
  ])
})

test('whose name is not told yet does not count yet', () => {
  expect(teamOf(seats, [])).toEqual([])
})

test('the same seats and people are the same team', () => {
  const people = [rob]
  expect(teamOf(seats, people)).toBe(teamOf(seats, people))
})

test('the team of one screen stays the same while that of another is asked for', () => {
  const people = [rob]
  const others = [{ roleId: RT, uid: 'eve', step: 3, title: 'How fast', standIn: null }]
  const team = teamOf(seats, people)
  teamOf(others, people)
  expect(teamOf(seats, people)).toBe(team)
})
