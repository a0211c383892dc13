import type { VitalStats } from '../../records/vital-stats.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { bedsideWords } from '../../story/condition.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Words } from '../../story/resolve-text.ts'
import { viewMonitor } from './monitor.ts'

export const salineMl = ({ boluses }: Bedside, { patient, salineBolus }: CaseContent): number =>
  Math.round(boluses * salineBolus.mlPerKg * patient.weightKg)

/** The words that texts at the bedside ask for. `bolusNumber`: the one that would come next. */
export function wordsOf(bedside: Bedside, vitals: VitalStats, content: CaseContent): Words {
  const { oxygenPre, oxygenPost, mean } = viewMonitor(vitals, bedside.monitor)
  return {
    ...(bedside.inoSince !== null && { inoSince: bedside.inoSince }),
    salineMl: salineMl(bedside, content),
    boluses: bedside.boluses,
    bolusNumber: bedside.boluses + 1,
    oxygenPre,
    oxygenPost,
    meanPressure: mean,
  } satisfies { readonly [W in (typeof bedsideWords)[number]]?: string | number }
}
