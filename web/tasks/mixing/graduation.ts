import type { Material } from 'three'
import { appFont } from '../kit/canvas-text.ts'
import { printed } from '../kit/print.tsx'
import { type Size, sizes } from './sizes.ts'

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
