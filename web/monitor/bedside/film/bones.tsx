import type { Chest } from '#case/story/film.ts'
import { leftOf, levelY, MIDLINE, ribPaths, type Side } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

const left = ribPaths(1)
const right = ribPaths(-1)
const rightSpread = ribPaths(-1, 9)

export function Ribs({ id, chest }: { id: string; chest: Chest }) {
  return (
    <g filter={`url(#${id}blur1)`}>
      <RibSide id={id} side={-1} paths={chest === 'collapsed' ? rightSpread : right} />
      <RibSide id={id} side={1} paths={left} />
    </g>
  )
}

const BODY = 0.27
const EDGE = 0.28

function RibSide({ id, side, paths }: { id: string; side: Side; paths: typeof left }) {
  const fades = [
    { name: `${id}body${side}`, opacity: BODY },
    { name: `${id}edge${side}`, opacity: EDGE },
  ]
  return (
    <g strokeWidth="1.8">
      {fades.map(({ name, opacity }) => (
        <linearGradient
          key={name}
          id={name}
          gradientUnits="userSpaceOnUse"
          x1={MIDLINE + side * 238}
          x2={MIDLINE + side * 160}
          y1="0"
          y2="0"
        >
          <stop offset="0" stopColor="#e8eef2" stopOpacity={opacity} />
          <stop offset="0.5" stopColor="#e8eef2" stopOpacity={opacity * 0.5} />
          <stop offset="1" stopColor="#e8eef2" stopOpacity="0.02" />
        </linearGradient>
      ))}
      <path d={paths.front.bodies} fill={`url(#${id}body${side})`} />
      <path d={paths.front.edges} fill="none" stroke={`url(#${id}edge${side})`} />
      <path d={paths.back.bodies} fill="#e8eef2" fillOpacity={BODY} />
      <path d={paths.back.edges} fill="none" stroke="#e8eef2" strokeOpacity={EDGE} />
    </g>
  )
}

const vertebrae = Array.from({ length: 22 }, (_, index) => index - 3)

const bodyOf = (vertebra: number) => {
  const y = levelY(vertebra)
  const tall = (levelY(vertebra + 1) - y) * 0.35
  const wide = 22 + Math.max(0, vertebra) * 0.4
  const x = MIDLINE
  return smoothPath(
    [
      [x - wide, y - tall * 0.86],
      [x - wide * 0.5, y - tall],
      [x + wide * 0.5, y - tall],
      [x + wide, y - tall * 0.86],
      [x + wide * 0.93, y],
      [x + wide, y + tall * 0.86],
      [x + wide * 0.5, y + tall],
      [x - wide * 0.5, y + tall],
      [x - wide, y + tall * 0.86],
      [x - wide * 0.93, y],
    ],
    { closed: true },
  )
}

const bodies = vertebrae.map(bodyOf).join('')

/** A newborn's vertebrae: a rounded body, and behind it an arch still in two halves. */
export function Spine({ id }: { id: string }) {
  return (
    <g filter={`url(#${id}blur1)`} fill="#f2f5f7">
      <path d={bodies} fillOpacity="0.3" stroke="#f4f7f9" strokeOpacity="0.26" strokeWidth="2" />
      {vertebrae.map((vertebra) => {
        const y = levelY(vertebra)
        return (
          <g key={vertebra} fillOpacity="0.15">
            <ellipse cx={MIDLINE - 15} cy={y + 4} rx="6" ry="13" transform={`rotate(8 ${MIDLINE - 15} ${y})`} />
            <ellipse cx={MIDLINE + 15} cy={y + 4} rx="6" ry="13" transform={`rotate(-8 ${MIDLINE + 15} ${y})`} />
            <rect x={MIDLINE - 33} y={y - 9} width="14" height="9" rx="4" fillOpacity="0.1" />
            <rect x={MIDLINE + 19} y={y - 9} width="14" height="9" rx="4" fillOpacity="0.1" />
          </g>
        )
      })}
    </g>
  )
}

const clavicle: readonly Point[] = [
  [360, 258],
  [342, 250],
  [312, 250],
  [280, 245],
  [248, 234],
  [216, 224],
  [190, 226],
  [182, 233],
  [192, 240],
  [216, 239],
  [246, 248],
  [278, 259],
  [310, 265],
  [338, 266],
  [354, 274],
  [363, 270],
]

/** Lateral border and spine of the shoulder blade; its plate is thin. */
const scapulaPlate: readonly Point[] = [
  [184, 266],
  [200, 248],
  [226, 252],
  [256, 272],
  [262, 300],
  [254, 360],
  [240, 418],
  [226, 450],
  [216, 446],
  [206, 400],
  [196, 344],
  [184, 306],
]
const scapulaBorder: readonly Point[] = [
  [186, 292],
  [196, 320],
  [204, 362],
  [212, 408],
  [222, 448],
]
const scapulaSpine: readonly Point[] = [
  [172, 246],
  [196, 254],
  [226, 270],
  [258, 294],
]

const humerus: readonly Point[] = [
  [160, 268],
  [144, 256],
  [124, 270],
  [104, 306],
  [66, 366],
  [20, 432],
  [-30, 500],
  [-8, 518],
  [40, 452],
  [86, 386],
  [124, 330],
  [152, 302],
  [164, 286],
]

/** The first core of bone in the head of the humerus. */
const head: Point = [154, 250]

const bothSides = (points: readonly Point[], closed: boolean) =>
  [points, leftOf(points)].map((side) => smoothPath(side, { closed })).join('')

const plates = bothSides(scapulaPlate, true)
const borders = bothSides(scapulaBorder, false) + bothSides(scapulaSpine, false)
const clavicles = bothSides(clavicle, true)
const humeri = bothSides(humerus, true)

/** Collarbones, shoulder blades and the upper arms, whose heads are still cartilage with a first core of bone. */
export function Shoulders({ id }: { id: string }) {
  return (
    <g fill="#eef2f5" stroke="#f3f6f8">
      <g filter={`url(#${id}blur2)`}>
        <path d={plates} fillOpacity="0.12" stroke="none" />
        <path d={borders} fill="none" strokeOpacity="0.24" strokeWidth="7" strokeLinecap="round" />
        {[head, ...leftOf([head])].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="13" fillOpacity="0.16" stroke="none" />
        ))}
      </g>
      <g filter={`url(#${id}blur1)`} strokeWidth="3">
        <path d={humeri} fillOpacity="0.24" strokeOpacity="0.34" strokeWidth="5" />
        <path d={clavicles} fillOpacity="0.26" strokeOpacity="0.34" />
      </g>
    </g>
  )
}
