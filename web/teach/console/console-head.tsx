import { ArrowLeft, CirclePause, Hand, History, Presentation, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import { useStoryTitle } from '../../base/live/stories.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { elapsedMs, timerText } from '../../base/live/transport-clock.ts'
import { scoreText } from '../../base/ui/number-text.ts'
import { sinceText } from '../../hands/team/presence.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { StatusLine } from '../../play/notices/status-line.tsx'
import { elapsedText } from '../rooms/room-text.ts'
import { useRooms } from '../rooms/rooms-store.ts'
import { useConsole } from './connection/console-store.ts'
import { educatorName } from './educator-name.ts'

/** Which room it is, and how its run stands. */
export function ConsoleHead({ room, told: { view } }: { room: LedRoom; told: ConsoleTold }) {
  const now = useServerNow(view.clock.startedAt ?? 0)
  const until = view.pause?.since ?? now
  const story = useStoryTitle(room.story)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link
        to="/rooms"
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2 text-ink-soft hover:bg-wash hover:text-ink"
      >
        <ArrowLeft aria-hidden size={20} /> Rooms
      </Link>
      <PageHeading title={`${room.name}: console`} className="wrap-anywhere font-bold text-xl leading-tight" />
      {/* On a laptop the head stays one line. */}
      {story && (
        <p title={story} className="max-w-32 truncate text-ink-soft text-sm max-xl:hidden min-[100rem]:hidden">
          {story}
        </p>
      )}
      <div className="mr-auto min-w-0">
        <Connection />
      </div>
      <dl className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {story && (
          <Fact name="Story" className="md:max-[100rem]:hidden">
            {story}
          </Fact>
        )}
        <Fact name="Run">
          {view.isRunning && view.startedAt !== null ? elapsedText(until - view.startedAt) : 'not begun'}
        </Fact>
        <Fact name="Transport timer">{timerText(elapsedMs(view.clock, until))}</Fact>
        <Fact name={view.isScoreHidden ? 'Score, hidden' : 'Score'}>
          {view.score === null ? '–' : scoreText(view.score)}
        </Fact>
      </dl>
      <p className="-mr-2 flex max-md:hidden">
        <Aside to={`/rooms/${room.code}/projector`}>
          <Presentation aria-hidden size={18} /> Projector
        </Aside>
        <Link to={`/rooms/${room.code}/debriefing`} className={LINK}>
          <History aria-hidden size={18} /> {view.debriefing ? 'Debriefing' : 'Run so far'}
        </Link>
        <Aside to={`/rooms/${room.id}/code`}>
          <QrCode aria-hidden size={18} /> Show code
        </Aside>
      </p>
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center gap-2 rounded-xl px-2.5 font-semibold text-action hover:bg-wash'

/** What a second screen or a projector shows. */
function Aside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className={LINK}>
      {children}
      <span className="sr-only">, opens a new tab</span>
    </Link>
  )
}

function Connection() {
  const isOffline = useConsole((state) => state.isOffline)
  const isCutOff = useRooms((state) => state.isOffline) || isOffline
  if (!isCutOff) return <StatusLine isLive={false} />
  return (
    <p role="status" className="rounded-lg bg-away-soft px-3 py-1 font-medium text-[#5f3f00] text-sm">
      No connection. What you see is as it last was; it goes on by itself.
    </p>
  )
}

function Fact({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline gap-2 ${className}`}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">{children}</dd>
    </div>
  )
}

const BAND = 'flex min-h-11 items-center gap-3 rounded-xl bg-away-soft px-3.5 py-1.5 text-[#5f3f00] leading-tight'

/** That everything stands still, since when, and by whom. */
export function PauseBand({ told }: { told: ConsoleTold }) {
  const now = useServerNow()
  const { pause } = told.view
  return (
    <div role="status">
      {pause && (
        <p className={BAND}>
          <CirclePause aria-hidden size={20} className="shrink-0" />
          <span className="wrap-anywhere min-w-0">
            <span className="font-semibold">
              Paused by {educatorName(told, pause.by)} {sinceText(pause.since, now)}.
            </span>{' '}
            <span className="text-sm">Everything stands still for everybody.</span>
          </span>
        </p>
      )}
    </div>
  )
}

/** That the case is over and the talk is on, and where to find it later. */
export function ReportBand({ isAtReport, room: { code, keepDays } }: { isAtReport: boolean; room: LedRoom }) {
  if (!isAtReport) return null
  return (
    <p role="status" className="rounded-xl bg-surface px-3.5 py-2 leading-snug">
      The team is in its debriefing:{' '}
      <Link to={`/rooms/${code}/debriefing`} className="font-semibold text-action underline underline-offset-4">
        lead it from here
      </Link>
      . End the run when the talk is over.{' '}
      {keepDays > 0 ? (
        <>
          From then on it is in{' '}
          <Link to="/archive" className="font-semibold text-action underline underline-offset-4">
            the archive
          </Link>{' '}
          for {keepDays} days.
        </>
      ) : (
        'This room keeps nothing of it.'
      )}
    </p>
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
  return (
    <div className={BAND}>
      <Hand aria-hidden size={20} className="shrink-0" />
      <p role="status" className="wrap-anywhere min-w-0 text-sm">
        Steered by {educatorName(told, steers)}. You see everything and can flag.
      </p>
      <button
        type="button"
        onClick={onTake}
        className="ml-auto min-h-9 shrink-0 rounded-xl border border-current bg-paper px-3 font-semibold text-sm hover:bg-wash"
      >
        Take over steering
      </button>
    </div>
  )
}
