import { appFont } from '../kit/canvas-text.ts'
import { drawRow } from './draw-row.ts'
import { ROW_HEIGHT, rowBottom } from './pump-place.ts'
import type { PumpScreen } from './pump-screen.ts'

const INK = '#eaf4ff'
const SOFT = '#8fb3d6'

/** Paints a pump's screen. */
export function drawScreen(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  screen: PumpScreen | null,
) {
  context.fillStyle = screen ? (screen.isAlarm ? '#7d1414' : '#0d2036') : '#141a20'
  context.fillRect(0, 0, width, height)
  if (!screen) return
  const bar = height * 0.2
  context.fillStyle = screen.isAlarm ? '#a51c1c' : '#1b3a5c'
  context.fillRect(0, 0, width, bar)
  context.textBaseline = 'middle'
  context.fillStyle = INK
  context.font = appFont(bar * 0.62, 700)
  context.fillText(screen.pump, width * 0.03, bar * 0.54)
  context.font = appFont(bar * 0.6, 600)
  context.fillText(screen.title, width * 0.1, bar * 0.54, width * 0.5)
  if (screen.isLocked) drawLock(context, width * 0.46, bar * 0.45, bar * 0.5)
  if (screen.battery) drawBattery(context, width, bar, screen.battery)
  drawBody(context, width, height, bar, screen)
}

function drawBody(context: CanvasRenderingContext2D, width: number, height: number, bar: number, screen: PumpScreen) {
  const { large, unit, lines, rows } = screen
  if (large) {
    const isSmall = rows.length > 0
    const y = bar + (height - bar) * (isSmall ? 0.28 : 0.52)
    context.fillStyle = INK
    context.font = appFont(height * (isSmall ? 0.3 : 0.46), 650)
    context.textAlign = unit ? 'right' : 'center'
    context.fillText(large, unit ? width * 0.66 : width / 2, y)
    if (unit) {
      context.textAlign = 'left'
      context.fillStyle = SOFT
      context.font = appFont(height * 0.24, 600)
      context.fillText(unit, width * 0.71, y + height * 0.07)
    }
  }
  context.textAlign = 'left'
  context.fillStyle = INK
  context.font = appFont(height * 0.165, 600)
  const middle = bar + (height - bar) / 2
  lines.forEach((line, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * height * 0.235
    context.fillText(line, width * 0.045, y, width * 0.91)
  })
  rows.forEach(({ name }, index) => {
    drawRow(context, [width, height], name, { bottom: rowBottom(index, rows.length), height: ROW_HEIGHT })
  })
}

function drawBattery(context: CanvasRenderingContext2D, width: number, bar: number, text: string) {
  const share = Number.parseInt(text, 10) / 100
  const [w, h] = [bar * 0.9, bar * 0.48]
  const [x, y] = [width * 0.97 - w, (bar - h) / 2]
  context.strokeStyle = INK
  context.lineWidth = bar * 0.06
  context.strokeRect(x, y, w, h)
  context.fillStyle = INK
  context.fillRect(x + w, y + h * 0.28, bar * 0.07, h * 0.44)
  context.fillStyle = share < 0.5 ? '#ffb454' : '#5fd38d'
  const inner = w - bar * 0.16
  context.fillRect(x + bar * 0.08, y + bar * 0.08, inner * (Number.isNaN(share) ? 1 : share), h - bar * 0.16)
  context.textAlign = 'right'
  context.fillStyle = INK
  context.font = appFont(bar * 0.58, 650)
  context.fillText(text, x - bar * 0.18, bar * 0.53)
  context.textAlign = 'left'
}

function drawLock(context: CanvasRenderingContext2D, x: number, y: number, size: number) {
  context.fillStyle = INK
  context.fillRect(x - size / 2, y - size * 0.05, size, size * 0.6)
  context.strokeStyle = INK
  context.lineWidth = size * 0.15
  context.beginPath()
  context.arc(x, y - size * 0.05, size * 0.3, Math.PI, 0)
  context.stroke()
}
