import { plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
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
