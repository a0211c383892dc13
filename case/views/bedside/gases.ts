import type { VitalStats } from '../../records/vital-stats.ts'
import { type PointHistory, storyOf } from '../../rules/bedside.ts'
import { isArterial, takenAt } from '../../rules/gas-and-film.ts'
import { timeOf, workTimes } from '../../rules/work-clock.ts'
import type { CaseContent } from '../../story/content.ts'

/** A gas that was taken. A capillary PO2 misleads in shock and squeezing frees potassium, so a heel sample says so. */
export interface GasView {
  readonly point: string
  /** Among the points of the story, from 1. */
  readonly place: number
  /** By the script's clock. */
  readonly time: string
  readonly kind: 'arterial' | 'heel'
  /** Null: of this sample it is not told. */
  readonly values: { readonly [analyte: string]: number | null }
  readonly isKFlagged: boolean
}

const withheld = ({ instruments }: CaseContent) =>
  Object.fromEntries(instruments.analytes.flatMap(({ kind, slug }) => (kind === 'oxygen' ? [[slug, null]] : [])))

/** The gas taken at a point: of the row as it opened. A line placed in the same list is in before the gas is drawn. */
export function gasOf(history: PointHistory, { alliStat }: VitalStats, content: CaseContent): GasView | null {
  const { point, place, opening, chosen } = history
  const option = takenAt(storyOf(content, point), 'gas', chosen)
  if (!option) return null
  const row = alliStat[opening.gas]
  if (!row) throw new Error(`there is no gas row ${opening.gas}`)
  const ofArtery = isArterial(history, content)
  return {
    point,
    place,
    time: workTimes(history, content).get(option.slug) ?? timeOf(history, content),
    kind: ofArtery ? 'arterial' : 'heel',
    values: ofArtery ? row : { ...row, ...withheld(content) },
    isKFlagged: !ofArtery,
  }
}
