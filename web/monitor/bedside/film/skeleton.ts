import { mirrored, type Point, smoothPath } from './smooth-path.ts'

/** The film's own measure: 5 units are about a millimetre of a term newborn. */
export const FRAME = { x: 70, y: 92, width: 660, height: 825 } as const
export const MIDLINE = 400

/** Where a vertebra stands: T1 to T12 are 1 to 12, the neck below 1, the loin above 12. */
export const levelY = (vertebra: number) => 246 + 38 * (vertebra - 1) + 0.25 * (vertebra - 1) ** 2

/** The same on her left, whose arm lies a little higher: nobody lies quite even. */
export const leftOf = (points: readonly Point[]): Point[] =>
  mirrored(points, MIDLINE).map(([x, y]) => [x, y - 0.3 * Math.max(0, x - 610)])

/** -1: her right, which is the viewer's left. */
export type Side = -1 | 1

interface Rib {
  /** How far it reaches from the midline. */
  readonly reach: number
  /** How far around the chest, in degrees: 90 is the flank, beyond it the rib comes forward. */
  readonly around: number
}

const ribs: readonly Rib[] = [
  { reach: 96, around: 152 },
  { reach: 142, around: 146 },
  { reach: 177, around: 142 },
  { reach: 202, around: 140 },
  { reach: 219, around: 138 },
  { reach: 231, around: 136 },
  { reach: 240, around: 138 },
  { reach: 246, around: 136 },
  { reach: 249, around: 132 },
  { reach: 246, around: 110 },
  { reach: 206, around: 80 },
  { reach: 150, around: 62 },
]

const ROOT = 20
const STEPS = 16

/** The middle of a rib, from its head at the spine to where its cartilage begins. `spread`: pushed out by air. */
function ribLine(number: number, { reach, around }: Rib, side: Side, spread: number): Point[] {
  const headY = levelY(number) - 13
  const slope = 22 + 4.8 * number - spread * 1.3
  const wide = reach + spread * Math.min(1, number / 4)
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = ((around * step) / STEPS) * (Math.PI / 180)
    const out = ROOT + (wide - ROOT) * Math.sin(angle) ** 0.92
    const rise = 9 * Math.sin(Math.min(angle * 2.2, Math.PI))
    return [MIDLINE + side * out, headY - rise + slope * (1 - Math.cos(angle))]
  })
}

/** Slender at the spine and at its end. */
const thickness = (share: number) => (7.5 + 4 * Math.min(1, share * 2)) * Math.sqrt(1 - share ** 24)

/** Both borders of a rib. */
function borders(line: readonly Point[]): [upper: Point[], lower: Point[]] {
  const shifted = (sign: number) =>
    line.map(([x, y], index): Point => {
      const before = line[Math.max(0, index - 1)] ?? [x, y]
      const after = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      const half = (sign * thickness(index / (line.length - 1))) / 2
      return [x - (dy / length) * half, y + (dx / length) * half]
    })
  return [shifted(-1), shifted(1)]
}

/** Between two borders, straight at both ends. */
const band = (upper: readonly Point[], lower: readonly Point[]) =>
  `${smoothPath(upper)}L${smoothPath(lower.toReversed()).slice(1)}Z`

interface RibPaths {
  readonly bodies: string
  readonly edges: string
}

/** All ribs of one side: behind, nearer to the plate and clear, and in front, from the flank on. */
export function ribPaths(side: Side, spread = 0): { readonly back: RibPaths; readonly front: RibPaths } {
  const cut = ribs.map((rib, index) => {
    const [upper, lower] = borders(ribLine(index + 1, rib, side, spread))
    const flank = Math.min(STEPS, Math.round((STEPS * 90) / rib.around))
    const part = (from: number, to: number) => [upper.slice(from, to), lower.slice(from, to)] as const
    return { back: part(0, flank + 1), front: part(flank, STEPS + 1) }
  })
  const paths = (parts: readonly (readonly [Point[], Point[]])[]): RibPaths => ({
    bodies: parts.map(([upper, lower]) => band(upper, lower)).join(''),
    edges: parts.flatMap((part) => part.map((border) => smoothPath(border))).join(''),
  })
  return {
    back: paths(cut.map(({ back }) => back)),
    front: paths(cut.flatMap(({ front }) => (front[0].length > 2 ? [front] : []))),
  }
}
