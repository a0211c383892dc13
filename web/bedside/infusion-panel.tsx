import type { InfusionsView } from '#case/views/infusions.ts'
import { PumpRow } from './pump-row.tsx'
import { salineText } from './saline-text.ts'

/** The pumps and what runs in them. */
export function InfusionPanel({ infusions }: { infusions: InfusionsView }) {
  return (
    <figure className="break-inside-avoid rounded-card border border-line-strong bg-[#d8dee8] p-2 [print-color-adjust:exact]">
      <figcaption className="px-2 pt-1 pb-2 font-semibold leading-tight">Syringe pumps</figcaption>
      <ul className="space-y-1.5">
        {infusions.running.map((infusion) => (
          <PumpRow key={infusion.drug} infusion={infusion} />
        ))}
      </ul>
      <p className="px-2 pt-2.5 pb-1 text-sm">
        <span className="font-medium">Saline so far:</span>{' '}
        <span className="tabular-nums">{salineText(infusions)}</span>
      </p>
    </figure>
  )
}
