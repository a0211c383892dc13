import type { CaseContent } from '../content.ts'
import type { VitalStats } from '../records/vital-stats.ts'
import type { Bedside } from '../rules/bedside/bedside.ts'
import type { Machine } from '../story/condition.ts'
import type { LabelledFact } from '../story/patient.ts'
import { factsOf, resolveText } from '../story/resolve-text.ts'
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
  const facts = factsOf(bedside)
  const words = wordsOf(bedside, vitals, content)
  return {
    machine: bedside.machine,
    name,
    readings: readings
      .map(({ label, value, valueFromPoint4 }) => ({
        label,
        value: resolveText((point >= 4 && valueFromPoint4) || value, facts, words),
      }))
      .filter(({ value }) => value !== ''),
  }
}
