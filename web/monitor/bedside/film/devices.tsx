import type { Film } from '#case/story/film.ts'
import { chestShapes } from './chest-shapes.ts'
import { COIL, pushed, TUBE_X, tubeTipY } from './landmarks.ts'
import { type Point, smoothPath } from './smooth-path.ts'

const breathingTube: readonly Point[] = [
  [446, 60],
  [428, 110],
  [413, 160],
  [406, 210],
  [TUBE_X + 1, 250],
]

const gastricTube: readonly Point[] = [
  [478, 60],
  [456, 120],
  [434, 180],
  [424, 260],
  [421, 380],
  [422, 500],
  [428, 590],
  [444, 646],
  [480, 690],
  [530, 712],
  [574, 710],
]

const [COIL_X, COIL_Y] = COIL

/** Through the fourth space at the side of the chest, and in itself curled up. */
const drain = smoothPath([
  [60, 560],
  [96, 520],
  [128, 478],
  [168, 436],
  [208, 398],
  [COIL_X - 27, COIL_Y - 12],
  [COIL_X + 1, COIL_Y - 22],
  [COIL_X + 19, COIL_Y - 10],
  [COIL_X + 17, COIL_Y + 12],
  [COIL_X - 1, COIL_Y + 22],
  [COIL_X - 17, COIL_Y + 12],
  [COIL_X - 15, COIL_Y - 4],
  [COIL_X - 3, COIL_Y - 8],
])

/** Of the breathing tube a film shows above all the line in its wall. */
export function Tubes({ id, film }: { id: string; film: Film }) {
  const { shift } = chestShapes[film.chest]
  if (film.tubeTip === null) return null
  const tipY = tubeTipY(film.tubeTip)
  const line = pushed([...breathingTube, [TUBE_X, tipY - 24], [TUBE_X, tipY]], shift)
  const bore = line.map(([x, y]): Point => [x - 5, y])
  return (
    <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
      <g filter={`url(#${id}blur1)`}>
        <path d={smoothPath(bore)} strokeWidth="18" strokeOpacity="0.16" strokeLinecap="butt" />
      </g>
      <path d={smoothPath(line)} strokeWidth="3.4" strokeOpacity="0.95" />
      <path d={smoothPath(pushed(gastricTube, shift))} strokeWidth="2.6" strokeOpacity="0.7" />
      {(film.chest === 'drained' || film.chest === 're-expanded') && (
        <>
          <path d={drain} strokeWidth="8" strokeOpacity="0.85" />
          <path d={drain} strokeWidth="3" strokeOpacity="0.5" stroke="#20262b" />
        </>
      )}
    </g>
  )
}

const electrodes = [
  {
    x: 172,
    y: 330,
    wire: [
      [172, 330],
      [150, 352],
      [120, 362],
      [60, 352],
    ],
  },
  {
    x: 632,
    y: 336,
    wire: [
      [632, 336],
      [656, 350],
      [690, 340],
      [740, 306],
    ],
  },
  {
    x: 602,
    y: 792,
    wire: [
      [602, 792],
      [640, 806],
      [690, 830],
      [750, 828],
    ],
  },
] as const

/** Electrodes with their wires. */
export function Leads() {
  return (
    <g fill="none" stroke="#f4f7f9">
      {electrodes.map(({ x, y, wire }) => (
        <g key={x}>
          <path d={smoothPath(wire)} strokeWidth="2.6" strokeOpacity="0.45" />
          <circle cx={x} cy={y} r="9" strokeWidth="2.6" strokeOpacity="0.5" fill="#f4f7f9" fillOpacity="0.16" />
          <circle cx={x} cy={y} r="3.6" fill="#fff" fillOpacity="0.75" stroke="none" />
        </g>
      ))}
    </g>
  )
}
