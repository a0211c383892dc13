import type { Setting } from '#case/story/bedside.ts'

/** What every newborn has from the call of medical control on. What is changed at the door is undone on the road. */
export const supportOfAll: Setting = { machine: 'vent', fio2: 0.25, breaths: 30, alprostadil: 0.05, epinephrine: 0.05 }
