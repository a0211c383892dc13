import { expect, test } from 'vitest'
import { createUploadPlaces, type Sender } from './upload-places.ts'

const sender = (uid: string, room: string, id = uid) => ({ session: { id, uid, room }, room }) as unknown as Sender // all that is read

const MB = 1024 * 1024

test('nobody has more than two places, no room more than four, and another room finds one', () => {
  const places = createUploadPlaces()
  const taken = ['ann', 'ann', 'rob', 'rob', 'nia'].map((uid) => places.take(sender(uid, 'blue')))
  expect(taken.map((place) => place !== null)).toEqual([true, true, true, true, false])
  expect(places.take(sender('ann', 'red'))).toBeNull()
  expect(places.take(sender('zoe', 'red'))).not.toBeNull()
  taken[0]?.leave()
  expect(places.take(sender('nia', 'blue'))).not.toBeNull()
})

test('a hundred are under way at once, and what they hold together has an end', () => {
  const places = createUploadPlaces()
  const all = Array.from({ length: 101 }, (_, index) => places.take(sender(`p${index}`, `room ${index}`)))
  expect(all.filter((place) => place === null)).toHaveLength(1)
  const held = all.map((place) => place?.hold(16 * MB) ?? false)
  expect(held.filter(Boolean)).toHaveLength(16)
  expect(all[50]?.hold(1)).toBe(false)
  all[0]?.leave()
  expect(all[50]?.hold(16 * MB)).toBe(true)
})

test('who is signed out, or in another room, sends nothing more; others go on', () => {
  const places = createUploadPlaces()
  const [gone, moved, there] = ['gone', 'moved', 'there'].map((uid) => places.take(sender(uid, 'blue')))
  expect(places.openSessions()).toEqual(new Set(['gone', 'moved', 'there']))
  places.hearSessions(
    new Map([
      ['gone', null],
      ['moved', { room: 'red' }],
      ['there', { room: 'blue' }],
    ]),
  )
  expect([gone, moved, there].map((place) => place?.ended.aborted)).toEqual([true, true, false])
})

test('what is sent to a room that has ended is over, wherever its sender is', () => {
  const places = createUploadPlaces()
  const [teacher, other] = ['blue', 'red'].map((room) =>
    places.take({ ...sender(`teacher of ${room}`, 'open'), room } as Sender),
  )
  expect(places.openRooms()).toEqual(new Set(['blue', 'red']))
  places.hearRooms(new Set(['red', 'open']))
  expect([teacher, other].map((place) => place?.ended.aborted)).toEqual([true, false])
  expect(teacher?.ended.reason).toBe('room-ended')
})
