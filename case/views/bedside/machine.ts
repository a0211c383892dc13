import type { VitalStats } from '../../records/vital-stats.ts'
import type { Bedside, Machine } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { LabelledFact } from '../../story/patient.ts'
import { factsWith, pointsComeTo, resolveText } from '../../story/resolve-text.ts'
import { wordsOf } from './words.ts'

/** The machine that breathes for her, as its panel shows it. */
export interface MachineView {
  readonly machine: Machine
  readonly name: string
  readonly readings: readonly LabelledFact[]
}

/** `point`: the one the team has come to, 0 before the first. */
export function viewMachine(bedside: Bedside, vitals: VitalStats, content: CaseContent, point: number): MachineView {
  const { name, readings } = content.machines[bedside.machine]
  const facts = factsWith(bedside, new Set(), ...pointsComeTo(point))
  const words = wordsOf(bedside, vitals, content)
  return {
    machine: bedside.machine,
    name,
    readings: readings
      .map(({ label, value }) => ({ label, value: resolveText(value, facts, words) }))
      .filter(({ value }) => value !== ''),
  }
}
