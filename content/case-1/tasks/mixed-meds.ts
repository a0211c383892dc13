import type { MixingTask } from '#case/story/task.ts'
import { drawSaline } from './draw-saline.ts'
import { mixDopamine } from './mix-dopamine.ts'
import { mixEpinephrine } from './mix-epinephrine.ts'

/** The stock is in the transport bag, so mixing does not wait for the pharmacy. Source 28: standard concentrations. */
export const mixedMeds: MixingTask = {
  firebaseId: 'MixedMeds',
  taskName: 'Mixed Meds AR',
  taskDesc: 'Mix dopamine, mix epinephrine, draw up saline',
  url: '/nurse/transport/preparation/mix-medicine',
  totalMs: 360_000,
  drugs: [mixDopamine, mixEpinephrine, drawSaline],
}
