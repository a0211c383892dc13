import { smoothPath } from './smooth-path.ts'

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
