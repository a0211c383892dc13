import { z } from 'zod'
import { roleId } from '../roles.ts'
import { serverTime } from './flags.ts'

/** A page somebody came to. Lists of these only grow. */
export const visitedStep = z.strictObject({ step: z.string(), roleId, time: serverTime })
