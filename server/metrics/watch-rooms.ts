import { isRunning } from '#case/rules/runs.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { type Meter, secondsSince } from './meter.ts'

/** The same rooms, whose states are told. */
export function watchRooms(rooms: Rooms, meter: Meter): Rooms {
  const loops = () => rooms.held().map(({ loop }) => loop)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  meter.gauge('rooms_held', 'Rooms that this node holds.', () => loops().length)
  meter.gauge('runs_under_way', 'Rooms of this node in which a run is under way.', () =>
    sum(loops().map(({ state }) => (isRunning(state) ? 1 : 0))),
  )
  meter.gauge('people_seated', 'People who hold a seat in a room of this node.', () =>
    sum(loops().map(({ state }) => Object.keys(state.records.LiveCaseTeam).length)),
  )
  meter.gauge('versions_behind', 'Versions that this node has heard of and not come to yet.', () =>
    sum(loops().map(({ versionsBehind }) => versionsBehind)),
  )
  let readAt = performance.now()
  meter.gauge(
    'versions_read_age_seconds',
    'How long ago the versions of rooms were read. It is done every second.',
    () => secondsSince(readAt),
  )
  return {
    ...rooms,
    async lookRound() {
      await rooms.lookRound()
      readAt = performance.now()
    },
  }
}
