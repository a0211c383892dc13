import { accept, refuse } from '../commands/define-command.ts'
import { defineSteering } from '../commands/educating/define-steering.ts'
import { rightStep } from '../orders/right-step.ts'
import { roleId } from '../records/roles.ts'
import { standInUid } from '../records/stand-in.ts'
import { applyChanges, type CaseState, type Change, put } from '../records/state.ts'
import { pauseNow } from '../rules/case-clock.ts'
import { holderOf } from '../rules/seats.ts'
import { doingOf, type Played } from './played-commands.ts'
import { propose } from './propose.ts'

const how = { manner: 'expert', seed: 0 } as const

/** The piece of work that a deed belongs to; null where it stands for itself. */
export const workOf = (request: Played): string | null =>
  request.kind === 'start-task' || request.kind === 'do-step' ? request.work : null

/**
 * An educator does the next piece of work for a seat that nobody holds, as far as it goes without others or time: what a stand-in
 * would do there. It scores as that seat's.
 */
export const actForSeat = defineSteering({
  kind: 'act-for-seat',
  // What it does may depend on who is there.
  looksAtPeople: true,
  input: { roleId },
  decide({ state, actor, input: { roleId: role }, now, content, viewOf, decideAs }) {
    if (pauseNow(state)) return refuse({ code: 'paused' })
    if (holderOf(state, role)) return refuse({ code: 'seat-held' })
    const uid = standInUid(role, how)
    const seat = put('LiveCaseTeam', uid, { userId: uid, roleId: role, caseId: 1 })
    const dueIn = (given: CaseState) => {
      const deed = propose({
        roleId: role,
        ...how,
        view: viewOf(role, given),
        story: content,
        rightStep: (order) => rightStep({ state: given, content }, order),
      })
      // What only a voice can do is left to people and stand-ins.
      return deed?.request && (deed.notBefore ?? 0) <= now ? deed.request : null
    }
    const decideIn = (given: CaseState, request: Played) =>
      decideAs({ by: 'user', uid }, request, applyChanges(given, [seat]))
    const carryOn = (request: Played, changes: readonly Change[]): readonly Change[] => {
      const given = applyChanges(state, changes)
      const next = dueIn(given)
      if (!next || workOf(request) === null || workOf(next) !== workOf(request)) return changes
      const decision = decideIn(given, next)
      return decision.accepted ? carryOn(next, [...changes, ...decision.changes]) : changes
    }

    const first = dueIn(state)
    if (!first) return refuse({ code: 'nothing-due' })
    const decision = decideIn(state, first)
    if (!decision.accepted) return decision
    const number = Object.keys(state.records.ActForSeat).length + 1
    const noted = { roleId: role, kind: doingOf(first), at: now, by: actor.uid }
    return accept(...carryOn(first, decision.changes), put('ActForSeat', String(number), noted))
  },
})
