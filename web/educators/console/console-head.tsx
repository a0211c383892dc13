import { ArrowLeft, CirclePause, Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ConsoleTold } from '#case/console.ts'
import type { LedRoom } from '#case/rooms.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { useServerNow } from '../../live/surroundings.ts'
import { elapsedMs, timerText } from '../../steps/transport-clock.ts'
import { scoreText } from '../../ui/number-text.ts'
import { elapsedText } from '../rooms/room-text.ts'

/** Which room it is, and how its run stands. */
export function ConsoleHead({ room, told: { view } }: { room: LedRoom; told: ConsoleTold }) {
  const now = useServerNow(view.clock.startedAt ?? 0)
  const until = view.pause?.since ?? now
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link
        to="/rooms"
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2 text-ink-soft hover:bg-wash hover:text-ink"
      >
        <ArrowLeft aria-hidden size={20} /> Rooms
      </Link>
      <PageHeading title={`${room.name}: console`} className="wrap-anywhere mr-auto font-bold text-xl leading-tight" />
      <dl className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Fact name="Run">
          {view.isRunning && view.startedAt !== null ? elapsedText(until - view.startedAt) : 'not begun'}
        </Fact>
        <Fact name="Transport timer">{timerText(elapsedMs(view.clock, until))}</Fact>
        <Fact name={view.isScoreHidden ? 'Score, hidden' : 'Score'}>
          {view.score === null ? '–' : scoreText(view.score)}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">{children}</dd>
    </div>
  )
}

const BAND =
  'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-xl bg-away-soft px-4 py-2 font-medium text-[#5f3f00]'

/** That everything stands still, since when, and by whom. */
export function PauseBand({ told }: { told: ConsoleTold }) {
  const now = useServerNow()
  const { pause } = told.view
  return (
    <div role="status">
      {pause && (
        <p className={BAND}>
          <CirclePause aria-hidden size={20} className="shrink-0" />
          Paused by {pause.by} for {elapsedText(now - pause.since)}. Everything stands still for everybody.
        </p>
      )}
    </div>
  )
}

interface SteeringBandProps {
  readonly told: ConsoleTold
  readonly uid: string
  readonly onTake: () => void
}

/** Two educators see the same, one of them steers. */
export function SteeringBand({ told, uid, onTake }: SteeringBandProps) {
  const { steers } = told.view
  if (steers === null || steers === uid) return null
  const who = told.educators.find((each) => each.uid === steers)?.email ?? 'Another educator'
  return (
    <div className={BAND}>
      <Hand aria-hidden size={20} className="shrink-0" />
      <p role="status" className="wrap-anywhere min-w-0">
        {who} steers this run. You see everything and change nothing.
      </p>
      <button
        type="button"
        onClick={onTake}
        className="ml-auto min-h-11 rounded-xl border border-current bg-paper px-3.5 font-semibold hover:bg-wash"
      >
        Take over steering
      </button>
    </div>
  )
}
