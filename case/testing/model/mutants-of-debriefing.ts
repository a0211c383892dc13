import { accept } from '../../commands/define-command.ts'
import { CASE_ID } from '../../records/collections.ts'
import { RT } from '../../records/roles.ts'
import { type CaseState, put, remove } from '../../records/state.ts'
import { phaseOf } from '../../rules/debriefing.ts'
import { also, edited, isRefused, type Mutant, mutant, rewritten } from './mutant.ts'

export const debriefingMistakes: readonly Mutant[] = [
  mutant('whoever is at the report moves the phase', 'whoLeadsMovesThePhase', ({ command, now, decision }) =>
    command.kind === 'lead-debriefing' && isRefused(decision, 'not-your-role') ? ledTo(command.phase, now) : decision,
  ),
  mutant('the Provider moves the phase under an educator', 'whoLeadsMovesThePhase', ({ command, now, decision }) =>
    command.kind === 'lead-debriefing' && isRefused(decision, 'educator-leads') ? ledTo(command.phase, now) : decision,
  ),
  mutant('the phase is moved before the handover', 'whoLeadsMovesThePhase', ({ command, asker, now, decision }) =>
    command.kind === 'lead-debriefing' && isRefused(decision, 'not-due') && asker.by === 'user'
      ? ledTo(command.phase, now)
      : decision,
  ),
  mutant('the lead is taken from who is there', 'whoLeadsMovesThePhase', ({ state, command, now, decision }) =>
    command.kind === 'take-lead' && isRefused(decision, 'leader-present') ? takenByRt(state, now) : decision,
  ),
  mutant('whoever takes the lead takes it for RT', 'whoLeadsMovesThePhase', ({ command, decision }) =>
    command.kind === 'take-lead'
      ? rewritten(decision, 'Debriefing', (debriefing) => ({ ...debriefing, takenBy: RT }))
      : decision,
  ),
  mutant('the lead is taken from an educator', 'whoLeadsMovesThePhase', ({ state, command, now, decision }) =>
    command.kind === 'take-lead' && isRefused(decision, 'educator-leads') ? takenByRt(state, now) : decision,
  ),
  mutant('handing over begins anew', 'whoLeadsMovesThePhase', ({ command, decision }) =>
    command.kind === 'hand-debriefing'
      ? rewritten(decision, 'Debriefing', (debriefing) => ({ ...debriefing, phase: 'reactions' }))
      : decision,
  ),
  mutant('an educator is forgotten at once', 'whoLeadsMovesThePhase', (asked) => {
    const { state, asker, command, now, decide, decision } = asked
    return command.kind === 'end-forgotten-lead' && isRefused(decision, 'nothing-due')
      ? decide(state, asker, command, now + 3_600_000)
      : decision
  }),
  mutant('the description opens the points', 'pointsOpenWithTheAnalysis', ({ command, decision }) =>
    command.kind === 'lead-debriefing'
      ? rewritten(decision, 'Debriefing', (one) =>
          one.phase === 'description' ? { ...one, openedAt: one.openedAt ?? one.since } : one,
        )
      : decision,
  ),
  mutant('only the analysis itself has points', 'pointsOpenWithTheAnalysis', ({ command, decision }) =>
    command.kind === 'lead-debriefing'
      ? rewritten(decision, 'Debriefing', (one) => ({
          ...one,
          openedAt: one.phase === 'analysis' ? one.openedAt : null,
        }))
      : decision,
  ),
  mutant('handing over closes the points', 'pointsOpenWithTheAnalysis', ({ command, decision }) =>
    command.kind === 'hand-debriefing'
      ? rewritten(decision, 'Debriefing', (one) => ({ ...one, openedAt: null }))
      : decision,
  ),
  mutant('all three rate in one name', 'ratingsAreOnesOwn', ({ command, decision }) =>
    command.kind === 'rate-team'
      ? edited(decision, (change) =>
          change.op === 'put' && change.collection === 'Rating' ? { ...change, id: '0' } : change,
        )
      : decision,
  ),
  mutant('a new rating takes back an educator’s', 'ratingsAreOnesOwn', ({ state, command, decision }) =>
    command.kind === 'rate-team' && state.records.Rating.educator
      ? also(decision, remove('Rating', 'educator'))
      : decision,
  ),
  mutant('an educator’s rating may leave lines out', 'ratingsAreOnesOwn', ({ state, command, now, decision }) =>
    command.kind === 'rate-as-educator' && isRefused(decision, 'rate-all') && state.records.Steering[CASE_ID]
      ? accept(put('Rating', 'educator', { marks: command.marks, words: command.words, at: now }))
      : decision,
  ),
]

const takenByRt = (state: CaseState, since: number) =>
  accept(put('Debriefing', CASE_ID, { phase: phaseOf(state), since, leader: 'provider', openedAt: null, takenBy: RT }))
const ledTo = (phase: 'reactions' | 'description' | 'analysis' | 'summary', now: number) =>
  accept(put('Debriefing', CASE_ID, { phase, since: now, leader: 'provider', openedAt: now }))
