import type { ReactNode } from 'react'
import type { Device } from '#case/story/injection.ts'

interface DevicePictureProps {
  readonly device: Device
  readonly chosen: string | null
  readonly onChoose: (part: string) => void
}

/** The device, each part of which can be pointed at. The list below says the same to who cannot see or point. */
export function DevicePicture({ device, chosen, onChoose }: DevicePictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 120"
      className="block w-full rounded-xl border border-line bg-wash"
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {fixedParts[device]}
      {pictures[device].map(({ part, shape }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons below are the same for keys and screen readers
        <g
          key={part}
          data-part={part}
          onClick={() => onChoose(part)}
          className={`cursor-pointer ${part === chosen ? 'fill-(--role-soft) stroke-(--role)' : 'fill-paper stroke-ink-soft'}`}
          strokeWidth={part === chosen ? 5 : 3}
        >
          {shape}
        </g>
      ))}
    </svg>
  )
}

interface DrawnPart {
  readonly part: string
  readonly shape: ReactNode
}

/** A hose or a line, with room around it for a finger. */
const Hose = ({ d }: { d: string }) => (
  <>
    <path d={d} fill="none" stroke="transparent" strokeWidth={26} />
    <path d={d} fill="none" />
  </>
)

/** By the parts that a story may name. */
export const pictures: { readonly [D in Device]: readonly DrawnPart[] } = {
  'pump-line': [
    { part: 'line', shape: <Hose d="M172 52 C 200 52 196 92 226 92 S 246 66 262 66" /> },
    {
      part: 'syringe',
      shape: (
        <>
          <rect x="24" y="28" width="96" height="48" rx="8" />
          <path d="M40 52 H 104 M40 42 V 62 M104 46 V 58" />
        </>
      ),
    },
    {
      part: 'tap',
      shape: (
        <>
          <circle cx="158" cy="52" r="13" />
          <path d="M120 52 H 145 M150 52 H 166" />
        </>
      ),
    },
    {
      part: 'cannula',
      shape: (
        <>
          <rect x="258" y="48" width="44" height="36" rx="8" />
          <path d="M262 66 H 292" />
        </>
      ),
    },
  ],
  'gas-supply': [
    { part: 'oxygen-hose', shape: <Hose d="M34 34 C 74 34 78 46 118 46" /> },
    { part: 'air-hose', shape: <Hose d="M34 88 C 74 88 78 74 118 74" /> },
    {
      part: 'blender',
      shape: (
        <>
          <rect x="118" y="32" width="60" height="56" rx="8" />
          <circle cx="148" cy="60" r="14" />
          <path d="M148 60 L 156 50" />
        </>
      ),
    },
    { part: 'ventilator-hose', shape: <Hose d="M178 60 C 206 60 210 60 238 60" /> },
  ],
  'chest-drain': [
    { part: 'tubing', shape: <Hose d="M140 52 C 172 52 166 92 192 92 S 204 52 222 52" /> },
    { part: 'dressing', shape: <rect x="56" y="34" width="38" height="38" rx="6" /> },
    { part: 'connector', shape: <path d="M94 52 H 114 M114 42 H 140 V 62 H 114 Z" /> },
    {
      part: 'valve',
      shape: (
        <>
          <path d="M222 46 H 234 L 240 34 H 280 L 286 46 H 304 M286 58 H 304 M222 58 H 234 L 240 70 H 280 L 286 58" />
          <rect x="240" y="34" width="40" height="36" rx="4" />
          <path d="M240 44 L 274 52 L 240 60" />
        </>
      ),
    },
  ],
}

/** What stands around it and cannot be set right. */
const fixedParts: { readonly [D in Device]: ReactNode } = {
  'pump-line': null,
  'gas-supply': (
    <>
      <path d="M20 14 V 106" className="stroke-line-strong" />
      <Label x={26} y={22} text="oxygen" />
      <Label x={26} y={108} text="air" />
      <rect x="238" y="30" width="72" height="60" rx="8" className="fill-paper stroke-line-strong" />
      <Label x={246} y={64} text="ventilator" />
    </>
  ),
  'chest-drain': <path d="M14 14 C 60 14 76 40 76 60 S 60 106 14 106" className="fill-paper stroke-line-strong" />,
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} className="fill-ink-soft text-[11px]" stroke="none">
      {text}
    </text>
  )
}
