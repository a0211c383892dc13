import { appFont, wrapped } from '../kit/canvas-text.ts'
import { drawRow } from '../pumps/draw-row.ts'
import { ROW_HEIGHT, rowBottom } from './bench-place.ts'
import type { BenchScreen } from './bench-screen.ts'

const INK = '#eaf4ff'

/** Paints the pump's screen. */
export function drawBenchScreen(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { title, large, unit, lines, rows }: BenchScreen,
) {
  context.fillStyle = '#0d2036'
  context.fillRect(0, 0, width, height)
  const bar = height * 0.17
  context.fillStyle = '#1b3a5c'
  context.fillRect(0, 0, width, bar)
  context.textBaseline = 'middle'
  context.fillStyle = INK
  context.font = appFont(bar * 0.66, 700)
  context.fillText(title, width * 0.035, bar * 0.54)
  if (large) {
    context.textAlign = 'right'
    context.font = appFont(height * 0.38, 650)
    context.fillText(large, width * 0.6, height * 0.58)
    context.textAlign = 'left'
    context.fillStyle = '#8fb3d6'
    context.font = appFont(height * 0.17, 600)
    context.fillText(unit ?? '', width * 0.64, height * 0.63, width * 0.33)
  }
  context.fillStyle = INK
  context.font = appFont(height * 0.14, 600)
  const all = lines.flatMap((line) => wrapped(context, line, width * 0.92))
  all.forEach((line, index) => {
    context.fillText(line, width * 0.04, height * (0.58 + (index - (all.length - 1) / 2) * 0.19), width * 0.92)
  })
  rows.forEach(({ name }, index) => {
    drawRow(context, [width, height], name, { bottom: rowBottom(index, rows.length), height: ROW_HEIGHT })
  })
}
