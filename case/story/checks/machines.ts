import type { CaseContent } from '../content.ts'
import { type Findings, found } from './complaint.ts'
import { valuesOf } from './settings-in.ts'

/** A machine that can come to breathe for her has a panel, and no other has one. */
export function* mistakesInMachines(content: CaseContent): Findings {
  const panels: readonly string[] = Object.keys(content.machines)
  const used = valuesOf(content, 'machine').map(({ at, value }) => ({ at, machine: String(value) }))
  for (const { at, machine } of used) {
    if (!panels.includes(machine)) yield found(at, `“${machine}” has no panel`, 'Say among the machines what it shows')
  }
  for (const machine of panels) {
    if (used.some((one) => one.machine === machine)) continue
    yield found(
      `machines.${machine}`,
      'it never comes to breathe for the newborn',
      'Let an option set it, or take its panel out',
    )
  }
}
