import { useMemo, useRef } from 'react'
import { digitsOf, roundedTo } from '#case/course/monitor-signs.ts'
import { bendsOf, shownThen } from '#case/debriefing/course-over-run.ts'
import type { CoursePoint, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { numberOf } from '#case/story/readings.ts'
import type { Sign } from '#case/story/sign.ts'
import { lastBy } from '../../../base/charts/in-order.ts'
import { type Scale, scaleOf, spanOf } from '../../../base/charts/scale.ts'
import type { PlayheadStore, Stretch } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { type ChartLayout, type PlacedLane, TRACK_NAME_PX, tracksIn } from './chart-layout.ts'
import { bentPath, stepPath } from './in-view.ts'

interface VitalsLinesProps {
  readonly line: Pick<TimeLine, 'vitals' | 'course' | 'to'>
  readonly view: Stretch
  readonly x: Scale
  readonly lane: PlacedLane
  readonly layout: ChartLayout
}

/**
 * Heart rate, saturation of hand and foot, and mean pressure, as small lines below each other: the way of the monitor where it
 * moved in time, with what an educator set broad below it; else its rows.
 */
export function VitalsLines({ line: { vitals, course = none, to }, view, x, lane, layout }: VitalsLinesProps) {
  const { tracks } = layout
  const bends = useMemo(() => {
    const signs = tracks.flatMap(({ lines }) => lines.map(({ sign }) => sign))
    return new Map(signs.map((sign) => [sign, bendsOf(course, sign, to)]))
  }, [tracks, course, to])
  const places = tracksIn(lane, layout)
  return layout.tracks.map(({ span, lines }, index) => {
    const rows = vitals.flatMap((point) => lines.flatMap(({ sign }) => numberOf(sign, point.monitor) ?? []))
    const values = [
      ...rows,
      ...lines.flatMap(({ sign }) => (bends.get(sign) ?? []).flatMap(({ value }) => value ?? [])),
    ]
    const { top, bottom } = places[index] ?? { top: 0, bottom: 0 }
    const lineTop = top + (layout.gutter === 0 ? TRACK_NAME_PX : 0)
    const { low, high } = spanOf(span, values)
    const y = scaleOf(low, high, bottom - PAD_PX, lineTop + PAD_PX)
    return lines.map(({ sign, look: { stroke, dash } }) => {
      const bent = bends.get(sign) ?? []
      const set = bent.map((bend) => (bend.isSet ? bend : { ...bend, value: null }))
      const d =
        bent.length > 0
          ? bentPath(bent, view, x, y)
          : stepPath(vitals, ({ monitor }) => numberOf(sign, monitor), view, x, y)
      return (
        <g key={sign.slug} className="fill-none">
          {bent.some(({ isSet }) => isSet) && (
            <path d={bentPath(set, view, x, y)} data-set={sign.slug} className="stroke-[7] stroke-away/35" />
          )}
          <path d={d} strokeDasharray={dash} className={`stroke-2 ${stroke}`} />
        </g>
      )
    })
  })
}

const PAD_PX = 5
const none: readonly CoursePoint[] = []

interface VitalsNowProps {
  readonly playhead: PlayheadStore
  readonly line: Pick<TimeLine, 'vitals' | 'course' | 'instruments'>
  readonly layout: ChartLayout
}

/** What stood on the monitor at a moment; nothing before there was one. */
function readingsAt({ vitals, course = [], instruments }: VitalsNowProps['line'], at: number) {
  const moving = lastBy(course, at)
  if (moving) {
    const shown = shownThen(moving, instruments.signs, at)
    return (sign: Sign) => {
      const [first] = shown.find((one) => one.sign.slug === sign.slug)?.values ?? []
      return sign.slug === moving.lost ? '--' : first && roundedTo(digitsOf(sign), first)
    }
  }
  const point = lastBy(vitals, at)
  return point && ((sign: Sign) => numberOf(sign, point.monitor))
}

/** What the monitor showed at the playhead, with each of its lines: written by hand in every frame. */
export function VitalsNow({ playhead, line, layout }: VitalsNowProps) {
  const box = useRef<HTMLDivElement>(null)
  const lane = layout.lanes.find(({ name }) => name === 'vitals')
  usePlayheadFrames(playhead, (at) => {
    const read = readingsAt(line, at)
    const values = box.current?.querySelectorAll('b') ?? []
    for (const [index, { value }] of layout.tracks.entries()) {
      const element = values[index]
      const text = read ? value(read) : '–'
      if (element && element.textContent !== text) element.textContent = text
    }
  })
  if (!lane) return null
  const isNarrow = layout.gutter === 0
  const places = tracksIn(lane, layout)
  return (
    <div ref={box} aria-hidden className="pointer-events-none">
      {layout.tracks.map(({ title }, index) => (
        <p
          key={title}
          className="absolute text-sm leading-none"
          style={{ left: isNarrow ? 6 : 10, top: (places[index]?.top ?? 0) + (isNarrow ? 2 : 17) }}
        >
          {isNarrow && <span className="font-semibold text-xs">{title} </span>}
          <b className="font-bold tabular-nums" />
        </p>
      ))}
    </div>
  )
}
