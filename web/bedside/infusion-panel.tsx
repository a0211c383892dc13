import type { InfusionsView, Pump } from '#case/views/infusions.ts'
import { PumpRow } from './pump-row.tsx'
import { salineText } from './saline-text.ts'

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
      <p className="px-2 pt-2.5 pb-1 text-sm">
        <span className="font-medium">Saline so far:</span>{' '}
        <span className="tabular-nums">{salineText(infusions)}</span>
      </p>
    </figure>
  )
}
