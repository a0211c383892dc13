import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { debriefingPhase } from '../../records/debriefing.ts'
import { roleIds } from '../../records/roles.ts'
import { type CaseState, put } from '../../records/state.ts'
import { educatorLeadsSince, isDebriefingDue, leaderOf, phaseOf } from '../../rules/debriefing.ts'
import { forgottenAt } from '../../rules/forgotten.ts'
import { holderOf, isAbandoned } from '../../rules/seats.ts'
import { accept, type Decision, defineCommand, refuse } from '../define-command.ts'
import { defineSteering, steered } from '../educating/define-steering.ts'

/** Moves everyone's debriefing to a phase. What was hidden opens with the analysis and stays open. */
export const leadDebriefing = defineCommand({
  kind: 'lead-debriefing',
  allowed: 'talking',
  isForPauses: true,
  at: ['final-report'],
  input: { phase: debriefingPhase },
  decide(asked): Decision {
    const { roleId } = asked.actor
    const isEducator = roleId === null
    const move = ({ state, input: { phase }, now }: typeof asked): Decision => {
      if (!isDebriefingDue(state)) return refuse({ code: 'not-due' })
      if (phase === phaseOf(state) && leaderOf(state) === (roleId ?? 'educator')) return refuse({ code: 'already-so' })
      const { openedAt: before = null, takenBy } = state.records.Debriefing[CASE_ID] ?? {}
      const openedAt = before ?? (phase === 'analysis' || phase === 'summary' ? now : null)
      const led = { phase, since: now, openedAt }
      if (isEducator) return accept(put('Debriefing', CASE_ID, { ...led, leader: 'educator' }))
      return accept(
        put('Debriefing', CASE_ID, { ...led, leader: 'provider', ...(takenBy !== undefined && { takenBy }) }),
      )
    }
    if (isEducator) return steered(asked, move)
    const leader = leaderOf(asked.state)
    if (leader === 'educator') return refuse({ code: 'educator-leads' })
    return leader === roleId ? move(asked) : refuse({ code: 'not-your-role', needs: [leader] })
  },
})

/** Somebody of the team leads where whoever should has gone. Who should takes it back when they are there again. */
export const takeLead = defineCommand({
  kind: 'take-lead',
  allowed: roleIds,
  looksAtPeople: true,
  isForPauses: true,
  at: ['final-report'],
  input: {},
  decide({ state, actor: { roleId }, now, people }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    if (!isDebriefingDue(state)) return refuse({ code: 'not-due' })
    const leader = leaderOf(state)
    if (leader === 'educator') return refuse({ code: 'educator-leads' })
    if (leader === roleId) return refuse({ code: 'already-so' })
    const holder = holderOf(state, leader)
    if (roleId > leader && holder && !isAbandoned(holder, people, now)) return refuse({ code: 'leader-present' })
    return accept(put('Debriefing', CASE_ID, { ...ledByTeam(state, now), takenBy: roleId }))
  },
})

/** An educator leaves the lead to the team. */
export const handDebriefing = defineSteering({
  kind: 'hand-debriefing',
  input: {},
  decide({ state, now }) {
    if (!isDebriefingDue(state)) return refuse({ code: 'not-due' })
    if (leaderOf(state) !== 'educator' && state.records.Debriefing[CASE_ID]) return refuse({ code: 'already-so' })
    return accept(put('Debriefing', CASE_ID, ledByTeam(state, now)))
  },
})

/** The lead goes to the team by itself when no educator has been there for a while, so that nothing stays closed to them. */
export const endForgottenLead = defineCommand({
  kind: 'end-forgotten-lead',
  allowed: 'system',
  input: { seenAt: z.number().nullable() },
  decide({ state, input: { seenAt }, now, run }) {
    if (run !== state.run) return refuse({ code: 'case-restarted' })
    const since = educatorLeadsSince(state)
    if (since === null || now < forgottenAt(since, seenAt)) return refuse({ code: 'nothing-due' })
    return accept(put('Debriefing', CASE_ID, ledByTeam(state, now)))
  },
})

const ledByTeam = (state: CaseState, now: number) =>
  ({
    phase: phaseOf(state),
    since: now,
    leader: 'provider',
    openedAt: state.records.Debriefing[CASE_ID]?.openedAt ?? null,
  }) as const
