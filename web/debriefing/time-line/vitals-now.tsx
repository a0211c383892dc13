import { useRef } from 'react'
import type { VitalsPoint } from '#case/debriefing/messages.ts'
import type { PlayheadStore } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { type ChartLayout, tracksIn } from './chart-layout.ts'
import { lastBy } from './in-view.ts'
import { trackTexts } from './vitals-lines.tsx'

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
    for (const [index, { value }] of trackTexts.entries()) {
      const element = values[index]
      const text = point ? value(point) : '–'
      if (element && element.textContent !== text) element.textContent = text
    }
  })
  if (!lane) return null
  const isNarrow = layout.gutter === 0
  const tracks = tracksIn(lane, layout)
  return (
    <div ref={box} aria-hidden className="pointer-events-none">
      {trackTexts.map(({ title }, index) => (
        <p
          key={title}
          className="absolute text-sm leading-none"
          style={{ left: isNarrow ? 6 : 10, top: (tracks[index]?.top ?? 0) + (isNarrow ? 2 : 17) }}
        >
          {isNarrow && <span className="font-semibold text-xs">{title} </span>}
          <b className="font-bold tabular-nums" />
        </p>
      ))}
    </div>
  )
}
