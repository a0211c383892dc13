import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import type { GasRow, MonitorRow, VitalStats } from '../records/vital-stats.ts'
import { bedsideHistory, type PointHistory, storyOf } from '../rules/bedside.ts'
import { isArterial, takenAt } from '../rules/gas-and-film.ts'
import { hasArrived } from '../rules/places.ts'
import { workTimes } from '../rules/work-clock.ts'
import type { CaseContent } from '../story/content.ts'
import { titleOfPoint } from '../story/points.ts'
import { gasTold } from '../story/readings.ts'

/** How the newborn stood from this moment on. */
export interface VitalsReport {
  readonly at: number
  /** What had just happened. */
  readonly event: string
  readonly row: number
  readonly monitor: MonitorRow
  readonly gas: GasRow
}

/** A gas the team took. Without an arterial line its oxygen is not among the values. */
export interface GasReport {
  /** Its place among the points. */
  readonly point: number
  /** Which point. What older versions kept has none. */
  readonly slug?: string | undefined
  /** By the script's clock. What older versions kept has none. */
  readonly time?: string | undefined
  readonly kind: 'arterial' | 'heel'
  readonly values: GasRow
}

/** What monitor and analyser show, by its mark; none where there is no newborn yet. */
export function shownIn(state: CaseState): string {
  const vitals = state.records.VitalStats[CASE_ID]
  return vitals ? `${vitals.currentState}/${vitals.currentiStat}` : ''
}

export function vitalsReport(state: CaseState, content: CaseContent, at: number): VitalsReport[] {
  const vitals = state.records.VitalStats[CASE_ID]
  return vitals ? [{ at, event: eventOf(state, content), row: vitals.currentState, ...rowsOf(vitals) }] : []
}

function rowsOf({ allStates, alliStat, currentState, currentiStat }: VitalStats): { monitor: MonitorRow; gas: GasRow } {
  const monitor = allStates[currentState]
  const gas = alliStat[currentiStat]
  if (!monitor || !gas) throw new Error('a row is missing')
  return { monitor, gas }
}

function eventOf(state: CaseState, content: CaseContent): string {
  const last = bedsideHistory(state, content).at(-1)
  if (!last) return 'As found'
  if (hasArrived(state, content)) return 'Arrival'
  if (last.after) return `After decision point ${last.place}`
  return storyOf(content, last.point).callBefore?.done ?? `${titleOfPoint(last.place)} opens`
}

export function gasesReport(state: CaseState, content: CaseContent, history: readonly PointHistory[]): GasReport[] {
  const rows = state.records.VitalStats[CASE_ID]?.alliStat ?? []
  return history.flatMap((one) => {
    const { point: slug, place: point, opening, chosen } = one
    const option = takenAt(storyOf(content, slug), 'gas', chosen)
    const gas = rows[opening.gas]
    if (!gas || !option) return []
    const ofArtery = isArterial(one, content)
    return [
      {
        point,
        slug,
        time: workTimes(one, content).get(option.slug),
        kind: ofArtery ? ('arterial' as const) : ('heel' as const),
        values: gasTold(content.instruments.analytes, gas, ofArtery),
      },
    ]
  })
}
