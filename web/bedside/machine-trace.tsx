import type { Machine } from '#case/story/bedside.ts'

const WIDTH = 320

const repeated = (start: string, wave: string, length: number) => `${start}${wave.repeat(Math.ceil(WIDTH / length))}`

/** Airway pressure over time: set breaths rise to a plateau, an oscillator swings around its mean. */
const traces: { readonly [M in Exclude<Machine, 'bag'>]: string } = {
  simv: repeated('M0 40', 'h8c3 -24 4 -30 12 -30v30h12', 32),
  crossvent: repeated('M0 40', 'h10v-30h12v30h14', 36),
  hfv: repeated('M0 24', 'c2 -18 6 -18 8 0s6 18 8 0', 16),
  hfov: repeated('M0 24', 'c1.5 -22 4 -22 5.5 0s4 22 5.5 0', 11),
}

/** How the machine breathes, as a strip across its display. */
export function MachineTrace({ machine }: { machine: Machine }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 48`}
      preserveAspectRatio={machine === 'bag' ? 'xMidYMid meet' : 'xMinYMid slice'}
      className="block h-12 w-full"
    >
      {machine === 'bag' ? <HandBag /> : <Trace path={traces[machine]} />}
    </svg>
  )
}

function Trace({ path }: { path: string }) {
  return (
    <g fill="none" stroke="currentColor">
      <path d={`M0 40H${WIDTH}M0 24H${WIDTH}M0 8H${WIDTH}`} strokeOpacity="0.18" strokeDasharray="1 5" />
      <path d={path} strokeWidth="2" strokeLinejoin="round" />
    </g>
  )
}

/** A bag for the hand with its reservoir, its valve and its connector to the tube. */
function HandBag() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M112 24C112 8 130 4 152 4S192 10 196 18V30C192 38 174 44 152 44S112 40 112 24Z"
        fill="currentColor"
        fillOpacity="0.14"
      />
      <path d="M132 8Q126 24 132 40M152 4V44M172 7Q178 24 172 41" strokeOpacity="0.6" />
      <path d="M196 18H208V30H196M208 15H218V33H208ZM213 33V43M218 20H232V28H218" />
      <path d="M112 24H98M98 18V30C82 38 62 36 62 24S82 10 98 18" strokeOpacity="0.7" />
    </g>
  )
}
