import { expect, test } from 'vitest'
import type { LedRoom } from '#case/rooms.ts'
import { AWAY_BEFORE_FREEING_MS } from '#case/rules/seats.ts'
import { STUCK_AFTER_MS } from '#case/rules/stuck.ts'
import { byNeed, classText, needOf } from './room-need.ts'

const NOW = 1_000_000_000
const minute = 60_000

const person = (uid: string, some: Partial<LedRoom['people'][number]> = {}) => ({
  ...{ uid, name: uid, isSignedIn: true, isPresent: true, since: 0 },
  ...some,
})
const people = [person('Ann'), person('Rob'), person('Nia')] as const
const seats = people.map(({ uid }, place) => ({ uid, roleId: place as 0 | 1 | 2, step: 0, title: '', standIn: null }))

/** A room of three that runs, but for what is said. */
const room = (name: string, some: Partial<LedRoom> = {}): LedRoom =>
  ({
    ...{ id: name, name, isRunning: true, isAtReport: false, seats, people, pause: null, openEvents: [] },
    asking: [],
    ...{ quietSince: NOW, ...some },
  }) as LedRoom // the rest is not read

const running = room('Running')
const event = room('Event', { openEvents: ['The mother asks a question'] })
const stuck = room('Stuck', { quietSince: NOW - STUCK_AFTER_MS - minute })
const waits = room('Waits', { seats: seats.slice(0, 2) })
const paused = room('Paused', { pause: { since: NOW - 2 * minute } })
const done = room('Done', { isAtReport: true })
const free = room('Free', { isRunning: false, seats: [], people: [] })

test('who waits for the educator stands first, then who is stuck, then events, then the rest', () => {
  const rooms = [free, done, running, paused, event, stuck, waits]
  expect(byNeed(rooms, NOW).map(({ room }) => room.name)).toEqual([
    ...['Waits', 'Stuck', 'Event', 'Paused', 'Running', 'Done', 'Free'],
  ])
})

test('rooms in the same need stand by name, as people count', () => {
  const names = byNeed([room('Blue 10'), room('Blue 9'), room('Amber')], NOW).map(({ room }) => room.name)
  expect(names).toEqual(['Amber', 'Blue 9', 'Blue 10'])
})

test.each([
  [waits, 'Nobody has the seat of RN.'],
  [stuck, 'Stuck: nothing for 5 min'],
  [event, 'Event: The mother asks a question'],
  [paused, 'Paused for 2 min'],
  [running, 'Running'],
  [done, 'At its report'],
  [free, 'Not begun: nobody has come yet'],
  [room('Coming', { isRunning: false, seats: [] }), 'Not begun: 3 are here'],
  [room('Out', { people: [people[0], people[1], person('Nia', { isSignedIn: false })] }), 'RN is signed out.'],
])('a row says why it stands where it does: %#', (one, words) => {
  expect(needOf(one, NOW).text).toBe(words)
})

test('who looks away for a moment moves nothing, who is gone for two minutes does', () => {
  const without = (ms: number) =>
    room('Away', { people: [people[0], people[1], person('Nia', { isPresent: false, since: NOW - ms })] })
  expect(needOf(without(AWAY_BEFORE_FREEING_MS - 1), NOW).kind).toBe('running')
  expect(needOf(without(AWAY_BEFORE_FREEING_MS), NOW)).toEqual({ kind: 'waits', text: 'Nia (RN) is away.' })
})

test('a paused team is not stuck, and one at its report waits for nobody', () => {
  expect(needOf({ ...stuck, pause: { since: NOW } }, NOW).kind).toBe('paused')
  expect(needOf({ ...waits, isAtReport: true }, NOW).kind).toBe('done')
})

test('a class is counted in a sentence', () => {
  expect(classText(byNeed([waits, stuck, running, room('Also running'), done, free], NOW))).toBe(
    '6 rooms: 1 waits for you, 1 stuck, 2 running, 1 at its report, 1 not begun',
  )
  expect(classText(byNeed([waits, { ...waits, id: 'x' }], NOW))).toBe('2 rooms: 2 wait for you')
})

test('who asks to be let back in waits for the educator, also before the case', () => {
  const asking = [{ uid: 'ann', name: 'Ann', number: 47 }]
  const waiting = { kind: 'waits', text: 'Ann asks to be let back in.' }
  for (const one of [free, running, done]) expect(needOf({ ...one, asking }, NOW)).toEqual(waiting)
})
