import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import type { ProjectorView } from '#case/views/console/projector.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'
import { serverNow } from '../../base/live/server-clock.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { elapsedMs, timerText } from '../../base/live/transport-clock.ts'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { AnyScreen } from '../../hands/steps/any-screen.ts'
import { DebriefingTogether } from '../../look-back/debriefing/debriefing-together.tsx'
import { PhaseBar } from '../../look-back/debriefing/phases/phase-bar.tsx'
import { TimeLineSection } from '../../look-back/debriefing/time-line-section.tsx'
import { useScale } from '../../look-back/mirrors/use-scale.ts'
import { createMonitor } from '../../monitor/create-monitor.ts'
import { type MonitorInput, useMonitorInputAt } from '../../monitor/monitor-input.ts'
import { MonitorScreen } from '../../monitor/monitor-screen.tsx'
import { ScreenOf } from '../../play/routes/screen-of.tsx'

/** While a case runs: the monitor, the clock and where the team is. */
export const RunningWall = ({ view }: { view: ProjectorView }) => (
  <div className="my-auto grid items-center gap-4 py-2 lg:grid-cols-[minmax(0,1fr)_28vw] lg:gap-6">
    <BigMonitor view={view} />
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

function BigMonitor({ view: { vitals, instruments, pause } }: { view: ProjectorView }) {
  const input = useMonitorInputAt(vitals, instruments.signs, { now: serverNow, pausedAt: pause?.since ?? null })
  if (!input) {
    return (
      <p className="rounded-2xl border border-night-soft/30 border-dashed px-6 py-24 text-center text-night-soft text-[max(1.25rem,2.4vw)] leading-snug">
        The monitor comes on when the team is at the bedside.
      </p>
    )
  }
  return <RunningMonitor input={input} />
}

/** As wide as it is drawn before it is made larger. */
const MONITOR_PX = 560

function RunningMonitor({ input }: { input: MonitorInput }) {
  const [monitor] = useState(() => createMonitor(input.signs, input.target))
  const { room, content } = useScale(MONITOR_PX)
  return (
    <div ref={room} className="mx-auto w-full max-w-[125vh]">
      <div ref={content}>
        <MonitorScreen monitor={monitor} input={input} size="full" />
      </div>
    </div>
  )
}

type Talk = NonNullable<ProjectorView['talk']>

/** After a case: where its debriefing is, what is asked there, and the run as whoever leads looks at it. */
export function TalkWall({ talk, run, room }: { talk: Talk; run: number; room: string }) {
  const { phase, asked, waitsFor } = talk
  const text = phaseTexts.find((one) => one.phase === phase)
  const hasRun = phase === 'description' || phase === 'analysis'
  return (
    <div className={`mx-auto w-full max-w-[110rem] space-y-5 py-3 ${hasRun ? '' : 'my-auto'}`}>
      <PhaseBar phase={phase} shown={phase} />
      <div className={hasRun ? 'space-y-2' : 'space-y-[3vh] py-[4vh]'}>
        <p className={`text-balance font-semibold leading-snug ${hasRun ? LESS : MOST}`}>{text?.lead}</p>
        <ul
          className={`list-disc pl-[1.2em] leading-snug ${hasRun ? `gap-x-12 sm:columns-2 lg:columns-3 ${LEAST}` : `space-y-[0.5em] ${MORE}`}`}
        >
          {asked.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <p role="status" className={`text-ink-soft empty:hidden ${LESS}`}>
        {!hasRun && waitsFor.length > 0 && `Still to rate: ${waitsFor.map((role) => roles[role].label).join(', ')}.`}
      </p>
      {hasRun && (
        <AnyScreen value={ScreenOf}>
          <TimeLineSection>
            <DebriefingTogether
              source={`/api/rooms/${room}`}
              run={run}
              room={room}
              isLeading={false}
              isToLookAt
              hasMoments={phase === 'analysis'}
            />
          </TimeLineSection>
        </AnyScreen>
      )}
    </div>
  )
}

const MOST = 'text-[max(1.5rem,3vw)]'
const MORE = 'text-[max(1.25rem,2.4vw)]'
const LESS = 'text-[max(1rem,1.5vw)]'
const LEAST = 'text-[max(1rem,1.1vw)]'
