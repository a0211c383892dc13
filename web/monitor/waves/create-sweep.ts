import type { Heart } from '../heart/create-heart.ts'
import { eachReading, type Readings } from '../heart/readings.ts'
import type { Channel } from './channels.ts'

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

/** Draws the waves of a heart as a monitor does: a bar runs across, the new trace behind it, the old one before it. */
export function createSweep(canvas: HTMLCanvasElement, heart: Heart, channels: readonly Channel[]) {
  const context = canvas.getContext('2d')
  let ratio = 1
  let drawn = now()
  /** The column at the left edge. */
  let origin = 0

  function now(): Moment {
    return { column: (heart.ranMs() * SPEED_PX * ratio) / 1000, beats: heart.beats(), readings: heart.readings() }
  }

  /** The columns from one moment to the other. */
  function draw(from: Moment, to: Moment): void {
    if (!context) return
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
    from.readings === to.readings ? to.readings : eachReading((sign) => mixed(from.readings[sign], to.readings[sign]))
  return { column, beats: mixed(from.beats, to.beats), readings }
}

function earlier({ column, beats, readings }: Moment, columns: number, columnsPerS: number): Moment {
  return { column: column - columns, beats: beats - (columns * readings.heartRate) / (60 * columnsPerS), readings }
}
