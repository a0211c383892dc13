import { Fragment } from 'react'
import type { Stretch } from '../playhead/playhead.ts'
import { type ChartLayout, RULER_PX, TITLE_PX, type TimeScale, TRACK_PX, timeTicks, tracksTop } from './chart-layout.ts'
import { laneTitles } from './items.ts'
import { trackTexts } from './vitals-lines.tsx'

interface RulerProps {
  readonly run: Stretch
  readonly layout: ChartLayout
  readonly view: Stretch
  readonly x: TimeScale
}

/** So near to an edge a time stands inside it. */
const EDGE_PX = 26

export function Ruler({ run, layout: { width, height, gutter }, view, x }: RulerProps) {
  return (
    <>
      {timeTicks(view, run, width - gutter).map(({ at, text }) => {
        const place = x(at)
        const anchor = place < gutter + EDGE_PX ? 'start' : place > width - EDGE_PX ? 'end' : 'middle'
        return (
          <Fragment key={at}>
            <line x1={place} x2={place} y1={RULER_PX - 7} y2={height} className="stroke-line" />
            <text
              x={
                anchor === 'start' ? Math.max(place, gutter + 1) : anchor === 'end' ? Math.min(place, width - 1) : place
              }
              y="15"
              textAnchor={anchor}
              className="fill-ink-soft text-xs tabular-nums"
            >
              {text}
            </text>
          </Fragment>
        )
      })}
      <line x1={gutter} x2={width} y1={RULER_PX - 0.5} y2={RULER_PX - 0.5} className="stroke-line-strong" />
    </>
  )
}

/** Beside the lanes, or above each where there is no room for that. */
export function LaneTitles({ layout: { lanes, gutter } }: { layout: ChartLayout }) {
  return lanes.map(({ name, y, height }) => (
    <Fragment key={name}>
      {(gutter === 0 || name !== 'vitals') && (
        <text
          x={gutter === 0 ? 4 : 10}
          y={gutter === 0 ? y + TITLE_PX - 3 : y + Math.min(height / 2 + 4, 20)}
          className="fill-ink font-semibold text-xs"
        >
          {laneTitles[name]}
        </text>
      )}
      {name === 'vitals' &&
        trackTexts.map(({ title }, index) => (
          <text
            key={title}
            x={gutter === 0 ? 4 : 10}
            y={tracksTop(y + height) + index * TRACK_PX + (gutter === 0 ? 12 : 14)}
            className={gutter === 0 ? 'fill-ink-soft text-[11px]' : 'fill-ink font-semibold text-xs'}
          >
            {title}
          </text>
        ))}
    </Fragment>
  ))
}
