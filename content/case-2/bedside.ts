import type { Bedside } from '#case/story/bedside.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { Baseline } from '#case/story/course.ts'

/** The newborn as the team finds him. */
export const asFound: Bedside = {
  monitor: 3,
  gas: 3,
  machine: 'mask',
  fio2: 1,
  breaths: 30,
  alprostadil: 0,
  'alprostadil-since': null,
  epinephrine: 0,
  saline: 0,
  'tube-since': null,
  'tube-filmed': false,
  'tube-seen-at': null,
  'second-vein': false,
  'sugar-given': false,
  'calcium-given': false,
  'antibiotics-given': false,
  'calcium-lent': false,
  'gentamicin-lent': false,
  'left-late': false,
}

/** What is set on the machines; a full mask counts as pure oxygen. */
export const settings: CaseContent['settings'] = [
  { slug: 'fio2', label: 'FiO2', unit: '', from: 0.21, to: 1, step: 0.01 },
  { slug: 'breaths', label: 'Rate', unit: 'a minute', from: 10, to: 60, step: 5 },
]

/** Nitric oxide stands on the sled. Wherever it is chosen it is off again before the point is left. */
export const gases: CaseContent['gases'] = []

export const facts: CaseContent['facts'] = [
  /** When the present run of alprostadil began, by the script's clock. */
  { slug: 'alprostadil-since', kind: 'time' },
  { slug: 'tube-since', kind: 'time' },
  { slug: 'tube-filmed', kind: 'yes-no' },
  /** When the newest film on which it is was taken. */
  { slug: 'tube-seen-at', kind: 'time' },
  { slug: 'second-vein', kind: 'yes-no' },
  { slug: 'sugar-given', kind: 'yes-no' },
  { slug: 'calcium-given', kind: 'yes-no' },
  { slug: 'antibiotics-given', kind: 'yes-no' },
  /** Begun by the call, so it still runs at the door: on a pump that the hospital lends. */
  { slug: 'calcium-lent', kind: 'yes-no' },
  { slug: 'gentamicin-lent', kind: 'yes-no' },
  /** Waited for, or gone to the wrong door: his bed is 75 minutes later. */
  { slug: 'left-late', kind: 'yes-no' },
]

/** Every gas is one puncture of the artery at the right wrist; no pressure is of an artery. */
export const reads: CaseContent['reads'] = { arterialSample: [], late: ['left-late'] }

/** Nobody arrives at the worst row. */
export const arrival: Baseline = { worstRow: 3 }
