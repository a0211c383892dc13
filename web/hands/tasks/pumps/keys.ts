import { appFont } from '../kit/canvas-text.ts'
import { plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { printed } from '../kit/print.tsx'
import { rod, softBox } from '../kit/shapes.ts'
import type { Triple } from '../scene/scene.ts'
import { front } from './pump-place.ts'

const Z = front + 0.0018
const columns = [0.0115, 0.0405, 0.0695] as const
const KEY = 0.026
const TALL = 0.0212
const [upper, middle, lower] = [0.0645, 0.0405, 0.0165] as const

export type KeyName = 'up-fast' | 'up' | 'down' | 'down-fast' | 'power' | 'test' | 'alarm' | 'ok'

interface Key {
  readonly at: Triple
  readonly color: string
  readonly ink: string
  readonly legend: string
}

/** The keys of a pump's panel. */
export const keys: { readonly [K in KeyName]: Key } = {
  'up-fast': { at: [columns[0], upper, Z], color: '#eef1f3', ink: '#26313d', legend: '⏫' },
  up: { at: [columns[1], upper, Z], color: '#eef1f3', ink: '#26313d', legend: '▲' },
  'down-fast': { at: [columns[0], middle, Z], color: '#eef1f3', ink: '#26313d', legend: '⏬' },
  down: { at: [columns[1], middle, Z], color: '#eef1f3', ink: '#26313d', legend: '▼' },
  alarm: { at: [columns[2], upper, Z], color: '#f2b632', ink: '#2b2103', legend: 'bell' },
  test: { at: [columns[2], middle, Z], color: '#c8d3dd', ink: '#1d2a38', legend: 'TEST' },
  power: { at: [columns[0], lower, Z], color: '#2e9e5b', ink: '#ffffff', legend: 'power' },
  ok: { at: [columns[2], lower, Z], color: '#2f6fc4', ink: '#ffffff', legend: 'OK' },
}

export const keyNames = Object.keys(keys) as readonly KeyName[] // they are all that is in there
export const keySize = { width: KEY, height: TALL, depth: 0.0042 } as const
/** A cap, its back at z = 0. */
export const keyPlate = [KEY, TALL, 0.0042, keySize.depth, 0.0011] as const

/** All keys together. */
export const blockSize = { width: columns[2] - columns[0] + KEY, height: upper - lower + TALL } as const
export const blockAt: Triple = [(columns[0] + columns[2]) / 2, (upper + lower) / 2, Z + keySize.depth + 0.0001]

export const dialAt: Triple = [0.1025, 0.0405, front + 0.0015]

/** The dial, its back at z = 0, with a mark so that its turning is seen. */
export const dial = buildModel((add) => {
  add(plastic('#2b333c', 0.5), rod(0.0138, 0.012, 0.0128, 40), { at: [0, 0, 0.006], turn: [Math.PI / 2, 0, 0] })
  for (let index = 0; index < 18; index++) {
    const angle = (index / 18) * Math.PI * 2
    add(plastic('#1f262d', 0.7), softBox(0.0018, 0.0016, 0.0085, 0.0006), {
      at: [Math.cos(angle) * 0.0136, Math.sin(angle) * 0.0136, 0.0052],
      turn: [0, 0, angle],
    })
  }
  add(plastic('#f2f4f6', 0.5), softBox(0.0016, 0.006, 0.0012, 0.0005), { at: [0, 0.0085, 0.012] })
})

const PIXELS = 128
const PIXELS_TALL = Math.round((PIXELS * keySize.height) / keySize.width)

/** What is printed on a key. */
export const keyLegend = (name: KeyName) =>
  printed(`pump key ${name}`, [PIXELS, PIXELS_TALL], (context, width, height) => {
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
