import type { SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { angleAt, cylindersAt, HEIGHT, isOn, knobAt, knobCentre, knobText, places, WIDTH } from './vent-parts.ts'

/** As gases are marked in the United States. */
const [OXYGEN, AIR] = ['#2f9e62', '#e2b33c']
const INK = '#20293b'
const SHADE = '#8d99ae'

/** Ventilator, cylinders, blender, analyser and tray, as far as they are by now. It hears nothing: the keys lie over it. */
export function VentDrawing({ setup }: { setup: SceneSetup }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full">
      <defs>
        <linearGradient id="vent-shell" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#55617a" />
          <stop offset="0.12" stopColor="#3a455c" />
          <stop offset="1" stopColor="#262f42" />
        </linearGradient>
        <linearGradient id="vent-steel" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbfcfe" />
          <stop offset="1" stopColor="#cfd7e3" />
        </linearGradient>
        <linearGradient id="vent-round" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#000" stopOpacity="0.28" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.38" />
          <stop offset="1" stopColor="#000" stopOpacity="0.34" />
        </linearGradient>
        <radialGradient id="vent-knob" cx="0.4" cy="0.32" r="0.8">
          <stop offset="0" stopColor="#5d6980" />
          <stop offset="1" stopColor="#1b2333" />
        </radialGradient>
      </defs>
      <Ventilator setup={setup} />
      <Rack setup={setup} />
      <Blender setup={setup} />
      <Hose gas="oxygen" isOn={isOn(setup, 'oxygen')} />
      <Hose gas="air" isOn={isOn(setup, 'air')} />
      <Analyser setup={setup} />
      <Tray setup={setup} />
    </svg>
  )
}

/** What can be read of a step that is done. */
const readingOf = (setup: SceneSetup, slug: string): string =>
  (isDone(setup, slug) && stepOf(setup, slug)?.reading) || ''
const numberRead = (setup: SceneSetup, slug: string): string | undefined => /[\d.]*\d/.exec(readingOf(setup, slug))?.[0]

/** The shell; what its display shows lies over it. */
function Ventilator({ setup }: { setup: SceneSetup }) {
  const light = isDone(setup, 'power') ? '#59d08e' : '#e7ecf5'
  return (
    <g>
      <rect x="6" y="6" width="488" height="328" rx="22" fill="url(#vent-shell)" />
      <rect x="18" y="20" width="464" height="236" rx="12" fill="#05080f" stroke="#11182a" strokeWidth="3" />
      <text x="34" y="289" fill="#e7ecf5" fontSize="20" fontWeight="600">
        Transport ventilator
      </text>
      <text x="34" y="314" fill="#aab6cc" fontSize="17">
        {readingOf(setup, 'power') || 'Off'}
      </text>
      <circle cx="455" cy="293" r="27" fill="#141b2b" stroke={light} strokeWidth="4" />
      <path d="M455 279v13M446 284a13 13 0 1 0 18 0" fill="none" stroke={light} strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

/** Two of oxygen, and as many of air as were loaded. */
function Rack({ setup }: { setup: SceneSetup }) {
  const loaded = cylindersAt(setup)
  return (
    <g>
      <rect x="4" y="352" width="108" height="170" rx="10" fill="#e8edf5" stroke={SHADE} />
      {[0, 1, 2, 3, 4, 5].map((slot) => (
        <Cylinder key={slot} x={9 + slot * 17} gas={slot < 2 ? 'oxygen' : 'air'} isThere={slot < 2 + loaded} />
      ))}
      <path d="M4 470H112" stroke={isDone(setup, 'air-count') ? INK : '#b8c2d2'} strokeWidth="7" />
    </g>
  )
}

function Cylinder({ x, gas, isThere }: { x: number; gas: 'oxygen' | 'air'; isThere: boolean }) {
  if (!isThere)
    return <rect x={x} y="378" width="14" height="139" rx="6" fill="none" stroke={SHADE} strokeDasharray="4 4" />
  return (
    <g>
      <rect x={x + 5} y="366" width="4" height="16" fill={INK} />
      <rect x={x + 2} y="362" width="10" height="7" rx="2" fill={SHADE} stroke={INK} strokeWidth="1" />
      <rect
        x={x}
        y="378"
        width="14"
        height="139"
        rx="6"
        fill={gas === 'air' ? AIR : OXYGEN}
        stroke={INK}
        strokeWidth="1.5"
      />
      <rect x={x} y="378" width="14" height="139" rx="6" fill="url(#vent-round)" />
    </g>
  )
}

/** From its cylinder to the blender, or hanging beside it. */
function Hose({ gas, isOn }: { gas: 'oxygen' | 'air'; isOn: boolean }) {
  const [x, y, width, height] = places[`${gas}-hose`]
  const colour = gas === 'air' ? AIR : OXYGEN
  const [endX, endY] = isOn ? [x + width + 2, y + height / 2 - 6] : [x + width - 22, y + height - 18]
  const path = `M${x - 4} ${y + 8}C${x + 44} ${y - 2} ${x + 14} ${endY} ${endX - 26} ${endY}`
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke={INK} strokeWidth="13" />
      <path d={path} stroke={colour} strokeWidth="9" />
      <path d={path} stroke="#fff" strokeOpacity="0.3" strokeWidth="2.5" />
      <rect
        x={endX - 28}
        y={endY - 11}
        width="28"
        height="22"
        rx="5"
        fill="url(#vent-steel)"
        stroke={INK}
        strokeWidth="2"
      />
      <text x={x + 2} y={y + height - 2} fill={INK} fontSize="17" fontWeight="600">
        {gas === 'air' ? 'Air' : 'O₂'}
      </text>
    </g>
  )
}

function Blender({ setup }: { setup: SceneSetup }) {
  const isOpen = isDone(setup, 'hoses')
  const psi = Number(numberRead(setup, 'hoses') ?? 0)
  return (
    <g>
      <rect x="186" y="344" width="168" height="292" rx="14" fill="url(#vent-steel)" stroke={INK} strokeWidth="2.5" />
      <Gauge x={222} gas={OXYGEN} psi={psi} />
      <Gauge x={318} gas={AIR} psi={psi} />
      <g transform={`rotate(${isOpen ? 90 : 0} 270 376)`}>
        <rect
          x="264"
          y="350"
          width="12"
          height="52"
          rx="6"
          fill={isOpen ? OXYGEN : '#b4443c'}
          stroke={INK}
          strokeWidth="2"
        />
      </g>
      <Knob fio2={knobAt(setup)} isLocked={isDone(setup, 'fio2')} />
    </g>
  )
}

function Gauge({ x, gas, psi }: { x: number; gas: string; psi: number }) {
  const turn = -120 + psi * 2.4
  return (
    <g>
      <circle cx={x} cy="376" r="25" fill="#fff" stroke={gas} strokeWidth="5" />
      <g transform={`rotate(${turn} ${x} 376)`}>
        <path d={`M${x} 380V359`} stroke="#b3261e" strokeWidth="3" strokeLinecap="round" />
      </g>
      <circle cx={x} cy="376" r="4" fill={INK} />
      <text x={x} y="396" textAnchor="middle" fill={INK} fontSize="11" fontWeight="600">
        {psi}
      </text>
    </g>
  )
}

function Knob({ fio2, isLocked }: { fio2: number; isLocked: boolean }) {
  const { x, y } = knobCentre
  return (
    <g>
      {[0.21, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((mark) => (
        <g key={mark} transform={`rotate(${angleAt(mark)} ${x} ${y})`}>
          <path d={`M${x} ${y - 47}v-7`} stroke={INK} strokeWidth="2.5" />
        </g>
      ))}
      <text x={x - 62} y={y + 52} textAnchor="middle" fill={INK} fontSize="14">
        .21
      </text>
      <text x={x + 62} y={y + 52} textAnchor="middle" fill={INK} fontSize="14">
        1.0
      </text>
      <circle cx={x} cy={y} r="43" fill="url(#vent-knob)" stroke={isLocked ? '#59d08e' : '#0c1220'} strokeWidth="4" />
      <g transform={`rotate(${angleAt(fio2)} ${x} ${y})`}>
        <path d={`M${x} ${y - 39}v9`} stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      </g>
      <text x={x} y={y + 8} textAnchor="middle" fill="#fff" fontSize="21" fontWeight="600">
        {knobText(fio2)}
      </text>
    </g>
  )
}

/** The analyser: dark until it is calibrated, then what the blender gives. */
function Analyser({ setup }: { setup: SceneSetup }) {
  const set = stepOf(setup, 'fio2')?.value
  const room = numberRead(setup, 'analyser')
  const reads = room === undefined ? '- -' : (set?.toFixed(2) ?? room)
  return (
    <g>
      <rect x="358" y="344" width="138" height="120" rx="12" fill="url(#vent-steel)" stroke={INK} strokeWidth="2.5" />
      <rect x="368" y="354" width="118" height="50" rx="6" fill="#c9d8c0" stroke={INK} strokeWidth="2" />
      <text x="378" y="372" fill={INK} fontSize="14">
        O₂ analyser
      </text>
      <text x="478" y="398" textAnchor="end" fill="#10240f" fontSize="27" fontWeight="600">
        {reads}
      </text>
    </g>
  )
}

/** What may show his CO2: on the tray, until one of them is taken. */
function Tray({ setup }: { setup: SceneSetup }) {
  const options = stepOf(setup, 'etco2')?.options ?? []
  const chosen = isDone(setup, 'etco2') ? stepOf(setup, 'etco2')?.chosen : null
  return (
    <g>
      {options.map(({ slug }, index) => (
        <g key={slug} transform={`translate(364 ${470 + index * 84})`} opacity={chosen === slug ? 0.25 : 1}>
          <rect width="128" height="78" rx="12" fill="#eef2f8" stroke={SHADE} />
          {slug === 'sidestream' ? <Sidestream /> : <ColourDetector />}
        </g>
      ))}
    </g>
  )
}

const Sidestream = () => (
  <g fill="none" stroke={INK} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
    <path d="M16 30H44V22H70V30H98V50H70V58H44V50H16Z" fill="#d5ecf7" />
    <path d="M57 22V14" strokeWidth="5" />
    <path d="M57 12C80 -2 122 10 112 34S116 68 104 66" stroke="#2d7fa8" strokeWidth="3" />
  </g>
)

const ColourDetector = () => (
  <g fill="none" stroke={INK} strokeWidth="2.5" strokeLinejoin="round">
    <path d="M14 32H34V48H14ZM94 32H114V48H94Z" fill="#fff" />
    <circle cx="64" cy="40" r="30" fill="#fff" />
    <circle cx="64" cy="40" r="21" fill="#8e6bb5" />
    <path d="M64 19A21 21 0 0 1 64 61Z" fill="#e3c04c" />
  </g>
)
