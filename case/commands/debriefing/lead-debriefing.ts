import { CASE_ID } from '../../records/collections.ts'
import { debriefingPhase } from '../../records/debriefing.ts'
import { put } from '../../records/state.ts'
import { isDebriefingDue, leaderOf, phaseOf } from '../../rules/debriefing.ts'
import { accept, type Decision, defineCommand, refuse } from '../define-command.ts'
import { defineSteering, steered } from '../educating/define-steering.ts'

/** Moves everyone's debriefing to a phase. What was hidden opens with the analysis and stays open. */
export const leadDebriefing = defineCommand({
  kind: 'lead-debriefing',
  allowed: 'leading',
  isForPauses: true,
  at: ['final-report'],
  input: { phase: debriefingPhase },
  decide(asked): Decision {
    const isEducator = asked.actor.roleId === null
    const move = ({ state, input: { phase }, now }: typeof asked): Decision => {
      if (!isDebriefingDue(state)) return refuse({ code: 'not-due' })
      const leader = isEducator ? 'educator' : 'provider'
      if (phase === phaseOf(state) && leader === leaderOf(state)) return refuse({ code: 'already-so' })
      const before = state.records.Debriefing[CASE_ID]?.openedAt ?? null
      const openedAt = before ?? (phase === 'analysis' || phase === 'summary' ? now : null)
      return accept(put('Debriefing', CASE_ID, { phase, since: now, leader, openedAt }))
    }
    if (isEducator) return steered(asked, move)
    return leaderOf(asked.state) === 'educator' ? refuse({ code: 'educator-leads' }) : move(asked)
  },
})

/** An educator leaves the lead to the Provider. */
export const handDebriefing = defineSteering({
  kind: 'hand-debriefing',
  input: {},
  decide({ state, now }) {
    if (!isDebriefingDue(state)) return refuse({ code: 'not-due' })
    if (leaderOf(state) === 'provider' && state.records.Debriefing[CASE_ID]) return refuse({ code: 'already-so' })
    const openedAt = state.records.Debriefing[CASE_ID]?.openedAt ?? null
    return accept(put('Debriefing', CASE_ID, { phase: phaseOf(state), since: now, leader: 'provider', openedAt }))
  },
})
