import { useRef } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { useServerNow } from '../../live/surroundings.ts'
import { ClassRow } from './class-row.tsx'
import { byNeed, classText } from './room-need.ts'
import { ROW_GRID } from './row-grid.ts'
import { useHeldOrder } from './use-held-order.ts'

/** A class: a row for each room, the neediest first. */
export function ClassList({ rooms }: { rooms: readonly LedRoom[] }) {
  const now = useServerNow()
  const list = useRef<HTMLUListElement>(null)
  const inNeed = byNeed(rooms, now)
  const order = useHeldOrder(
    list,
    inNeed.map(({ room }) => room.id),
  )

  return (
    <section aria-label="Your class">
      <p role="status" className="mb-2 text-ink-soft text-sm xl:sr-only">
        {classText(inNeed)}
      </p>
      <div aria-hidden className={`${ROW_GRID} max-xl:hidden pr-1 pb-1 pl-3.5 font-medium text-ink-soft text-xs`}>
        {[
          'Room, and how it stands',
          'HR, SpO₂ hand/foot, BP',
          'Where the team is',
          'Time',
          'Last',
          'Who is missing',
        ].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul
        ref={list}
        aria-label="Rooms, the neediest first"
        className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper shadow-sheet"
      >
        {order.flatMap((id) => {
          const row = inNeed.find(({ room }) => room.id === id)
          return row ? <ClassRow key={id} {...row} now={now} /> : []
        })}
      </ul>
    </section>
  )
}
