import type { InfusionView } from '#case/views/infusions.ts'
import { SyringeGlyph } from './syringe-glyph.tsx'

/** The colours of syringe labels: violet for what lifts the pressure, blue for opioids. */
const labelColours: { readonly [drug: string]: string } = {
  Dopamine: '#c9a6ea',
  Epinephrine: '#c9a6ea',
  Fentanyl: '#8fc8ee',
}

/** One pump with its display. No trailing zeros: on a pump they are read as tens. */
export function PumpRow({ infusion: { drug, dose, mlPerHour } }: { infusion: InfusionView }) {
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
