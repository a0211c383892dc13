import { useRef } from 'react'
import type { VitalsPoint } from '#case/debriefing/messages.ts'
import { numberOf } from '#case/story/readings.ts'
import { lastBy } from '../../charts/in-order.ts'
import { type Scale, scaleOf, spanOf } from '../../charts/scale.ts'
import type { PlayheadStore, Stretch } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { type ChartLayout, type PlacedLane, TRACK_NAME_PX, tracksIn } from './chart-layout.ts'
import { stepPath } from './in-view.ts'

interface VitalsLinesProps {
  readonly vitals: readonly VitalsPoint[]
  readonly view: Stretch
  readonly x: Scale
  readonly lane: PlacedLane
  readonly layout: ChartLayout
}

/** Heart rate, saturation of hand and foot, and mean pressure, as small lines below each other. */
export function VitalsLines({ vitals, view, x, lane, layout }: VitalsLinesProps) {
  const places = tracksIn(lane, layout)
  return layout.tracks.map(({ span, lines }, index) => {
    const values = vitals.flatMap((point) => lines.flatMap(({ sign }) => numberOf(sign, point.monitor) ?? []))
    const { top, bottom } = places[index] ?? { top: 0, bottom: 0 }
    const lineTop = top + (layout.gutter === 0 ? TRACK_NAME_PX : 0)
    const { low, high } = spanOf(span, values)
    const y = scaleOf(low, high, bottom - PAD_PX, lineTop + PAD_PX)
    return lines.map(({ sign, look: { stroke, dash } }) => (
      <path
        key={sign.slug}
        d={stepPath(vitals, ({ monitor }) => numberOf(sign, monitor), view, x, y)}
        strokeDasharray={dash}
        className={`fill-none stroke-2 ${stroke}`}
      />
    ))
  })
}

const PAD_PX = 5

interface VitalsNowProps {
  readonly playhead: PlayheadStore
  readonly vitals: readonly VitalsPoint[]
  readonly layout: ChartLayout
}

/** What the monitor showed at the playhead, with each of its lines: written by hand in every frame. */
export function VitalsNow({ playhead, vitals, layout }: VitalsNowProps) {
  const box = useRef<HTMLDivElement>(null)
  const lane = layout.lanes.find(({ name }) => name === 'vitals')
  usePlayheadFrames(playhead, (at) => {
    const point = lastBy(vitals, at)
    const values = box.current?.querySelectorAll('b') ?? []
    for (const [index, { value }] of layout.tracks.entries()) {
      const element = values[index]
      const text = point ? value(point) : '–'
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
