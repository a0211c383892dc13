import type { Bedside } from '#case/story/bedside.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { Baseline } from '#case/story/course.ts'

/** The newborn as the team finds her. */
export const asFound: Bedside = {
  monitor: 3,
  gas: 3,
  machine: 'simv',
  ino: 0,
  'ino-since': null,
  'arterial-line': false,
  'tube-repositioned': false,
  'air-in-chest': false,
  'chest-drained': false,
  dopamine: 0,
  epinephrine: 0,
  saline: 0,
  map: 18,
  amplitude: 36,
  'pressures-lowered': false,
  'filmed-at-1': false,
  'left-late': false,
  'supply-fails': false,
}

/** What stands on the oscillator; amplitude has no unit. */
export const settings: CaseContent['settings'] = [
  { slug: 'map', label: 'MAP', unit: 'cmH2O', from: 8, to: 30, step: 1, as: 'MAP' },
  { slug: 'amplitude', label: 'Amplitude', unit: '', from: 20, to: 60, step: 1 },
]

export const gases: CaseContent['gases'] = [
  { slug: 'ino', name: 'Nitric oxide', unit: 'ppm', from: 5, to: 40, step: 5 },
]

export const facts: CaseContent['facts'] = [
  /** When the present run of nitric oxide began, by the script's clock. */
  { slug: 'ino-since', kind: 'time' },
  { slug: 'arterial-line', kind: 'yes-no' },
  { slug: 'tube-repositioned', kind: 'yes-no' },
  /** The lung has torn, and the air is still in the right chest: to be found out. */
  { slug: 'air-in-chest', kind: 'yes-no' },
  { slug: 'chest-drained', kind: 'yes-no' },
  /** Of a machine that is not our oscillator, at the air leak. */
  { slug: 'pressures-lowered', kind: 'yes-no' },
  { slug: 'filmed-at-1', kind: 'yes-no' },
  /** Not ready when it was time to leave: everything after it is an hour later. */
  { slug: 'left-late', kind: 'yes-no' },
  /** In the air the outlet of the aircraft fails, and the cylinders are not open yet: to be found out. */
  { slug: 'supply-fails', kind: 'yes-no' },
]

export const reads: CaseContent['reads'] = {
  arterialSample: [['arterial-line', 'chose pal']],
  arterialPressure: ['arterial-line'],
  late: ['left-late'],
  noIndex: ['supply-fails'],
}

/** Nobody arrives at the worst row. */
export const arrival: Baseline = { worstRow: 3 }
