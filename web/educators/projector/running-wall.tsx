import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import type { VitalsView } from '#case/views/bedside/vitals.ts'
import type { ProjectorView } from '#case/views/console/projector.ts'
import { useServerNow } from '../../live/surroundings.ts'
import { useScale } from '../../mirrors/use-scale.ts'
import { createMonitor } from '../../monitor/create-monitor.ts'
import { areReadable } from '../../monitor/heart/readings.ts'
import { MonitorScreen } from '../../monitor/monitor-screen.tsx'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { elapsedMs, timerText } from '../../steps/transport-clock.ts'

/** While a case runs: the monitor, the clock and where the team is. */
export const RunningWall = ({ view }: { view: ProjectorView }) => (
  <div className="my-auto grid items-center gap-4 py-2 lg:grid-cols-[minmax(0,1fr)_28vw] lg:gap-6">
    <BigMonitor vitals={view.vitals} />
    <div className="space-y-3">
      <Clock view={view} />
      <Team view={view} />
    </div>
  </div>
)

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
