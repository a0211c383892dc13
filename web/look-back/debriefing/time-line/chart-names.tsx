import { Fragment } from 'react'
import type { Scale } from '../../../base/charts/scale.ts'
import { TickTime } from '../../../base/charts/tick-time.tsx'
import type { Course, Stretch } from '../playhead/playhead.ts'
import { type ChartLayout, type PlacedLane, RULER_PX, TITLE_PX, timeTicks, tracksIn } from './chart-layout.ts'
import { laneTitles } from './items.ts'

interface RulerProps {
  readonly run: Course
  readonly layout: ChartLayout
  readonly view: Stretch
  readonly x: Scale
}

/** So near to an edge a time stands inside it. */
const EDGE_PX = 26

/** The ruler over the lanes stays in sight, below the player, while somebody reads further down. */
export function StuckRuler(props: RulerProps) {
  const { width } = props.layout
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 print:hidden">
      <svg
        aria-hidden="true"
        width={width}
        height={RULER_PX}
        className="stuck-below-bar block overflow-hidden bg-paper"
      >
        <Ruler {...props} />
      </svg>
    </div>
  )
}

export function Ruler({ run, layout: { width, height, gutter }, view, x }: RulerProps) {
  return (
    <>
      {timeTicks(view, run, width - gutter).map(({ at, text }) => {
        const place = x(at)
        return (
          <Fragment key={at}>
            <line x1={place} x2={place} y1={RULER_PX - 7} y2={height} className="stroke-line" />
            <TickTime
              place={Math.min(Math.max(place, gutter + 1), width - 1)}
              edges={[gutter, width]}
              near={EDGE_PX}
              y={15}
              look="text-xs"
              text={text}
            />
          </Fragment>
        )
      })}
      <line x1={gutter} x2={width} y1={RULER_PX - 0.5} y2={RULER_PX - 0.5} className="stroke-line-strong" />
    </>
  )
}

/** Beside the lanes, or above each where there is no room for that. Those of the vital signs then stand with their values. */
export function LaneTitles({ layout }: { layout: ChartLayout }) {
  const { lanes, gutter } = layout
  return lanes.map((lane) => {
    if (lane.name === 'vitals')
      return gutter > 0 && <TrackTitles key={lane.name} tracks={layout.tracks} tops={topsOf(lane, layout)} />
    const y = gutter === 0 ? lane.y + TITLE_PX - 2 : lane.y + Math.min(lane.height / 2 + 4, 19)
    return (
      <text key={lane.name} x={gutter === 0 ? 6 : 10} y={y} className="fill-ink font-semibold text-xs">
        {laneTitles[lane.name]}
      </text>
    )
  })
}

const topsOf = (lane: PlacedLane, layout: ChartLayout): readonly number[] =>
  tracksIn(lane, layout).map(({ top }) => top)

function TrackTitles({ tracks, tops }: Pick<ChartLayout, 'tracks'> & { tops: readonly number[] }) {
  return tracks.map(({ title }, index) => (
    <text key={title} x="10" y={(tops[index] ?? 0) + 14} className="fill-ink font-semibold text-xs">
      {title}
    </text>
  ))
}
