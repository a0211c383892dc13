import { bedsideNow, type PointHistory } from '../../rules/bedside.ts'
import { lostNow } from '../../rules/injections.ts'
import { hasComeTo, type SeatInCase } from '../../rules/places.ts'
import { type Bedside, onHfov } from '../../story/bedside.ts'
import type { LostSign } from '../../story/injection.ts'
import { type HfovSettings, settingsOf } from '../challenge/hfov-settings.ts'
import { type GasView, gasOf } from './gases.ts'
import { type InfusionsView, viewInfusions } from './infusions.ts'
import { type MachineView, viewMachine } from './machine.ts'
import { type MonitorView, viewMonitor, vitalsRecord } from './monitor.ts'

/** The bedside as it stands. Of all rows of monitor and gas only what is shown and what was taken. */
export interface VitalsView {
  readonly monitor: MonitorView
  /** What the monitor has no signal of. */
  readonly lost: LostSign | null
  readonly hasArterialLine: boolean
  readonly currentHFOV: HfovSettings | null
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
  const bedside = flagsNow(looking, history)
  const point = history.at(-1)?.point ?? 0
  return {
    monitor: viewMonitor(vitals, vitals.currentState),
    lost: lostNow(state, content),
    hasArterialLine: bedside.arterialLine,
    currentHFOV: settingsOf(vitals.currentHFOV),
    isOnHFOV: onHfov(bedside),
    machine: viewMachine(bedside, vitals, content, point),
    infusions: viewInfusions(bedside, content, point),
    gases: history.flatMap((one) => gasOf(one, vitals, content) ?? []),
  }
}

/** Machine, line and drips follow each decision at once; only monitor and gas wait for the results. */
function flagsNow({ state, content }: SeatInCase, history: readonly PointHistory[]): Bedside {
  const last = history.at(-1)
  return last && !last.after ? last.now : bedsideNow(state, content)
}
