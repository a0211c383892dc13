import { debriefingPhase } from '../../records/debriefing.ts'
import { leaderOf } from '../../rules/debriefing.ts'
import { asksForWords } from '../../rules/written-phases.ts'
import { wholeRating } from './any-debriefing.ts'
import type { Moment, RightMove } from './right-move.ts'

/** In the debriefing: whoever leads moves it, others take the lead where that one has gone, all rate the team, and write. */
export function rightDebriefingMove({ state, content, roleId, chance }: Moment): RightMove {
  if (leaderOf(state) === roleId && chance.is(0.2)) {
    return { ask: { kind: 'lead-debriefing', phase: chance.of(debriefingPhase.options) } }
  }
  if (chance.is(0.05)) return { ask: { kind: 'take-lead' } }
  // Now and then somebody sees it otherwise later, or leaves out their own part.
  if (chance.is(state.records.Rating[roleId] ? 0.1 : 0.4)) {
    const by = chance.is(0.1) ? 'educator' : 'team'
    return { ask: { kind: 'rate-team', ...wholeRating(content, by, chance) } }
  }
  if (chance.is(0.05)) return { ask: { kind: 'allow-sound', isGiven: chance.is(0.5) } }
  const prompts = content.debrief.flatMap((phase) => phase.prompts).filter(asksForWords)
  const text = chance.of(['DOPE first', 'Count aloud', ''])
  return { ask: { kind: 'write-debrief', prompt: chance.of(prompts).slug, text } }
}
