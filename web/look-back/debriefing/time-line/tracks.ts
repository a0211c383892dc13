import { compiled } from '#case/story/compiled.ts'
import type { Instruments, Sign } from '#case/story/sign.ts'
import { lineLooks } from '../../../base/charts/readings.ts'
import type { Span } from '../../../base/charts/scale.ts'

interface Line {
  readonly sign: Sign
  readonly look: { readonly stroke: string; readonly dash?: string }
}

/** Lines that share a scale, what they are called, and what they say at a moment. */
export interface Track {
  readonly title: string
  readonly span: Span
  readonly lines: readonly Line[]
  readonly value: (read: (sign: Sign) => number | string | undefined) => string
}

/** What is charted: the saturations in one, every other sign in its own, the pressures last. */
export const tracksOf = compiled(({ signs }: Instruments): readonly Track[] => {
  const drawn = signs.filter(({ usual }) => usual)
  const oxygen = drawn.flatMap((sign) => (sign.kind === 'saturation' ? [sign] : []))
  const kinds = [
    drawn.filter(({ kind }) => kind === 'rate'),
    oxygen,
    drawn.filter(({ kind }) => kind === 'pressure' || kind === 'cuff'),
  ]
  const numbers = drawn.filter(({ kind }) => kind === 'number').map((sign) => [sign])
  return [...kinds, ...numbers].flatMap((together) => trackOf(together) ?? [])
})

function trackOf(together: readonly Sign[]): Track | null {
  const [sign] = together
  if (!sign) return null
  const places = together.flatMap((one) => (one.kind === 'saturation' ? one.place : []))
  return {
    title:
      places.length > 0
        ? `SpO2 ${places.join(', ')}`
        : sign.kind === 'pressure' || sign.kind === 'cuff'
          ? 'Mean pressure'
          : sign.name,
    span: {
      low: Math.min(...together.map(({ usual }) => usual?.low ?? 0)),
      high: Math.max(...together.map(({ usual }) => usual?.high ?? 0)),
    },
    lines: together.map((sign, index) => ({
      sign,
      look: lineLooks[sign.kind === 'saturation' && index > 0 ? 'later' : sign.kind],
    })),
    value: (read) => together.flatMap((one) => read(one) ?? []).join(', '),
  }
}
