import type { Request } from '../../commands.ts'
import { debriefingPhase } from '../../records/debriefing.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { leaderOf } from '../../rules/debriefing.ts'
import { LONGEST_DEBRIEF_NOTE } from '../../rules/readable-text.ts'
import { asksForWords } from '../../rules/written-phases.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Chance } from './chance.ts'

const longest = 'x'.repeat(LONGEST_DEBRIEF_NOTE)
const words = ['We were calm.', 'Closed loops.', '', '  I was late. ', 'a\uD800b', longest, `${longest}x`]
const wrongPhases = ['', 'Analysis', 'points', '__proto__', null]

/** A phase to go to, now and then one that does not exist. */
export const anyPhase = (chance: Chance): string | null =>
  chance.of(chance.is(0.1) ? wrongPhases : debriefingPhase.options)

interface Marked {
  readonly marks: { readonly [item: string]: number }
  readonly words: string
}

/** A whole rating, as somebody of the team gives it, or an educator, who has no part of their own. */
function wholeRating({ teamRating }: CaseContent, by: 'team' | 'educator', chance: Chance): Marked {
  const asked = teamRating.items.filter(({ isOwn }) => by === 'team' || !isOwn)
  const marks = Object.fromEntries(asked.map(({ slug }) => [slug, chance.below(teamRating.levels.length)]))
  return { marks, words: chance.of(words.slice(0, 2)) }
}

/** A rating that is mostly whole: else the other's, with a line too few or too many, or with a mark that is no word of the scale. */
export function anyRating(content: CaseContent, by: 'team' | 'educator', chance: Chance): Marked {
  const other = by === 'team' ? 'educator' : 'team'
  const { marks } = wholeRating(content, chance.is(0.1) ? other : by, chance)
  const given = { marks, words: chance.of(words) }
  if (chance.is(0.75)) return given
  const item = chance.of(Object.keys(marks))
  const beside = Object.entries(marks).filter(([slug]) => slug !== item)
  const mark = chance.of([content.teamRating.levels.length, -1, 0.5, 1e9, Number.NaN])
  const name = chance.of(['charm', '__proto__', 'constructor', '', 'x'.repeat(65)])
  return {
    ...given,
    marks: chance.of([
      Object.fromEntries(beside),
      Object.fromEntries([...beside, [item, mark]]),
      Object.fromEntries([...beside, [name, 1]]),
      { ...marks, [name]: 1 },
      {},
    ]),
  }
}

interface Looking {
  readonly state: CaseState
  readonly content: CaseContent
  readonly roleId: RoleId
  readonly chance: Chance
}

/** In the debriefing: whoever leads moves it, others take the lead where that one has gone, all rate the team, and write. */
export function debriefingMove({ state, content, roleId, chance }: Looking): Request {
  if (leaderOf(state) === roleId && chance.is(0.2)) {
    return { kind: 'lead-debriefing', phase: chance.of(debriefingPhase.options) }
  }
  if (chance.is(0.05)) return { kind: 'take-lead' }
  // Now and then somebody sees it otherwise later, or leaves out their own part.
  if (chance.is(state.records.Rating[roleId] ? 0.1 : 0.4)) {
    return { kind: 'rate-team', ...wholeRating(content, chance.is(0.1) ? 'educator' : 'team', chance) }
  }
  if (chance.is(0.05)) return { kind: 'allow-sound', isGiven: chance.is(0.5) }
  const prompts = content.debrief.flatMap((phase) => phase.prompts).filter(asksForWords)
  const text = chance.of(['DOPE first', 'Count aloud', ''])
  return { kind: 'write-debrief', prompt: chance.of(prompts).slug, text }
}
