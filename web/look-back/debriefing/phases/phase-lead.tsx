import type { DebriefingPhase } from '#case/records/debriefing.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'

/** What a phase is for. Who listens is told it, with its name, when another is shown. */
export function PhaseLead({ phase }: { phase: DebriefingPhase }) {
  const text = phaseTexts.find((one) => one.phase === phase)
  return (
    <p role="status" className="leading-relaxed">
      <span className="sr-only">{text?.title}. </span>
      {text?.lead}
    </p>
  )
}
