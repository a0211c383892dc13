import { appFont } from '../kit/canvas-text.ts'

/** What stands on an order pad. */
export interface OrderSheet {
  readonly patient: string
  readonly weight: string
  readonly unit: string
  readonly isDated: boolean
  readonly lines: readonly string[]
  readonly isReadBack: boolean
}

const INK = '#1b2a3c'
const PEN = '#1f4e9c'

/** Paints an order pad: printed form, and what was written on it. */
export function drawOrder(context: CanvasRenderingContext2D, width: number, height: number, sheet: OrderSheet) {
  context.fillStyle = '#fffef8'
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'middle'
  context.fillStyle = '#0f5f77'
  context.fillRect(0, height * 0.075, width, height * 0.085)
  context.fillStyle = '#ffffff'
  context.font = appFont(height * 0.05, 700)
  context.fillText('Transport order', width * 0.06, height * 0.118)

  sticker(context, width, height, sheet.patient)
  field(context, width, height, 0.32, 'Weight', sheet.weight ? `${sheet.weight} ${sheet.unit}` : '')
  field(context, width, height, 0.42, 'Time', sheet.isDated ? 'noted' : '')
  context.strokeStyle = '#b9c6cf'
  context.lineWidth = 2
  for (let line = 0; line < 5; line++) rule(context, width, height * (0.58 + line * 0.085))
  context.fillStyle = PEN
  context.font = written(height * 0.042)
  sheet.lines.forEach((line, index) => {
    context.fillText(line, width * 0.06, height * (0.555 + index * 0.085), width * 0.88)
  })
  if (!sheet.isReadBack) return
  context.fillStyle = '#1d7f50'
  context.font = appFont(height * 0.05, 700)
  context.fillText('✓ read back', width * 0.06, height * 0.955)
}

const written = (size: number) => `italic ${appFont(size, 600)}`

function field(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  at: number,
  name: string,
  text: string,
) {
  context.fillStyle = INK
  context.font = appFont(height * 0.04, 600)
  context.fillText(name, width * 0.06, height * (at + 0.03))
  context.strokeStyle = '#8fa2b0'
  context.lineWidth = 2
  context.strokeRect(width * 0.34, height * (at - 0.012), width * 0.6, height * 0.085)
  context.fillStyle = PEN
  context.font = written(height * 0.062)
  context.fillText(text, width * 0.37, height * (at + 0.032), width * 0.54)
}

/** The patient's label, as it comes from the ward's printer. */
function sticker(context: CanvasRenderingContext2D, width: number, height: number, patient: string) {
  context.strokeStyle = '#8fa2b0'
  context.lineWidth = 3
  context.setLineDash(patient ? [] : [10, 8])
  context.fillStyle = patient ? '#fff3b8' : '#fffef8'
  context.fillRect(width * 0.06, height * 0.18, width * 0.88, height * 0.115)
  context.strokeRect(width * 0.06, height * 0.18, width * 0.88, height * 0.115)
  context.setLineDash([])
  context.fillStyle = INK
  context.font = appFont(height * 0.085, 800)
  context.textAlign = 'center'
  context.fillText(patient, width / 2, height * 0.241)
  context.textAlign = 'left'
}

function rule(context: CanvasRenderingContext2D, width: number, y: number) {
  context.beginPath()
  context.moveTo(width * 0.06, y)
  context.lineTo(width * 0.94, y)
  context.stroke()
}
