import { PAST } from '../story/condition.ts'
import type { CaseContent } from '../story/content.ts'
import { type Facts, factsOf, factsWith, pointsComeTo, stoppedBetween } from '../story/resolve-text.ts'
import { type PointHistory, storyOf } from './bedside.ts'
import { takenAt } from './gas-and-film.ts'

/** What only a look back over the run can tell, under the names that content uses for it. `seenTo`: events that a team answered in time. */
export function pastFacts(
  content: CaseContent,
  history: readonly PointHistory[],
  seenTo: readonly string[] = [],
): Facts {
  const film = newestFilm(content, history)
  const filmed = film && factsWith(film.now, new Set(), ...pointsComeTo(content, film.place))
  return {
    has(past) {
      const { moment, point, fact = '' } = PAST.exec(past)?.groups ?? {}
      if (moment === 'event') return seenTo.includes(fact)
      if (moment === 'ever') return history.some((one) => isDone(one, fact))
      if (moment === 'film') return filmed?.has(fact) ?? false
      const there = history.find((one) => one.point === point)
      if (!there) return false
      if (moment === 'opening') return factsOf(there.opening).has(fact)
      if (moment === 'at') return isDone(there, fact)
      if (moment === 'left') return there.after !== null && factsOf(there.after).has(fact)
      return moment === 'came to'
    },
  }
}

/** Chosen at the point, or brought about there. */
function isDone({ opening, chosen, after }: PointHistory, fact: string): boolean {
  return factsWith(opening, chosen).has(fact) || stoppedBetween(opening, after).has(fact)
}

export const newestFilm = (content: CaseContent, history: readonly PointHistory[]): PointHistory | undefined =>
  history.findLast(({ point, chosen }) => takenAt(storyOf(content, point), 'film', chosen))
