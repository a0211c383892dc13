import { chestShapes } from './chest-shapes.ts'
import type { FilmPlan } from './film-plan.ts'
import { levelY } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

/** What the drawing and the marks on it must agree about. */

const asPushed = (point: Point, { chest }: FilmPlan): Point => pushed([point], chestShapes[chest].shift)[0] ?? point

/** Where the windpipe forks, at the lower border of T4. */
export const CARINA: Point = [397, levelY(4) + 30]

export const carinaOf = (plan: FilmPlan) => asPushed(CARINA, plan)

/** The end of the breathing tube. */
export const TUBE_X = 403
export const tubeTipY = ({ tubeTip }: FilmPlan) => levelY(tubeTip) + 4
export const tubeTipOf = (plan: FilmPlan) => asPushed([TUBE_X, tubeTipY(plan)], plan)

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

export const mediastinumPath = (shift: number) => smoothPath(pushed(silhouette, shift), { closed: true })
