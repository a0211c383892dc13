import { scaleLinear } from 'd3-scale'
import type { VitalsPoint } from '#case/debriefing/messages.ts'
import type { Stretch } from '../playhead/playhead.ts'
import { type ChartLayout, type PlacedLane, type TimeScale, TRACK_NAME_PX, tracksIn } from './chart-layout.ts'
import { stepPath } from './in-view.ts'

interface Line {
  readonly read: (point: VitalsPoint) => number | undefined
  readonly stroke: string
  readonly dash?: string
}

/** Where the lines usually run, as in the report's charts. A value beyond it widens its track. */
const tracks: readonly { readonly low: number; readonly high: number; readonly lines: readonly Line[] }[] = [
  { low: 70, high: 180, lines: [{ read: ({ heartRate }) => heartRate, stroke: 'stroke-present' }] },
  {
    low: 40,
    high: 100,
    lines: [
      { read: ({ spo2Hand }) => spo2Hand, stroke: 'stroke-action' },
      { read: ({ spo2Foot }) => spo2Foot, stroke: 'stroke-focus', dash: '4 3' },
    ],
  },
  { low: 15, high: 50, lines: [{ read: ({ mapMmHg }) => mapMmHg, stroke: 'stroke-alarm' }] },
]

/** What a track is called, and what it says at a moment. */
export const trackTexts: readonly { readonly title: string; readonly value: (point: VitalsPoint) => string }[] = [
  { title: 'Heart rate', value: ({ heartRate }) => String(heartRate) },
  { title: 'SpO2 hand, foot', value: ({ spo2Hand, spo2Foot }) => `${spo2Hand}, ${spo2Foot}` },
  { title: 'Mean pressure', value: ({ mapMmHg }) => (mapMmHg === undefined ? '' : String(mapMmHg)) },
]

interface VitalsLinesProps {
  readonly vitals: readonly VitalsPoint[]
  readonly view: Stretch
  readonly x: TimeScale
  readonly lane: PlacedLane
  readonly layout: ChartLayout
}

/** Heart rate, saturation of hand and foot, and mean pressure, as small lines below each other. */
export function VitalsLines({ vitals, view, x, lane, layout }: VitalsLinesProps) {
  const places = tracksIn(lane, layout)
  return tracks.map(({ low, high, lines }, index) => {
    const values = vitals.flatMap((point) => lines.flatMap(({ read }) => read(point) ?? []))
    const { top, bottom } = places[index] ?? { top: 0, bottom: 0 }
    const lineTop = top + (layout.gutter === 0 ? TRACK_NAME_PX : 0)
    const y = scaleLinear([Math.min(low, ...values), Math.max(high, ...values)], [bottom - PAD_PX, lineTop + PAD_PX])
    return lines.map(({ read, stroke, dash }) => (
      <path
        key={stroke}
        d={stepPath(vitals, read, view, x, y)}
        strokeDasharray={dash}
        className={`fill-none stroke-2 ${stroke}`}
      />
    ))
  })
}

const PAD_PX = 5
