import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Scale } from '../../../base/charts/scale.ts'
import { caseMsAt, caseTimeText, elapsedWords } from '../playhead/elapsed-text.ts'
import type { Playhead, PlayheadStore } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { type ChartLayout, RULER_PX } from './chart-layout.ts'

interface PlayheadLineProps {
  readonly playhead: PlayheadStore
  readonly layout: ChartLayout
  readonly x: Scale
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** The id of what says which keys there are, where that is said. */
  readonly describedBy: string | undefined
}

/** The playhead over the lanes: moved by hand in every frame, while the rest of the page stays as it is. */
export function PlayheadLine({ playhead, layout, x, onKeyDown, describedBy }: PlayheadLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  const drawn = useRef(-1)
  const said = useRef<Playhead>(null)
  const { course } = playhead
  const wholeMs = caseMsAt(course, course.to)
  const lastSecond = Math.floor(wholeMs / 1000)

  function draw(at: number) {
    const place = x(at)
    const isSeen = place >= layout.gutter - 0.5 && place <= layout.width + 0.5
    if (!line.current || !label.current) return
    line.current.style.transform = `translateX(${place}px)`
    line.current.style.visibility = isSeen ? 'visible' : 'hidden'
    const isNearEnd = layout.width - place < LABEL_PX
    label.current.style.translate = isNearEnd ? '-100%' : '0'
    const second = Math.floor(caseMsAt(course, at) / 1000)
    if (second !== drawn.current) label.current.textContent = caseTimeText(course, at)
    drawn.current = second
    say(at, line.current.parentElement)
  }

  /** To who listens: where it was taken to, and where it stopped, not every second between. */
  function say(at: number, slider: HTMLElement | null) {
    if (playhead.get() === said.current) return
    said.current = playhead.get()
    const second = Math.floor(caseMsAt(course, at) / 1000)
    slider?.setAttribute('aria-valuenow', String(second))
    slider?.setAttribute('aria-valuetext', `${elapsedWords(caseMsAt(course, at))} of ${elapsedWords(wholeMs)}`)
  }
  usePlayheadFrames(playhead, draw)
  // The chart may have become wider, or been dragged along under it.
  useLayoutEffect(() => draw(playhead.now()))

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={lastSecond}
      aria-valuenow={0}
      onKeyDown={onKeyDown}
      className="group pointer-events-none absolute inset-0 overflow-hidden rounded-lg focus-visible:-outline-offset-3 print:hidden"
    >
      <div ref={line} className="absolute inset-y-0 left-0 w-0 will-change-transform">
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
