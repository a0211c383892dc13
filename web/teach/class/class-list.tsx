import { ChevronDown, MonitorPlay } from 'lucide-react'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { pointsText } from '../../base/ui/number-text.ts'
import { elapsedText } from '../rooms/room-text.ts'
import { byNeed, classText, type Need, type RoomInNeed } from './room-need.ts'
import { NeedMark, RoomMore, TeamPlaces, VitalSigns } from './row-cells.tsx'
import { besidesText, lastWordText, missingText } from './row-text.ts'

/** The columns of a row, and of what stands over them: one line from 1280 px on, two from 768, a card below. */
const ROW_GRID =
  'grid gap-x-4 gap-y-1 max-md:grid-cols-[minmax(0,1fr)_auto] md:max-xl:grid-cols-[minmax(0,1fr)_9.25rem_4.75rem_9.25rem] xl:grid-cols-[minmax(0,16rem)_9.25rem_minmax(0,1fr)_4.5rem_minmax(0,1.1fr)_minmax(0,7rem)_9.25rem]'

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

/**
 * In which order rows are shown. The row under a pointer, and the one that has the focus, stay where they are until they are
 * left; while a finger is down, or something that a row has opened stands over the page, all do. It is looked at again with
 * each drawing, which whoever shows a clock does once a second.
 */
function useHeldOrder(list: RefObject<HTMLElement | null>, wanted: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(wanted)

  useLayoutEffect(() => {
    if (!list.current || list.current.querySelector(':active, dialog[open]')) return
    const rows = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-row]')]
    const held = rows.filter((row) => row.matches(':hover, :focus-within')).map(({ dataset }) => dataset.row ?? '')
    setShown((before) => heldOrder(before, wanted, new Set(held)))
  })

  return shown
}

/** The order that is wanted, but what is held stays at the place where it is shown. */
export function heldOrder(
  shown: readonly string[],
  wanted: readonly string[],
  held: ReadonlySet<string>,
): readonly string[] {
  const left = shown.filter((id) => wanted.includes(id))
  const kept = new Map([...left.entries()].filter(([, id]) => held.has(id)))
  const moving = wanted.filter((id) => !left.includes(id) || !held.has(id)).values()
  const order = wanted.map((_, place) => kept.get(place) ?? moving.next().value ?? '')
  return order.length === shown.length && order.every((id, place) => id === shown[place]) ? shown : order
}

/** Those to look at first are found from afar. */
const edges: { readonly [N in Need]?: string } = {
  waits: 'border-l-alarm',
  stuck: 'border-l-alarm',
  event: 'border-l-away',
  paused: 'border-l-away',
}

const PRESS = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl font-semibold hover:bg-wash'

/** A room in two lines: how it stands and why, and the console in one press. The rest opens below. */
function ClassRow({ room, need, now }: RoomInNeed & { now: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const [title, more] = [useId(), useId()]

  return (
    <li data-row={room.id} className={`border-l-4 ${edges[need.kind] ?? 'border-l-transparent'}`}>
      <article aria-labelledby={title}>
        <div className={`${ROW_GRID} items-center py-1.5 pr-1 pl-2.5 text-sm leading-5 max-xl:py-2`}>
          <div className="min-w-0 max-md:contents">
            <h2 id={title} title={room.name} className="truncate font-bold text-base leading-5">
              {room.name}
            </h2>
            <NeedMark need={need} />
          </div>
          <VitalSigns room={room} />
          <TeamPlaces room={room} />
          <Reached {...{ room, now }} />
          <LastWord room={room} />
          <Missing room={room} />
          <div className="flex items-center justify-end max-md:col-start-2 max-md:row-start-1 md:max-xl:col-start-4 md:max-xl:row-start-1">
            <Link to={`/rooms/${room.code}/console`} className={`${PRESS} px-2.5 text-action`}>
              <MonitorPlay aria-hidden size={18} /> Console<span className="sr-only"> of {room.name}</span>
            </Link>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={more}
              aria-label={`More about ${room.name}`}
              title="More"
              onClick={() => setIsOpen(!isOpen)}
              className={`${PRESS} text-ink-soft hover:text-ink`}
            >
              <ChevronDown aria-hidden size={20} className={isOpen ? 'rotate-180' : ''} />
            </button>
          </div>
        </div>
        <div id={more}>{isOpen && <RoomMore room={room} need={need} />}</div>
      </article>
    </li>
  )
}

type OfRoom = Pick<RoomInNeed, 'room'>

/** For how long, and with how many points. */
function Reached({ room: { isRunning, startedAt, pause, score }, now }: OfRoom & { now: number }) {
  return (
    <p className="tabular-nums empty:max-xl:hidden max-md:col-start-2 max-md:row-start-3 max-md:pr-2.5 max-md:text-right md:max-xl:col-start-3 md:max-xl:row-start-1">
      {isRunning && startedAt !== null && (
        <>
          <span className="block font-semibold">{elapsedText((pause?.since ?? now) - startedAt)}</span>
          <span className="block text-ink-soft">{score !== null && pointsText(score)}</span>
        </>
      )}
    </p>
  )
}

const LastWord = ({ room: { lastWord } }: OfRoom) => (
  <p className="wrap-anywhere min-w-0 empty:max-xl:hidden max-md:col-span-2 md:max-xl:col-span-2 md:max-xl:col-start-2 md:max-xl:row-start-2">
    {lastWord && (
      <span className="line-clamp-2" title={lastWordText(lastWord)}>
        <span className="sr-only">Last: </span>
        {lastWordText(lastWord)}
      </span>
    )}
  </p>
)

/** Who is away; where nobody is, who else is there. */
function Missing({ room }: OfRoom) {
  const missing = room.isRunning ? missingText(room) : null
  const words = missing ?? ((room.isRunning && besidesText(room)) || null)
  return (
    <p
      className={`min-w-0 empty:max-xl:hidden max-md:col-span-2 md:max-xl:col-start-4 md:max-xl:row-start-2 ${missing ? 'font-medium text-away' : 'text-ink-soft'}`}
    >
      {words && <span className="line-clamp-2">{words}</span>}
    </p>
  )
}
