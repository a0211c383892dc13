import type { Material } from 'three'
import { appFont } from '../kit/canvas-text.ts'
import { printed } from '../kit/print.tsx'

const INK = '#14202e'

/** Paints a label: what comes first is the largest, the rest stands below it. */
export function drawLabel(context: CanvasRenderingContext2D, width: number, height: number, text: string) {
  const [first = '', ...rest] = text.split(', ')
  context.fillStyle = '#fffdf3'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#c2452f'
  context.fillRect(0, 0, width * 0.02, height)
  context.fillStyle = INK
  context.textBaseline = 'middle'
  const isAlone = rest.length === 0
  context.font = appFont(height * (isAlone ? 0.56 : 0.46), 750)
  context.fillText(first, width * 0.05, height * (isAlone ? 0.53 : 0.31), width * 0.92)
  context.font = appFont(height * 0.36, 600)
  context.fillText(rest.join(' · '), width * 0.05, height * 0.75, width * 0.92)
}

/** The same, stuck around a barrel. */
export const stuckOn = (text: string, length: number, height: number): Material =>
  printed(`stuck ${text} ${length}`, [Math.round(length * 12_000), Math.round(height * 12_000)], (context, w, h) => {
    drawLabel(context, w, h, text)
  })

/** A name that fills what it stands on; what follows a comma stands below it. */
export function drawName(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  name: string,
  band: string | null = null,
) {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  if (band) {
    context.fillStyle = band
    context.fillRect(0, 0, width, height * 0.16)
  }
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const lines = name.split(', ')
  const most = (height * (band ? 0.5 : 0.62)) / lines.length ** 0.6
  context.font = appFont(most, 750)
  const longest = Math.max(...lines.map((line) => context.measureText(line).width))
  const size = Math.min(most, (most * width * 0.9) / longest)
  context.font = appFont(size, 750)
  lines.forEach((line, index) => {
    context.fillText(line, width / 2, height * (band ? 0.58 : 0.53) + size * 1.1 * (index - (lines.length - 1) / 2))
  })
}

interface Field {
  readonly name: string
  readonly note: string | null
}

/** A label whose fields are read one by one: grey until then. */
export function drawFields(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  fields: readonly Field[],
  band: string,
) {
  context.fillStyle = '#fdfdfa'
  context.fillRect(0, 0, width, height)
  context.fillStyle = band
  context.fillRect(0, 0, width, height * 0.04)
  context.textBaseline = 'middle'
  const row = (height * 0.96) / fields.length
  fields.forEach(({ name, note }, index) => {
    const top = height * 0.04 + index * row
    context.fillStyle = note ? '#e2f2e8' : '#f0f3f6'
    context.beginPath()
    context.roundRect(width * 0.03, top + row * 0.08, width * 0.94, row * 0.84, row * 0.12)
    context.fill()
    context.fillStyle = note ? '#1d6b45' : '#4b5b6b'
    context.font = appFont(row * 0.27, 650)
    context.fillText(note ? `✓ ${name}` : name, width * 0.07, top + row * 0.28, width * 0.86)
    if (note) {
      context.fillStyle = INK
      context.font = appFont(row * 0.38, 750)
      context.fillText(note, width * 0.07, top + row * 0.64, width * 0.86)
      return
    }
    context.fillStyle = '#b3bfca'
    context.fillRect(width * 0.07, top + row * 0.5, width * 0.62, row * 0.1)
    context.fillRect(width * 0.07, top + row * 0.68, width * 0.44, row * 0.1)
  })
}
