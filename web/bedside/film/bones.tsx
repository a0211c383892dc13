import type { Chest } from './film-plan.ts'
import { levelY, MIDLINE, ribPaths, type Side } from './skeleton.ts'
import { smoothPath } from './smooth-path.ts'

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
