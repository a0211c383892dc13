import { TriangleAlert } from 'lucide-react'
import type { LabelledFact } from '#case/story/patient.ts'
import type { MachineView } from '#case/views/bedside/machine.ts'

/** Of what the product can draw; any other is a plain panel. */
export const machineColours: { readonly [machine: string]: string } = {
  simv: 'text-[#8fe3a4]',
  crossvent: 'text-[#ffd37a]',
  hfv: 'text-[#c9b6ff]',
  hfov: 'text-[#7fdcf2]',
  bag: 'text-[#c3cfe9]',
  vent: 'text-[#8fe3a4]',
  cpap: 'text-[#7fdcf2]',
  'nasal-cannula': 'text-[#ffd37a]',
  mask: 'text-[#c3cfe9]',
}

/** Of what has no pressure to read. */
const noPressure: ReadonlySet<string> = new Set(['bag', 'mask', 'nasal-cannula'])

/** What the nitric oxide device shows. */
const ofNitricOxide: ReadonlySet<string> = new Set(['iNO', 'NO2', 'Measured FiO2'])

const NO_RUNNING = 'bg-[#3a2415] p-1.5 text-dawn ring-1 ring-dawn/60'

/** The panel of the machine that breathes for her. */
export function MachinePanel({ machine: { machine, name, readings } }: { machine: MachineView }) {
  const isNoRunning = readings.some(({ label, value }) => label === 'iNO' && value !== 'off')
  const alarm = readings.find(({ label }) => label === 'Alarm')
  const own = readings.filter((reading) => reading !== alarm && !ofNitricOxide.has(reading.label))
  const gas = readings.filter(({ label }) => ofNitricOxide.has(label))

  return (
    <figure className="break-inside-avoid rounded-card border-4 border-[#2c3446] bg-[#0a0f1a] p-3 text-white [print-color-adjust:exact]">
      <figcaption className="px-1 font-semibold leading-tight">{name}</figcaption>
      {alarm && (
        <p className="mt-2 flex items-center gap-2 rounded-lg bg-alarm px-2.5 py-1.5 font-semibold">
          <TriangleAlert aria-hidden size={18} className="shrink-0" />
          <span>
            {alarm.label}: {alarm.value}
          </span>
        </p>
      )}
      <div className={machineColours[machine] ?? 'text-[#c3cfe9]'}>
        {(machine === 'bag' || traces[machine]) && (
          <div className="py-2">
            <MachineTrace machine={machine} />
          </div>
        )}
        <dl className="flex flex-wrap gap-1.5">
          {own.map((reading) => (
            <ReadingTile key={reading.label} {...reading} />
          ))}
        </dl>
      </div>
      <dl className={`mt-1.5 flex flex-wrap gap-1.5 rounded-xl ${isNoRunning ? NO_RUNNING : ''}`}>
        {gas.map((reading) =>
          isNoRunning ? (
            <ReadingTile key={reading.label} {...reading} />
          ) : (
            <SlimReading key={reading.label} {...reading} />
          ),
        )}
      </dl>
      {!noPressure.has(machine) && <p className="px-1 pt-2 text-night-soft text-xs">Airway pressures in cmH2O</p>}
    </figure>
  )
}

function SlimReading({ label, value }: LabelledFact) {
  return (
    <div className="flex grow items-baseline gap-2 rounded-lg bg-white/6 px-2.5 py-1.5">
      <dt className="text-night-soft text-xs">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}

/** One reading: its number large, its unit small. It takes the colour around it. */
function ReadingTile({ label, value }: LabelledFact) {
  const { figure, unit, note } = splitReading(value)
  return (
    <div className="grow basis-[max(30%,5.5rem)] rounded-lg bg-white/6 px-2.5 py-2">
      <dt className="whitespace-nowrap text-night-soft text-xs leading-tight">{label}</dt>
      {figure === null ? (
        <dd className="whitespace-nowrap font-medium text-lg text-white leading-8">{note}</dd>
      ) : (
        <dd className="whitespace-nowrap leading-tight">
          <span className="font-semibold text-2xl tabular-nums tracking-tight">{figure}</span>
          <span className={unit === '%' ? 'text-lg' : 'text-sm'}>{unit === '%' ? unit : ` ${unit}`}</span>
          {note && <span className="block text-night-soft text-xs tabular-nums">{note}</span>}
        </dd>
      )}
    </div>
  )
}

interface Reading {
  /** The number a panel shows large; null where it shows words. */
  readonly figure: string | null
  readonly unit: string
  /** What stands in brackets, or the words themselves. */
  readonly note: string
}

/** "9 mL (2.8 mL/kg)" as a panel shows it: the number, its unit and what is said beside it. */
export function splitReading(value: string): Reading {
  const [, figure, unit = '', note = ''] = value.match(/^(\d[\d./]*)\s*([^\s\d(]*)(?:\s+\(([^)]+)\))?$/) ?? []
  return figure === undefined ? { figure: null, unit: '', note: value } : { figure, unit, note }
}

const WIDTH = 320

const repeated = (start: string, wave: string, length: number) => `${start}${wave.repeat(Math.ceil(WIDTH / length))}`

/** Airway pressure over time: set breaths rise to a plateau, an oscillator swings around its mean; where none is measured, breathing. */
const traces: { readonly [machine: string]: string } = {
  simv: repeated('M0 40', 'h8c3 -24 4 -30 12 -30v30h12', 32),
  crossvent: repeated('M0 40', 'h10v-30h12v30h14', 36),
  hfv: repeated('M0 24', 'c2 -18 6 -18 8 0s6 18 8 0', 16),
  hfov: repeated('M0 24', 'c1.5 -22 4 -22 5.5 0s4 22 5.5 0', 11),
  vent: repeated('M0 36', 'h26c1.5 -26 3 -28 10 -28c1.5 0 1 28 4 28h10', 50),
  cpap: repeated('M0 30', 'h14c3 8 6 8 9 0c3 -8 6 -6 9 0h8', 40),
  // He breathes by himself: what goes in and out.
  'nasal-cannula': repeated('M0 24', 'c4 -14 9 -14 13 0s9 14 13 0h6', 32),
  mask: repeated('M0 24', 'c3.5 -16 8 -16 11.5 0s8 16 11.5 0h3', 26),
  // Of a breath, the carbon dioxide of its end.
  capnograph: repeated('M0 42', 'h14c1 0 2 -26 5 -29l18 -3c3 0 3 32 5 32h8', 50),
}

/** How the machine breathes, as a strip across its display. */
export function MachineTrace({ machine }: { machine: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 48`}
      preserveAspectRatio={machine === 'bag' ? 'xMidYMid meet' : 'xMinYMid slice'}
      className="block h-12 w-full"
    >
      {machine === 'bag' ? <HandBag /> : <Trace path={traces[machine] ?? ''} />}
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
