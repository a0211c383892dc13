import { commands } from '../../commands.ts'
import type { CaseState } from '../../records/state.ts'
import { pauseNow } from '../../rules/case-clock.ts'
import { isDebriefingDue } from '../../rules/debriefing.ts'
import type { CaseContent } from '../../story/content.ts'
import { fieldsOf } from './any-request.ts'
import type { Chance } from './chance.ts'

const ofEducators = commands.filter(({ allowed }) => allowed === 'educator').map(({ kind }) => kind)
const ofDebriefings = ['lead-debriefing', 'rate-as-educator', 'hand-debriefing', 'hide-score'] as const
const ofTheClock = ['pause', 'resume', 'skip-wait', 'take-steering'] as const

/** What an educator asks next. A pause seldom lasts, so that the case goes on; after the handover it is mostly about the debriefing. */
export function teachingRequest(
  state: CaseState,
  content: CaseContent,
  uids: readonly string[],
  chance: Chance,
): object {
  if (pauseNow(state) && chance.is(0.7)) return { kind: 'resume' }
  const isDebriefed = isDebriefingDue(state) && chance.is(0.7)
  const kind = chance.of(isDebriefed ? ofDebriefings : chance.is(0.5) ? ofTheClock : ofEducators)
  return { kind, ...fieldsOf(content, uids, chance)[kind]?.() }
}
