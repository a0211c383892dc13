import { z } from 'zod'
import { serverTime } from './flags.ts'

/** The transport clock. Started once, stopped once. */
export const caseTaskTime = z.strictObject({
  TransportStartTime: serverTime.nullable(),
  TransportStopTime: serverTime.nullable(),
})
export type CaseTaskTime = z.infer<typeof caseTaskTime>
