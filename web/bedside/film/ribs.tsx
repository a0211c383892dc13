import type { Chest } from './film-plan.ts'
import { MIDLINE, ribPaths, type Side } from './skeleton.ts'

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
