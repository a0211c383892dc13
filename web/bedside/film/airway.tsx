import { chestShapes } from './chest-shapes.ts'
import type { FilmPlan } from './film-plan.ts'
import { CARINA } from './landmarks.ts'
import { pushed } from './mediastinum.ts'
import { type Point, smoothPath } from './smooth-path.ts'

const [FORK_X, FORK_Y] = CARINA

const windpipe: readonly Point[] = [
  [404, 90],
  [400, 150],
  [399, 220],
  [398, 300],
  [FORK_X, FORK_Y - 6],
]
const bronchi: readonly (readonly Point[])[] = [
  [
    [FORK_X, FORK_Y - 10],
    [FORK_X - 11, FORK_Y + 14],
    [FORK_X - 31, FORK_Y + 48],
  ],
  [
    [FORK_X, FORK_Y - 10],
    [FORK_X + 17, FORK_Y + 12],
    [FORK_X + 49, FORK_Y + 40],
  ],
]

/** The windpipe as a dark band down to its fork. */
export function Airway({ id, plan }: { id: string; plan: FilmPlan }) {
  const { shift } = chestShapes[plan.chest]
  const path = (points: readonly Point[]) => smoothPath(pushed(points, shift))
  return (
    <g opacity="0.36" fill="none" stroke="#050607" strokeLinecap="round" filter={`url(#${id}blur2)`}>
      <path d={path(windpipe)} strokeWidth="20" />
      <path d={bronchi.map(path).join('')} strokeWidth="13" />
    </g>
  )
}
