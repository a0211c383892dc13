import type { Film } from '#case/story/film.ts'
import { chestShapes } from './chest-shapes.ts'
import { levelY } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

/** What the drawing and the marks on it must agree about. */

const asPushed = (point: Point, { chest }: Film): Point => pushed([point], chestShapes[chest].shift)[0] ?? point

/** Where the windpipe forks, at the lower border of T4. */
export const CARINA: Point = [397, levelY(4) + 30]

export const carinaOf = (film: Film) => asPushed(CARINA, film)

/** The end of the breathing tube. */
export const TUBE_X = 403
export const tubeTipY = (tubeTip: 2 | 4) => levelY(tubeTip) + 4
export const tubeTipOf = (film: Film, tubeTip: 2 | 4) => asPushed([TUBE_X, tubeTipY(tubeTip)], film)

/** The middle of the drain's coil. */
export const COIL: Point = [267, 384]

/** Heart, great vessels and thymus; below the diaphragm it goes over into the belly without a border. */
const silhouette: readonly Point[] = [
  [350, 284],
  [345, 330],
  [342, 376],
  [334, 416],
  [319, 456],
  [311, 504],
  [316, 560],
  [332, 606],
  [346, 680],
  [370, 780],
  [500, 780],
  [552, 680],
  [562, 614],
  [561, 570],
  [547, 518],
  [525, 470],
  [502, 432],
  [490, 398],
  [482, 356],
  [476, 314],
  [460, 282],
  [436, 258],
  [400, 246],
  [366, 258],
]

const within = (share: number) => Math.min(1, Math.max(0, share))

/** What air in the right chest pushes to her left. Neck and belly stay where they were. */
export const pushed = (points: readonly Point[], shift: number): Point[] =>
  points.map(([x, y]) => {
    const share = within((y - 150) / 290) * within((760 - y) / 200)
    return [x + shift * share * share * (3 - 2 * share), y]
  })

const CENTRE = 430

/** The borders of a wide heart: further out on both sides, most on the left; above it the thymus stands out like a sail. */
const widened = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => {
    const share = within((y - 340) / 120) * within((790 - y) / 120)
    const sail = x < 400 && y > 280 && y < 380 ? 22 * (1 - Math.abs(y - 336) / 60) : 0
    return [CENTRE + (x - CENTRE) * (1 + share * (x < CENTRE ? 0.17 : 0.34)) - Math.max(0, sail), y]
  })

/** At this height a wide heart is widest. */
export const WIDEST_Y = 572
export const wideBorders = [296, 606] as const

/** Where the thymus stands out. */
export const THYMUS: Point = [326, 334]

export const mediastinumPath = (shift: number, isWide = false) =>
  smoothPath(pushed(isWide ? widened(silhouette) : silhouette, shift), { closed: true })
