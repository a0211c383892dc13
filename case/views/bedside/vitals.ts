import type { CourseView } from '../../course/monitor-signs.ts'
import { viewCourse } from '../../course/view-course.ts'
import { bedsideNow, type PointHistory } from '../../rules/bedside.ts'
import { lostNow } from '../../rules/injections.ts'
import { hasComeTo, type SeatInCase } from '../../rules/places.ts'
import type { Bedside } from '../../story/bedside.ts'
import { factsOf, isRead } from '../../story/resolve-text.ts'
import { type GasView, gasOf } from './gases.ts'
import { type InfusionsView, viewInfusions } from './infusions.ts'
import { type MachineView, viewMachine } from './machine.ts'
import { type MonitorView, viewMonitor, vitalsRecord } from './monitor.ts'

/** The bedside as it stands. Of all rows of monitor and gas only what is shown and what was taken. */
export interface VitalsView {
  readonly monitor: MonitorView
  /** How it moves in time; null: it goes to its row as soon as it can. */
  readonly course: CourseView | null
  /** What the monitor has no signal of. */
  readonly lost: string | null
  /** Somebody turned its alarm off, and nobody has seen to it since. */
  readonly isSilent?: true
  readonly hasArterialLine: boolean
  /** Null until it is set. */
  readonly currentHFOV: { readonly MAP: number; readonly RR: number } | null
  /** Whether the oscillator so set is the machine in use. */
  readonly isOnHFOV: boolean
  readonly machine: MachineView
  readonly infusions: InfusionsView
  /** Oldest first. */
  readonly gases: readonly GasView[]
}

/** From the bedside report on. */
export function viewVitals(looking: SeatInCase, history: readonly PointHistory[]): VitalsView | null {
  if (!hasComeTo(looking, 'bedside-report')) return null
  const { state, content } = looking
  const vitals = vitalsRecord(state)
  const { MAP, RR } = vitals.currentHFOV
  const bedside = flagsNow(looking, history)
  const place = history.at(-1)?.place ?? 0
  const lost = lostNow(state, content)
  return {
    monitor: viewMonitor(vitals, vitals.currentState),
    course: viewCourse(state, content),
    lost: lost?.sign ?? null,
    ...(lost?.isSilent && { isSilent: true as const }),
    hasArterialLine: isRead(content, 'arterialPressure', factsOf(bedside)),
    currentHFOV: MAP === null || RR === null ? null : { MAP, RR },
    isOnHFOV: content.machines[bedside.machine]?.isSettled === true,
    machine: viewMachine(bedside, vitals, content, place),
    infusions: viewInfusions(bedside, content, place),
    gases: history.flatMap((one) => gasOf(one, vitals, content) ?? []),
  }
}

/** Machine, line and drips follow each decision at once; only monitor and gas wait for the results. */
function flagsNow({ state, content }: SeatInCase, history: readonly PointHistory[]): Bedside {
  const last = history.at(-1)
  return last && !last.after ? last.now : bedsideNow(state, content, history)
}
