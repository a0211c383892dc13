import type { Machine } from '../../story/condition.ts'

/** A row of the monitor or of the analyser: 0 is best, 4 is worst. */
export type Row = 0 | 1 | 2 | 3 | 4

/** How it stands with the newborn. Worked out from what was decided; only the two rows are stored as well. */
export interface Bedside {
  /** `currentState` and `currentiStat` of VitalStats. */
  readonly monitor: Row
  readonly gas: Row
  readonly machine: Machine
  readonly ino: boolean
  /** In ppm, as it is set where it runs. */
  readonly inoPpm: 5 | 20 | 40
  /** When the present run of nitric oxide began, by the script's clock. */
  readonly inoSince: string | null
  readonly arterialLine: boolean
  readonly tubeRepositioned: boolean
  /** The lung has torn, and the air is still in the right chest. */
  readonly airInChest: boolean
  readonly chestDrained: boolean
  /** In mcg/kg/min. */
  readonly dopamine: 0 | 5 | 10 | 15 | 20
  readonly epinephrine: 0 | 0.05 | 0.1
  /** Saline boluses of 10 mL/kg given so far. */
  readonly boluses: number
  /** The oscillator as it is set, in cmH2O. */
  readonly map: 16 | 18 | 22
  readonly amplitude: 36 | 42
  /** Of a machine that is not our oscillator, at the air leak. */
  readonly pressuresLowered: boolean
  readonly filmedAt1: boolean
  /** Not ready at point 4: everything after it is an hour later. */
  readonly leftLate: boolean
  /** In the air the outlet of the aircraft fails, and the cylinders are not open yet. */
  readonly supplyFails: boolean
}

export const asFound: Bedside = {
  monitor: 3,
  gas: 3,
  machine: 'simv',
  ino: false,
  inoPpm: 20,
  inoSince: null,
  arterialLine: false,
  tubeRepositioned: false,
  airInChest: false,
  chestDrained: false,
  dopamine: 0,
  epinephrine: 0,
  boluses: 0,
  map: 18,
  amplitude: 36,
  pressuresLowered: false,
  filmedAt1: false,
  leftLate: false,
  supplyFails: false,
}

export const onHfov = (bedside: Bedside): boolean => bedside.machine === 'hfov'

// A whole number between 0 and 4 is a row.
export const clampRow = (row: number): Row => Math.max(0, Math.min(4, row)) as Row
