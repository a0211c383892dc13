import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import type { GasRow, MonitorRow, VitalStats } from '../records/vital-stats.ts'
import { bedsideHistory, type PointHistory, storyOf } from '../rules/bedside.ts'
import { workTimes } from '../rules/work-clock.ts'
import type { CaseContent } from '../story/content.ts'
import { hasArrived } from './course-of-run.ts'

/** How the newborn stood from this moment on. */
export interface VitalsReport {
  readonly at: number
  /** What had just happened. */
  readonly event: string
  readonly row: number
  readonly monitor: MonitorRow
  readonly gas: GasRow
}

/** A gas the team took. Without an arterial line there is no PO2. */
export interface GasReport {
  readonly point: number
  /** By the script's clock. What older versions kept has none. */
  readonly time?: string | undefined
  readonly kind: 'arterial' | 'heel'
  readonly values: Omit<GasRow, 'PO2'> & { readonly PO2?: number }
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
  if (last.after) return `After decision point ${last.point}`
  return storyOf(content, last.point).callBefore?.done ?? `Decision point ${last.point} opens`
}

export function gasesReport(state: CaseState, content: CaseContent, history: readonly PointHistory[]): GasReport[] {
  const rows = state.records.VitalStats[CASE_ID]?.alliStat ?? []
  return history
    .filter(({ chosen }) => chosen.has('istat'))
    .flatMap((one) => {
      const { point, opening, chosen } = one
      const gas = rows[opening.gas]
      if (!gas) return []
      const { PO2, ...others } = gas
      const isArterial = opening.arterialLine || chosen.has('pal')
      return [
        {
          point,
          time: workTimes(one, content).get('istat'),
          ...(isArterial
            ? { kind: 'arterial' as const, values: { ...others, PO2 } }
            : { kind: 'heel' as const, values: others }),
        },
      ]
    })
}
