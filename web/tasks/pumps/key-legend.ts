import { appFont } from '../kit/canvas-text.ts'
import { printed } from '../kit/print.tsx'
import { blockAt, blockSize, type KeyName, keySize, keys } from './keys.ts'

const PIXELS = 128
const TALL = Math.round((PIXELS * keySize.height) / keySize.width)

/** What is printed on a key. */
export const keyLegend = (name: KeyName) =>
  printed(`pump key ${name}`, [PIXELS, TALL], (context, width, height) => {
    context.translate(width / 2, height / 2)
    drawLegend(context, name)
  })

/** The legends of several keys as one print, for a panel that is only looked at. */
export function keyBlock(names: readonly KeyName[]) {
  const scale = PIXELS / keySize.width
  const pixels = [Math.round(blockSize.width * scale), Math.round(blockSize.height * scale)] as const
  return printed(`pump keys ${names}`, pixels, (context, width, height) => {
    for (const name of names) {
      const [x, y] = keys[name].at
      context.save()
      context.translate(width / 2 + (x - blockAt[0]) * scale, height / 2 - (y - blockAt[1]) * scale)
      drawLegend(context, name)
      context.restore()
    }
  })
}

function drawLegend(context: CanvasRenderingContext2D, name: KeyName) {
  const { legend, ink } = keys[name]
  context.fillStyle = context.strokeStyle = ink
  context.lineCap = context.lineJoin = 'round'
  context.lineWidth = 9
  if (legend === 'power') return drawPower(context)
  if (legend === 'bell') return drawBell(context)
  if (legend === '▲' || legend === '▼') return drawArrow(context, legend === '▲' ? -1 : 1, 0)
  if (legend === '⏫' || legend === '⏬') {
    const way = legend === '⏫' ? -1 : 1
    drawArrow(context, way, -16)
    drawArrow(context, way, 16)
    return
  }
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = appFont(legend.length > 2 ? 40 : 54, 750)
  context.fillText(legend, 0, 3)
}

function drawPower(context: CanvasRenderingContext2D) {
  context.beginPath()
  context.arc(0, 3, 26, -Math.PI / 2 + 0.7, -Math.PI / 2 - 0.7 + Math.PI * 2)
  context.moveTo(0, -30)
  context.lineTo(0, -4)
  context.stroke()
}

function drawArrow(context: CanvasRenderingContext2D, way: 1 | -1, at: number) {
  context.beginPath()
  context.moveTo(-24, at - way * 10)
  context.lineTo(0, at + way * 10)
  context.lineTo(24, at - way * 10)
  context.stroke()
}

function drawBell(context: CanvasRenderingContext2D) {
  context.beginPath()
  context.moveTo(-28, 18)
  context.bezierCurveTo(-16, 6, -22, -28, 0, -30)
  context.bezierCurveTo(22, -28, 16, 6, 28, 18)
  context.closePath()
  context.fill()
  context.beginPath()
  context.arc(0, 25, 9, 0, Math.PI * 2)
  context.fill()
}
