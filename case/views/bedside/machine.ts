import type { VitalStats } from '../../records/vital-stats.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { LabelledFact } from '../../story/patient.ts'
import { factsWith, pointsComeTo, resolveText } from '../../story/resolve-text.ts'
import { wordsOf } from './words.ts'

/** The machine that breathes for her, as its panel shows it. */
export interface MachineView {
  readonly machine: string
  readonly name: string
  readonly readings: readonly LabelledFact[]
}

/** `place`: of the point that the team has come to, 0 before the first. */
export function viewMachine(bedside: Bedside, vitals: VitalStats, content: CaseContent, place: number): MachineView {
  const panel = content.machines[bedside.machine]
  if (!panel) throw new Error(`there is no machine ${bedside.machine}`)
  const { name, readings } = panel
  const facts = factsWith(bedside, new Set(), ...pointsComeTo(content, place))
  const words = wordsOf(bedside, vitals, content)
  return {
    machine: bedside.machine,
    name,
    readings: readings
      .map(({ label, value }) => ({ label, value: resolveText(value, facts, words) }))
      .filter(({ value }) => value !== ''),
  }
}
