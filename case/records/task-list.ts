import { z } from 'zod'

/** A task of the preparation, keyed by its firebaseId. */
export const taskList = z.strictObject({
  firebaseId: z.enum(['MedPumps', 'OrderPharmacy', 'MixedMeds', 'CalibrateINO']),
  taskName: z.string(),
  taskDesc: z.string(),
  taskStatus: z.enum(['pending', 'started', 'done']),
  url: z.string(),
})
export type TaskListItem = z.infer<typeof taskList>
