import { type KeyboardEvent, useRef } from 'react'
import type { VitalsPoint } from '#case/debriefing/messages.ts'
import { elapsedText, elapsedWords } from '../playhead/elapsed-text.ts'
import type { PlayheadStore } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { type ChartLayout, RULER_PX, type TimeScale, TRACK_PX, tracksTop } from './chart-layout.ts'
import { lastBy } from './in-view.ts'
import { trackTexts } from './vitals-lines.tsx'

interface PlayheadLineProps {
  readonly playhead: PlayheadStore
  readonly layout: ChartLayout
  readonly x: TimeScale
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The playhead over the lanes: moved by hand in every frame, while the rest of the page stays as it is. */
export function PlayheadLine({ playhead, layout, x, onKeyDown }: PlayheadLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  const said = useRef(-1)
  const { from, to } = playhead.course
  const lastSecond = Math.floor((to - from) / 1000)

  usePlayheadFrames(playhead, (at) => {
    const place = x(at)
    const isSeen = place >= layout.gutter - 0.5 && place <= layout.width + 0.5
    if (!line.current || !label.current) return
    line.current.style.transform = `translateX(${place}px)`
    line.current.style.visibility = isSeen ? 'visible' : 'hidden'
    const isNearEnd = layout.width - place < LABEL_PX
    label.current.style.translate = isNearEnd ? '-100%' : '0'
    const second = Math.floor((at - from) / 1000)
    if (second === said.current) return
    said.current = second
    label.current.textContent = elapsedText(at - from, to - from)
    const slider = line.current.parentElement
    slider?.setAttribute('aria-valuenow', String(second))
    slider?.setAttribute('aria-valuetext', `${elapsedWords(at - from)} of ${elapsedWords(to - from)}`)
  })

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={lastSecond}
      aria-valuenow={0}
      onKeyDown={onKeyDown}
      className="group pointer-events-none absolute inset-0 overflow-hidden rounded-lg focus-visible:-outline-offset-3 print:hidden"
    >
      <div ref={line} className="absolute inset-y-0 left-0 w-0">
        <span className="absolute inset-y-0 -left-px w-0.5 bg-ink" />
        <span
          ref={label}
          className="absolute top-0.5 left-0 rounded-md bg-ink px-1.5 py-0.5 font-semibold text-white text-xs tabular-nums leading-5"
        />
        <span className="absolute size-2.5 -translate-x-1/2 rounded-full bg-ink" style={{ top: RULER_PX - 6 }} />
      </div>
    </div>
  )
}

const LABEL_PX = 64

interface VitalsNowProps {
  readonly playhead: PlayheadStore
  readonly vitals: readonly VitalsPoint[]
  readonly layout: ChartLayout
}

/** What the monitor showed at the playhead, beside each of its lines. */
export function VitalsNow({ playhead, vitals, layout }: VitalsNowProps) {
  const values = useRef<HTMLDivElement>(null)
  const lane = layout.lanes.find(({ name }) => name === 'vitals')
  usePlayheadFrames(playhead, (at) => {
    const point = lastBy(vitals, at)
    for (const [index, { value }] of trackTexts.entries()) {
      const element = values.current?.children[index]
      const text = point ? value(point) : '–'
      if (element && element.textContent !== text) element.textContent = text
    }
  })
  if (!lane) return null
  const top = tracksTop(lane.y + lane.height)
  return (
    <div ref={values} aria-hidden className="pointer-events-none print:hidden">
      {trackTexts.map(({ title }, index) => (
        <span
          key={title}
          className="absolute font-bold text-sm tabular-nums leading-none"
          style={
            layout.gutter > 0
              ? { left: 10, top: top + index * TRACK_PX + 17 }
              : { left: 4, top: top + index * TRACK_PX + 16 }
          }
        />
      ))}
    </div>
  )
}
