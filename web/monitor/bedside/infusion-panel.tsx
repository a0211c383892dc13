import type { Pump } from '#case/story/recipe.ts'
import type { BolusView, InfusionsView, InfusionView } from '#case/views/bedside/infusions.ts'

/** In this order. */
const pumps = [
  { pump: 'checked', name: 'The syringe pumps RN checked' },
  { pump: 'sled', name: 'The sled’s own pump' },
  { pump: 'hospital', name: 'The hospital’s pump' },
] as const satisfies readonly { pump: Pump; name: string }[]

/** The pumps and what runs in them. */
export function InfusionPanel({ infusions }: { infusions: InfusionsView }) {
  return (
    <figure className="break-inside-avoid rounded-card border border-line-strong bg-[#d8dee8] p-2 [print-color-adjust:exact]">
      <figcaption className="px-2 pt-1 font-semibold leading-tight">Pumps</figcaption>
      {pumps.map(({ pump, name }) => {
        const running = infusions.running.filter((infusion) => infusion.pump === pump)
        return (
          running.length > 0 && (
            <section key={pump} aria-label={name}>
              <p className="px-2 pt-2 pb-1 text-sm">{name}</p>
              <ul className="space-y-1.5">
                {running.map((infusion) => (
                  <PumpRow key={infusion.drug} infusion={infusion} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {infusions.boluses.map((bolus) => (
        <p key={bolus.name} className="px-2 pt-2.5 pb-1 text-sm">
          <span className="font-medium">{bolus.name} so far:</span>{' '}
          <span className="tabular-nums">{givenText(bolus)}</span>
        </p>
      ))}
    </figure>
  )
}

/** The colours of syringe labels: violet for what lifts the pressure, blue for opioids. */
export const labelColours: { readonly [drug: string]: string } = {
  Dopamine: '#c9a6ea',
  Epinephrine: '#c9a6ea',
  Fentanyl: '#8fc8ee',
}

/** One pump with its display. No trailing zeros: on a pump they are read as tens. */
function PumpRow({ infusion: { drug, dose, mlPerHour } }: { infusion: InfusionView }) {
  return (
    <li className="flex items-stretch overflow-hidden rounded-xl border border-[#9aa6ba] bg-[#f4f6fa]">
      <div className="flex w-14 shrink-0 items-center justify-center min-[430px]:w-20">
        <SyringeGlyph colour={labelColours[drug] ?? '#ffffff'} />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 bg-[#0d1b22] px-3 py-2.5 text-white">
        <p className="min-w-0 leading-tight">
          <span className="block font-semibold">{drug}</span>
          {dose && (
            <span className="text-[#b9e6d3] text-sm tabular-nums">
              {dose.value} {dose.unit}
            </span>
          )}
        </p>
        <p className="shrink-0 text-right text-[#8ff0c8] leading-none">
          <span className="font-semibold text-2xl tabular-nums tracking-tight">{mlPerHour}</span>
          <span className="text-sm"> mL/h</span>
        </p>
      </div>
    </li>
  )
}

/** A syringe in its pump, its label in the colour of the drug's kind. */
export function SyringeGlyph({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 88 36" className="h-8 w-full px-1.5">
      <g fill="none" stroke="#4a5872" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
        <path d="M8 18H2M14 12L8 16V20L14 24" />
        <rect x="14" y="8" width="44" height="20" rx="2" fill="#ffffff" />
        <rect x="15" y="9" width="27" height="18" fill="#dcecf7" stroke="none" />
        <path d="M42 9V27M45 9V27" strokeWidth="2.4" />
        <path d="M58 4V32M46 18H80M80 9V27" />
        <rect x="20" y="11.5" width="18" height="13" rx="1" fill={colour} strokeWidth="1" />
      </g>
    </svg>
  )
}

export function givenText({ ml, count }: Pick<BolusView, 'ml' | 'count'>): string {
  if (count === 0) return 'none'
  return `${ml} mL in ${count} ${count === 1 ? 'bolus' : 'boluses'}`
}
