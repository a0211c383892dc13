import type { Injection } from '#case/story/injection.ts'
import { bedsideEvents } from './bedside.ts'
import { deviceEvents } from './bedside-devices.ts'
import { callEvents } from './call.ts'
import { flightEvents } from './flight.ts'
import { handoverEvents } from './handover.ts'
import { preparationEvents } from './preparation.ts'

/** What an educator may let happen, in the order of the case. Numbers and wording: docs/clinical/review.md, 43 to 47. */
export const injections: readonly Injection[] = [
  ...callEvents,
  ...preparationEvents,
  ...bedsideEvents,
  ...deviceEvents,
  ...flightEvents,
  ...handoverEvents,
]
