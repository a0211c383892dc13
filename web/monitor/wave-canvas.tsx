import { useEffect, useRef } from 'react'
import { useReducedMotion } from '../base/ui/use-reduced-motion.ts'
import { followSize } from '../base/ui/use-width.ts'
import type { Monitor } from './create-monitor.ts'
import type { Heart } from './heart/create-heart.ts'
import { eachReading, type Readings } from './heart/readings.ts'
import type { Channel } from './waves/channels.ts'

/** In css pixels: how far the bar runs in a second, how wide it is, and so on. */
const SPEED_PX = 80
const GAP_PX = 14
const LINE_PX = 1.6
const MARGIN_PX = 3
/** Narrow waves would lose their tops between two columns. */
const POINTS_PER_COLUMN = 2

/** The heart when the bar stood at a column. Columns are counted from when the heart began to run. */
interface Moment {
  readonly column: number
  readonly beats: number
  readonly readings: Readings
}

interface Pen {
  readonly channels: readonly Channel[]
  /** The column at the left edge. */
  readonly origin: number
  readonly ratio: number
}

/** The columns from one moment to the other. */
function drawTraces(
  context: CanvasRenderingContext2D,
  { channels, origin, ratio }: Pen,
  from: Moment,
  to: Moment,
): void {
  const { canvas } = context
  const margin = MARGIN_PX * ratio
  const first = Math.floor(from.column)
  for (const { color, top, height, levelAt } of channels) {
    const foot = (top + height) * canvas.height - margin
    const band = height * canvas.height - 2 * margin
    context.beginPath()
    for (let column = first; column <= to.column; column += 1 / POINTS_PER_COLUMN) {
      const { beats, readings } = between(from, to, column)
      const x = (column - origin) % canvas.width
      const y = foot - band * levelAt(beats, readings)
      if (column === first || x === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.strokeStyle = color
    context.stroke()
  }
}

/** Draws the waves of a heart as a monitor does: a bar runs across, the new trace behind it, the old one before it. */
function createSweep(canvas: HTMLCanvasElement, heart: Heart, channels: readonly Channel[]) {
  const context = canvas.getContext('2d')
  let ratio = 1
  let drawn = now()
  /** The column at the left edge. */
  let origin = 0

  function now(): Moment {
    return { column: (heart.ranMs() * SPEED_PX * ratio) / 1000, beats: heart.beats(), readings: heart.readings() }
  }

  function draw(from: Moment, to: Moment): void {
    if (context) drawTraces(context, { channels, origin, ratio }, from, to)
  }

  function clear(first: number, count: number): void {
    const x = (first - origin) % canvas.width
    context?.clearRect(x, 0, count, canvas.height)
    if (x + count > canvas.width) context?.clearRect(0, 0, x + count - canvas.width, canvas.height)
  }

  return {
    /** To its size on the page. */
    fit(width: number, height: number, pixelRatio: number) {
      ratio = pixelRatio
      canvas.width = Math.max(1, Math.round(width * ratio))
      canvas.height = Math.round(height * ratio)
      if (!context) return
      context.lineWidth = LINE_PX * ratio
      context.lineJoin = 'round'
      context.lineCap = 'round'
    },
    /** The whole width at once, as if the heart had always beaten as it does now. */
    fill() {
      context?.clearRect(0, 0, canvas.width, canvas.height)
      drawn = now()
      origin = Math.floor(drawn.column) - canvas.width + 1
      draw(earlier(drawn, canvas.width - 1, SPEED_PX * ratio), drawn)
    },
    /** What has come since the last time. */
    step() {
      const next = now()
      const first = Math.floor(drawn.column)
      const newColumns = Math.floor(next.column) - first
      if (newColumns <= 0) return
      // What the pen has drawn beyond its column is not to be cleared away.
      const edge = Math.ceil((LINE_PX * ratio) / 2) + 1
      clear(first + edge, newColumns + Math.round(GAP_PX * ratio))
      draw(drawn, next)
      drawn = next
    },
  }
}

function between(from: Moment, to: Moment, column: number): Moment {
  const part = (column - from.column) / (to.column - from.column)
  const mixed = (before: number, after: number) => before + (after - before) * part
  const readings =
    from.readings === to.readings
      ? to.readings
      : eachReading(to.readings, (sign, value) => mixed(from.readings[sign] ?? value, value))
  return { column, beats: mixed(from.beats, to.beats), readings }
}

function earlier({ column, beats, readings }: Moment, columns: number, columnsPerS: number): Moment {
  return { column: column - columns, beats: beats - (columns * readings.rate) / (60 * columnsPerS), readings }
}

const SHARPEST = 2

interface WaveCanvasProps {
  readonly monitor: Monitor
  readonly channels: readonly Channel[]
  readonly className: string
}

/** The running waves. Where motion is unwelcome they stand still, and are drawn anew when the numbers change. */
export function WaveCanvas({ monitor, channels, className }: WaveCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isStill = useReducedMotion()

  useEffect(() => {
    if (!canvas.current) return
    const sweep = createSweep(canvas.current, monitor.heart, channels)
    const drawing = canvas.current
    const stopSizing = followSize(drawing, (width, height) => {
      // On a wall it is shown larger than it is laid out, in a mirror smaller.
      const shown = drawing.getBoundingClientRect().width / Math.max(1, width)
      sweep.fit(width, height, Math.min(SHARPEST, window.devicePixelRatio * shown))
      sweep.fill()
    })
    const stopWatching = isStill
      ? monitor.subscribe(sweep.fill)
      : whileSeen(canvas.current, () => monitor.watch(sweep.step))
    return () => {
      stopSizing()
      stopWatching()
    }
  }, [monitor, channels, isStill])

  return (
    <div aria-hidden className={`relative ${className}`}>
      <canvas ref={canvas} className="absolute inset-0 h-full w-full" />
    </div>
  )
}

/** Starts something when the element comes into view and stops it when it leaves. */
function whileSeen(element: Element, start: () => () => void) {
  let stop: (() => void) | null = null
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false
    if (isSeen === (stop !== null)) return
    stop?.()
    stop = isSeen ? start() : null
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop?.()
  }
}
