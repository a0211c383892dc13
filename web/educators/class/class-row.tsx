import { ChevronDown, MonitorPlay } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { pointsText } from '../../ui/number-text.ts'
import { elapsedText } from '../rooms/room-text.ts'
import { NeedMark } from './need-mark.tsx'
import { RoomMore } from './room-more.tsx'
import type { Need, RoomInNeed } from './room-need.ts'
import { ROW_GRID } from './row-grid.ts'
import { besidesText, lastWordText, missingText } from './row-text.ts'
import { TeamPlaces } from './team-places.tsx'
import { VitalSigns } from './vital-signs.tsx'

/** Those to look at first are found from afar. */
const edges: { readonly [N in Need]?: string } = {
  waits: 'border-l-alarm',
  stuck: 'border-l-alarm',
  event: 'border-l-away',
  paused: 'border-l-away',
}

const PRESS = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl font-semibold hover:bg-wash'

/** A room in two lines: how it stands and why, and the console in one press. The rest opens below. */
export function ClassRow({ room, need, now }: RoomInNeed & { now: number }) {
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
