import type { Group, Material } from 'three'
import { appFont } from '../kit/canvas-text.ts'
import { clear, plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { printed } from '../kit/print.tsx'
import { lathed, rod, softBox } from '../kit/shapes.ts'
import { barrelOf, type Size, STOPPER, sizes } from './syringe-sizes.ts'

const along = [0, 0, -Math.PI / 2] as const
const white = plastic('#f6f7f8', 0.4)
const made = new Map<string, Group>()

function once(key: string, make: () => Group): Group {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}

/** Barrel, tip and flange; the middle of the flange at the origin, the tip to the left. */
export const barrelShape = (size: Size): Group =>
  once(`barrel ${size}`, () =>
    buildModel((add) => {
      const { radius } = sizes[size]
      const length = barrelOf(size)
      add(
        clear('#dbeaf5', 0.3),
        lathed([
          [0.0018, -0.011],
          [0.0024, 0],
          [Math.min(0.004, radius * 0.7), 0.001],
          [radius * 0.93, 0.005],
          [radius, 0.007],
          [radius, length],
        ]),
        { at: [-length, 0, 0], turn: along },
      )
      add(white, softBox(0.0025, radius * 2.55, radius * 2.05, 0.001), { at: [0.001, 0, 0] })
    }),
  )

/** Plunger and stopper; the front of the stopper at the origin. */
export const plungerShape = (size: Size): Group =>
  once(`plunger ${size}`, () =>
    buildModel((add) => {
      const { radius } = sizes[size]
      const length = barrelOf(size) - STOPPER
      const middle = STOPPER + length / 2
      const rib = Math.max(0.0012, radius * 0.15)
      add(white, softBox(length, radius * 1.45, rib, 0.0006), { at: [middle, 0, 0] })
      add(white, softBox(length, rib, radius * 1.45, 0.0006), { at: [middle, 0, 0] })
      add(white, rod(Math.max(0.007, radius * 0.95), 0.003), { at: [STOPPER + length, 0, 0], turn: along })
      add(rubber('#2d3035'), rod(radius - 0.0005, STOPPER * 0.6), { at: [STOPPER * 0.3, 0, 0], turn: along })
      add(rubber('#3a3e44'), rod(radius - 0.0012, STOPPER * 0.5), { at: [STOPPER * 0.7, 0, 0], turn: along })
    }),
  )

/** The cap of a tip; its open end at the origin, to the right. */
export const cap = buildModel((add) => {
  add(plastic('#d8433b', 0.45), rod(0.0062, 0.017, 0.0052, 28), { at: [-0.0085, 0, 0], turn: [0, 0, Math.PI / 2] })
  add(plastic('#b5322b', 0.5), rod(0.0072, 0.003, 0.0072, 28), { at: [-0.0015, 0, 0], turn: along })
})

/** A needle on the tip, pointing to the left; its hub at the origin. */
export const needle = buildModel((add) => {
  add(plastic('#4f9b62', 0.45), rod(0.0032, 0.01, 0.0024, 20), { at: [-0.004, 0, 0], turn: [0, 0, Math.PI / 2] })
  add(plastic('#9aa4ad', 0.3), rod(0.0006, 0.026, 0.0006, 10), { at: [-0.021, 0, 0], turn: along })
})

/** What a syringe lies on, its middle on y = 0 where the barrel is. */
export const saddle = (radius: number): Group =>
  once(`saddle ${radius}`, () =>
    buildModel((add) => {
      for (const z of [-1, 1]) {
        add(plastic('#b4bec7', 0.55), softBox(0.012, 0.013, 0.005, 0.0015), {
          at: [0, -radius * 0.9, z * radius * 0.75],
        })
      }
      add(plastic('#b4bec7', 0.55), softBox(0.012, 0.004, radius * 2, 0.0015), { at: [0, -radius - 0.003, 0] })
    }),
  )

const PER_METRE = 17_000
/** Beyond the first and the last mark, so that their numbers fit. */
export const MARGIN = 0.005
/** How far it goes around: a thin barrel needs more of itself. */
export const scaleArc = (size: Size): number => (sizes[size].radius < 0.008 ? 1.7 : 1)

/** The marks of a syringe, on the strip between its first and its last one. */
export function graduation(size: Size): Material {
  const { most, marks, radius, scale } = sizes[size]
  const [each, longer, numbered] = marks
  const pixels = [
    Math.round((scale + 2 * MARGIN) * PER_METRE),
    Math.round(radius * scaleArc(size) * PER_METRE),
  ] as const
  return printed(`scale ${size}`, pixels, (context, width, height) => {
    const margin = MARGIN * PER_METRE
    const isOn = (ml: number, by: number) => Math.abs(ml / by - Math.round(ml / by)) < 1e-6
    context.fillStyle = '#101a26'
    context.textAlign = 'center'
    context.textBaseline = 'top'
    context.font = appFont(Math.min(height * 0.46, 92), 750)
    for (let mark = 0; mark <= Math.round(most / each); mark++) {
      const ml = mark * each
      const x = margin + (ml / most) * (width - 2 * margin)
      const isNumbered = isOn(ml, numbered)
      const tall = height * (isNumbered ? 0.46 : isOn(ml, longer) ? 0.38 : 0.24)
      const thick = isNumbered ? 7 : isOn(ml, longer) ? 5 : size === '1-ml' ? 3 : 4
      context.fillRect(x - thick / 2, 0, thick, tall)
      if (isNumbered) context.fillText(String(Number(ml.toFixed(1))), x, height * 0.52)
    }
    context.fillRect(margin, 0, width - 2 * margin, 4)
  })
}
