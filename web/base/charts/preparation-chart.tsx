import type { RoleId } from '#case/records/roles.ts'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { onClock } from '../live/transport-clock.ts'
import { RoleAvatar } from '../roles/role-avatar.tsx'
import { roles } from '../roles/roles.ts'
import { clockText } from '../ui/number-text.ts'
import { fullSteps, widthScale } from './scale.ts'
import { TickTime } from './tick-time.tsx'

/** Places are percent of the width; times are ms of the case. */
interface PreparationLayout {
  readonly ticks: readonly Mark[]
  readonly best: Mark
  readonly end: Mark
  readonly lanes: readonly { readonly roleId: RoleId; readonly bars: readonly Bar[] }[]
}

interface Mark {
  readonly ms: number
  readonly x: number
}

interface Bar {
  readonly id: string
  readonly name: string
  readonly startMs: number
  readonly doneMs: number
  readonly x: number
  /** While it kept the person. */
  readonly handsWidth: number
  /** After that, until it was done. */
  readonly waitWidth: number
}

const MINUTE_MS = 60_000
const tickSteps = [1, 2, 5, 10, 15, 30, 60].map((minutes) => minutes * MINUTE_MS)
const MOST_TICKS = 7
const laneOrder: readonly RoleId[] = [2, 1, 0]

/** The pieces of work as bars, by person, each in the order of its start. */
export function layOutPreparation(result: PreparationResult, pace: number): PreparationLayout {
  const at = (moment: number) => onClock({ startedAt: result.startedAt, pace }, moment)
  const longestMs = Math.max(
    result.tookMs,
    result.bestMs,
    ...result.units.map(({ doneAt }) => (doneAt ? at(doneAt) : 0)),
  )
  const ticksMs = tickTimes(longestMs)
  const spanMs = ticksMs.at(-1) ?? longestMs
  const x = widthScale(0, spanMs)
  const mark = (ms: number) => ({ ms, x: x(ms) })

  function barOf({ id, name, startedAt, freeAt, doneAt }: PreparationResult['units'][number]): Bar[] {
    if (startedAt === null) return []
    const startMs = at(startedAt)
    const doneMs = doneAt === null ? result.tookMs : at(doneAt)
    const freeMs = Math.min(freeAt === null ? doneMs : at(freeAt), doneMs)
    const widths = { handsWidth: x(freeMs) - x(startMs), waitWidth: x(doneMs) - x(freeMs) }
    return [{ id, name, startMs, doneMs, x: x(startMs), ...widths }]
  }

  return {
    ticks: ticksMs.map(mark),
    best: mark(result.bestMs),
    end: mark(result.tookMs),
    lanes: laneOrder
      .map((roleId) => ({
        roleId,
        bars: result.units
          .filter((unit) => unit.roleId === roleId)
          .flatMap(barOf)
          .sort((one, other) => one.startMs - other.startMs),
      }))
      .filter(({ bars }) => bars.length > 0),
  }
}

/** From nothing to the first full step at or after the end, few enough to be read. */
function tickTimes(longestMs: number): number[] {
  const stepMs = tickSteps.find((step) => Math.ceil(longestMs / step) < MOST_TICKS) ?? longestMs
  return fullSteps(0, Math.ceil(longestMs / stepMs) * stepMs, stepMs)
}

const BAR_HEIGHT = 14
const ROW_HEIGHT = 24
/** In percent of the width: what took no time is seen all the same. */
const NARROWEST = 0.7

/** The preparation on a time line: a list to read, with a bar to see under every line of it. `isInner`: under a heading already. */
export function PreparationChart({ layout, isInner = false }: { layout: PreparationLayout; isInner?: boolean }) {
  return (
    <section aria-label="The time line" className="[print-color-adjust:exact]">
      {!isInner && <h2 className="font-semibold text-lg">The time line</h2>}
      <Legend />
      <Axis layout={layout} />
      <div className="relative pb-1">
        <Grid layout={layout} />
        {layout.lanes.map(({ roleId, bars }) => (
          <div key={roleId} className="relative break-inside-avoid">
            <h3 className="flex w-fit items-center gap-2 bg-paper pt-2 pr-2 font-semibold">
              <RoleAvatar role={roleId} size="tiny" /> {roles[roleId].label}
            </h3>
            <ul>
              {bars.map((bar) => (
                <li key={bar.id}>
                  <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1.5 text-sm leading-snug">
                    <span className="bg-paper pr-1">{bar.name}</span>
                    <span className="shrink-0 bg-paper pl-1 text-ink-soft tabular-nums">
                      {clockText(bar.startMs)} to {clockText(bar.doneMs)}
                    </span>
                  </p>
                  <BarRow bar={bar} role={roleId} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function BarRow({ bar, role }: { bar: Bar; role: RoleId }) {
  const y = (ROW_HEIGHT - BAR_HEIGHT) / 2
  return (
    <svg aria-hidden="true" data-role={role} width="100%" height={ROW_HEIGHT} className="block overflow-visible">
      <rect
        x={`${bar.x}%`}
        y={y}
        width={`${Math.max(bar.handsWidth, NARROWEST)}%`}
        height={BAR_HEIGHT}
        rx="3"
        className="fill-(--role)"
      />
      {bar.waitWidth > 0 && (
        <rect
          x={`${bar.x + bar.handsWidth}%`}
          y={y + 1}
          width={`${bar.waitWidth}%`}
          height={BAR_HEIGHT - 2}
          rx="3"
          strokeDasharray="4 3"
          className="fill-(--role-soft) stroke-(--role)"
        />
      )}
    </svg>
  )
}

/** Minutes, the best possible and the team's end, behind everything. */
function Grid({ layout: { ticks, best, end } }: { layout: PreparationLayout }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
      {ticks.map(({ ms, x }) => (
        <line key={ms} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" className="stroke-line" />
      ))}
      <line x1={`${best.x}%`} x2={`${best.x}%`} y1="0" y2="100%" strokeWidth="2" className="stroke-present" />
      <line
        x1={`${end.x}%`}
        x2={`${end.x}%`}
        y1="0"
        y2="100%"
        strokeWidth="2"
        strokeDasharray="2 2"
        className="stroke-ink"
      />
    </svg>
  )
}

function Axis({ layout: { ticks } }: { layout: PreparationLayout }) {
  return (
    <svg aria-hidden="true" width="100%" height="18" className="mt-3 block overflow-visible">
      {ticks.map(({ ms, x }) => (
        <TickTime key={ms} place={x} edges={[0, 100]} near={1} unit="%" y={12} look="text-xs" text={clockText(ms)} />
      ))}
    </svg>
  )
}

function Legend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-3 w-5 rounded-sm bg-ink-soft" /> Hands on
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-3 w-5 rounded-sm border border-ink-soft border-dashed" /> On its way
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-4 w-0.5 bg-present" /> Best possible
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-4 border-ink border-l-2 border-dotted" /> Your team
      </li>
    </ul>
  )
}
