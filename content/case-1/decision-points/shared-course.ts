import type { Setting } from '#case/story/bedside.ts'
import type { Effect, Outcome } from '#case/story/course.ts'

/** Started at 0.05, or a step up where it runs. */
export const moreEpinephrine: readonly Effect[] = [
  { when: ['epinephrine 0'], sets: { epinephrine: 0.05 } },
  { when: ['not epinephrine 0'], sets: { epinephrine: 0.1 } },
]

/** Who would leave before it is time is turned back at the door. */
export const turnedBackAtTheDoor: Outcome = { when: ['chose ready'], monitor: 1 }

/** Two attempts at umbilical lines: nearly an hour of hands and eyes. */
export const twoUmbilicalAttempts: Outcome = { when: ['chose uvc', 'chose uac'], monitor: 1 }

/** What every newborn has from the call of medical control on. What is changed at a later point is undone when it is left. */
export const sameSupport: Setting = {
  machine: 'hfov',
  ino: 20,
  map: 16,
  amplitude: 42,
  dopamine: 10,
  epinephrine: 0.05,
}
