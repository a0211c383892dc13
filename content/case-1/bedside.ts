import type { Bedside } from '#case/story/bedside.ts'
import type { Baseline } from '#case/story/course.ts'

/** The newborn as the team finds her. */
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

/** Nobody arrives at the worst row. */
export const arrival: Baseline = { worstRow: 3 }
