import { z } from 'zod'
import { accept, defineCommand, refuse } from '../commands/define-command.ts'
import { RN, RT } from '../records/roles.ts'
import { manner, seed, standInUid } from '../records/stand-in.ts'
import { put } from '../records/state.ts'
import { holderOf, isAbandoned } from '../rules/seats.ts'
import { vacate } from '../rules/vacate.ts'

/** The trainer itself plays a seat that is empty, or whose holder is gone. The Provider's waits for a voice to brief with. */
export const seatStandIn = defineCommand({
  kind: 'seat-stand-in',
  allowed: 'leading',
  looksAtPeople: true,
  input: {
    roleId: z.union([z.literal(RT), z.literal(RN)]),
    manner,
    seed,
  },
  decide({ state, input: { roleId, ...how }, now, people, hasStandIns }) {
    if (!hasStandIns) return refuse({ code: 'no-stand-ins' })
    const holder = holderOf(state, roleId)
    if (holder && !isAbandoned(holder, people, now)) return refuse({ code: 'holder-present' })
    const userId = standInUid(roleId, how)
    return accept(...(holder ? vacate(state, holder) : []), put('LiveCaseTeam', userId, { userId, roleId, caseId: 1 }))
  },
})
