import { accept, refuse } from '../commands/define-command.ts'
import { defineSteering } from '../commands/educating/define-steering.ts'
import { roleId } from '../records/roles.ts'
import { standInUid } from '../records/stand-in.ts'
import { applyChanges, put } from '../records/state.ts'
import { pauseNow } from '../rules/case-clock.ts'
import { holderOf } from '../rules/seats.ts'
import { propose } from './propose.ts'

const how = { manner: 'expert', seed: 0 } as const

/** An educator does the next piece of work for a seat that nobody holds: what a stand-in would do there. It scores as that seat's. */
export const actForSeat = defineSteering({
  kind: 'act-for-seat',
  input: { roleId },
  decide({ state, actor, input: { roleId: role }, now, content, viewOf, decideAs }) {
    if (pauseNow(state)) return refuse({ code: 'paused' })
    if (holderOf(state, role)) return refuse({ code: 'seat-held' })
    const deed = propose({ roleId: role, ...how, view: viewOf(role), story: content })
    // What only a voice can do is left to people and stand-ins.
    if (!deed?.request || (deed.notBefore ?? 0) > now) return refuse({ code: 'nothing-due' })
    const uid = standInUid(role, how)
    const seated = applyChanges(state, [put('LiveCaseTeam', uid, { userId: uid, roleId: role, caseId: 1 })])
    const decision = decideAs({ by: 'user', uid }, deed.request, seated)
    if (!decision.accepted) return decision
    const number = Object.keys(state.records.ActForSeat).length + 1
    const noted = { roleId: role, kind: deed.request.kind, at: now, by: actor.uid }
    return accept(...decision.changes, put('ActForSeat', String(number), noted))
  },
})
