import type { Bedside } from '../story/bedside.ts'
import type { CaseContent } from '../story/content.ts'
import { factsOf, factsWith, holds, isRead } from '../story/resolve-text.ts'
import { minutesAfter } from '../story/script-clock.ts'
import { type PointHistory, storyOf } from './bedside.ts'
import { inWorkingOrder } from './decision-links.ts'
import { takenAt } from './gas-and-film.ts'

/** Whether the team left an hour late. */
export const isLate = (bedside: Bedside, content: CaseContent): boolean => isRead(content, 'late', factsOf(bedside))

/** When a point happens by the script's clock. */
export function timeOf({ point, opening }: PointHistory, content: CaseContent): string {
  const story = storyOf(content, point)
  return (isLate(opening, content) && story.lateTime) || story.time
}

/** When each chosen procedure has its result, by the script's clock: one after the other in working order. */
export function workTimes(history: PointHistory, content: CaseContent): ReadonlyMap<string, string> {
  const { point, opening, chosen } = history
  const facts = factsWith(opening, chosen)
  const opens = timeOf(history, content)
  const times = new Map<string, string>()
  let spentMin = 0
  const story = storyOf(content, point)
  const done = inWorkingOrder(Object.values(story.groups).flat(), [...chosen])
  for (const { slug, work = [] } of done) {
    const due = work.find(({ when }) => holds(when, facts))
    if (!due) continue
    const { notBeforeMin = 0, takesMin = 0, resultMin = takesMin } = due
    times.set(slug, minutesAfter(opens, Math.max(notBeforeMin, spentMin + resultMin)))
    spentMin = Math.max(notBeforeMin, spentMin + takesMin)
  }
  // A gas is drawn as the point opens, or as that is done which goes first.
  const gas = takenAt(story, 'gas', chosen)
  const before = done.find(({ goesFirst }) => goesFirst)
  if (gas) times.set(gas.slug, (before && times.get(before.slug)) ?? opens)
  return times
}

/** The same, under the names that texts have for them. */
export const workWordsOf = (history: PointHistory, content: CaseContent): { readonly [word: string]: string } =>
  Object.fromEntries([...workTimes(history, content)].map(([slug, time]) => [`${slug}Time`, time]))
