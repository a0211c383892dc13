import type { DebriefingPhase } from '#case/records/debriefing.ts'

interface PhaseText {
  readonly phase: DebriefingPhase
  readonly title: string
  readonly lead: string
}

/** The phases of a debriefing in their order, and what each is for. Source 48. */
export const phaseTexts: readonly PhaseText[] = [
  {
    phase: 'reactions',
    title: 'Reactions',
    lead: 'First how it felt. Everyone says a word before anyone explains; points can wait.',
  },
  {
    phase: 'description',
    title: 'Description',
    lead: 'What happened? Tell it together until all three see the same story. The run stands below to look at.',
  },
  {
    phase: 'analysis',
    title: 'Analysis',
    lead: 'Why did it go as it did? What helped, and what would you change? The report belongs here.',
  },
  { phase: 'summary', title: 'Summary', lead: 'What does each of you take to the next call?' },
]
