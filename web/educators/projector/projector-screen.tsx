import { CirclePause, Maximize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { VitalsView } from '#case/views/bedside/vitals.ts'
import type { ProjectorTold } from '#case/views/console/messages.ts'
import { useWakeLock } from '../../attention/use-wake-lock.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { useStoredUser } from '../../live/stored-user.ts'
import { useServerNow } from '../../live/surroundings.ts'
import { useScale } from '../../mirrors/use-scale.ts'
import { createMonitor } from '../../monitor/create-monitor.ts'
import { areReadable } from '../../monitor/heart/readings.ts'
import { MonitorScreen } from '../../monitor/monitor-screen.tsx'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { elapsedMs, timerText } from '../../steps/transport-clock.ts'
import { IconButton } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { openRooms } from '../rooms/rooms-store.ts'
import { Farewell } from './farewell.tsx'
import { openProjector, useProjector } from './told/projector-store.ts'
import { useRoomByCode } from './use-room.ts'

/** For a wall that all look at: the monitor, the clock and where the team is. No answers, no names. */
export function ProjectorScreen() {
  const { code = '' } = useParams()
  const user = useStoredUser()
  const uid = user?.uid
  useEffect(() => (uid ? openRooms() : undefined), [uid])
  const room = useRoomByCode(code)
  const id = room?.id
  useEffect(() => (id ? openProjector(id) : undefined), [id])
  const told = useProjector((state) => state.told)
  const gone = useProjector((state) => state.gone)
  useWakeLock(true)

  if (!user) return <Navigate to="/login" replace />
  if (!user.isEducator) return <Navigate to="/select-role" replace />
  if (gone || room === null) return <Farewell why={gone ?? 'ended'} />
  return (
    <main id="main" className="on-night flex min-h-dvh flex-col bg-night p-4 text-white lg:p-6">
      {told ? <Wall told={told} /> : <Opening />}
    </main>
  )
}

const Opening = () => (
  <>
    <PageHeading title="Projector" className="sr-only" />
    <Loading text="Looking for the team" />
  </>
)

function Wall({ told: { view, name } }: { told: ProjectorTold }) {
  const isOffline = useProjector((state) => state.isOffline)
  return (
    <>
      <div className="flex items-center gap-4">
        <PageHeading title={name} className="wrap-anywhere min-w-0 font-bold text-[max(1rem,1.8vw)] leading-tight" />
        <p role="status" className="ml-auto text-night-soft text-[max(0.875rem,1.1vw)]">
          {isOffline && 'No connection. It goes on by itself.'}
        </p>
        <FullScreenButton />
      </div>
      <div className="my-auto grid items-center gap-4 py-2 lg:grid-cols-[minmax(0,1fr)_28vw] lg:gap-6">
        <BigMonitor vitals={view.vitals} />
        <div className="space-y-3">
          <Clock view={view} />
          <Team view={view} />
        </div>
      </div>
    </>
  )
}

/** Browsers on phones have none. */
function FullScreenButton() {
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton
      label="Full screen"
      className="text-night-soft! hover:bg-night-raised! hover:text-white!"
      onClick={() =>
        void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
      }
    >
      <Maximize aria-hidden size={22} />
    </IconButton>
  )
}

type ProjectorView = ProjectorTold['view']

function Clock({ view: { clock, pause } }: { view: ProjectorView }) {
  const now = useServerNow(clock.startedAt ?? 0)
  return (
    <div className="rounded-2xl bg-night-raised px-5 py-3">
      <p className="text-night-soft text-[max(0.8125rem,1.3vw)]">Transport timer</p>
      <p
        role="timer"
        aria-label="Transport timer"
        className="font-bold text-[max(2.25rem,5vw)] tabular-nums leading-tight"
      >
        {timerText(elapsedMs(clock, Math.min(now, pause?.since ?? now)))}
      </p>
      <p role="status" className="text-[max(0.875rem,1.6vw)] empty:hidden">
        {pause && (
          <span className="flex items-center gap-2 font-semibold text-dawn">
            <CirclePause aria-hidden className="size-[1.1em]" /> Paused
          </span>
        )}
      </p>
    </div>
  )
}

function Team({ view: { steps, isRunning } }: { view: ProjectorView }) {
  return (
    <section aria-label="Where the team is">
      <ul className="space-y-3">
        {roles.map(({ id, label }) => (
          <li key={id} className="flex items-center gap-3 rounded-2xl bg-night-raised px-4 py-2.5">
            <RoleAvatar role={id} />
            <div className="min-w-0 leading-snug">
              <p className="text-night-soft text-[max(0.8125rem,1.2vw)]">{label}</p>
              <p className="text-balance font-semibold text-[max(0.9375rem,1.6vw)] leading-tight">
                {isRunning ? steps[id] : 'Waits for the case to begin'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function BigMonitor({ vitals }: Pick<ProjectorView, 'vitals'>) {
  if (!vitals || !areReadable(vitals.monitor)) {
    return (
      <p className="rounded-2xl border border-night-soft/30 border-dashed px-6 py-24 text-center text-night-soft text-[max(1.25rem,2.4vw)] leading-snug">
        The monitor comes on when the team is at the bedside.
      </p>
    )
  }
  return <RunningMonitor vitals={vitals} />
}

/** As wide as it is drawn before it is made larger. */
const MONITOR_PX = 560

function RunningMonitor({ vitals: { monitor: target, hasArterialLine, lost } }: { vitals: VitalsView }) {
  const [monitor] = useState(() => createMonitor(target))
  const { room, content } = useScale(MONITOR_PX)
  return (
    <div ref={room} className="mx-auto w-full max-w-[125vh]">
      <div ref={content}>
        <MonitorScreen monitor={monitor} target={target} hasArterialLine={hasArterialLine} lost={lost} size="full" />
      </div>
    </div>
  )
}
