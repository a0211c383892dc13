import { expect, test } from 'vitest'
import { MOST_PLAYHEADS, NewestPlayheads } from './newest-playheads.ts'

const at = (moment: number) => ({ run: 1, at: moment, speed: 0, setAt: moment }) as const

test('of many rooms the one that was longest not moved is forgotten, and no other', () => {
  const newest = new NewestPlayheads()
  const rooms = Array.from({ length: MOST_PLAYHEADS }, (_, index) => `room ${index}`)
  for (const [index, room] of rooms.entries()) newest.set(room, at(index))
  newest.set('room 0', at(5000))
  newest.set('one more', at(6000))
  const known = [...rooms, 'one more'].filter((room) => newest.get(room))
  expect(known).toEqual(['room 0', ...rooms.slice(2), 'one more'])
  expect(newest.get('room 0')).toEqual(at(5000))
  newest.delete('room 0')
  expect(newest.get('room 0')).toBeUndefined()
})
