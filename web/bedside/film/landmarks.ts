import { chestShapes } from './chest-shapes.ts'
import type { FilmPlan } from './film-plan.ts'
import { pushed } from './mediastinum.ts'
import { levelY } from './skeleton.ts'
import type { Point } from './smooth-path.ts'

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
