import type { PointHistory } from '../rules/bedside.ts'
import { PAST } from '../story/condition.ts'
import { type Facts, factsOf, factsWith, pointsComeTo } from '../story/resolve-text.ts'

/** What only a look back over the run can tell, under the names that content uses for it. */
export function lookingBack(history: readonly PointHistory[]): Facts {
  const film = newestFilm(history)
  const filmed = film && factsWith(film.now, new Set(), ...pointsComeTo(film.point))
  return {
    has(past) {
      const { moment, point, fact = '' } = PAST.exec(past)?.groups ?? {}
      if (moment === 'ever') return history.some((one) => isDone(one, fact))
      if (moment === 'film') return filmed?.has(fact) ?? false
      const there = history.find((one) => one.point === Number(point))
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
  const stopped = opening.ino && after?.ino === false ? ['ino-stopped'] : []
  return factsWith(opening, chosen, ...stopped).has(fact)
}

export const newestFilm = (history: readonly PointHistory[]): PointHistory | undefined =>
  history.findLast(({ chosen }) => chosen.has('cxr'))
