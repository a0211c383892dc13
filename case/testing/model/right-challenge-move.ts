import { answerersOf, answerTo, asksOf, isChosenBy, isClosed, numbersOf, optionsOf } from '../../rules/asks.ts'
import { choosing, typing } from '../answering.ts'
import type { Moment, RightMove } from './right-move.ts'

/** The next answer of the challenge that a role still owes. */
export function rightChallengeMove({ state, content, roleId, chance }: Moment): RightMove {
  const own = asksOf(content).filter((ask) => answerersOf(ask).includes(roleId))
  // Now and then somebody wants to mend an answer.
  const open = own.filter((ask) => chance.is(0.03) || (!answerTo(state, ask, roleId) && !isClosed(state, ask)))
  const [ask] = open
  if (!ask) return null
  if (isChosenBy(ask, roleId)) return { ask: choosing(ask.slug, chance.of(optionsOf(ask)).slug) }
  const typed = numbersOf(ask).map(({ slug, right, limits }) => [slug, chance.of([right, limits.from, limits.to])])
  return { ask: typing(ask.slug, Object.fromEntries(typed)) }
}
