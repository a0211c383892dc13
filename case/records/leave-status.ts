import type { z } from 'zod'
import { roleFlags } from './flags.ts'

/** Who is ready to leave. The Provider's flag follows the other two. */
export const leaveStatus = roleFlags
export type LeaveStatus = z.infer<typeof leaveStatus>
