import type { CaseContent } from '../story/content.ts'
import { factsWith, holds } from '../story/resolve-text.ts'
import { type PointHistory, storyOf } from './bedside.ts'
import { inWorkingOrder } from './decision-links.ts'

/** When a point happens by the script's clock. */
export function timeOf({ point, opening }: PointHistory, content: CaseContent): string {
  const story = storyOf(content, point)
  return (opening.leftLate && story.lateTime) || story.time
}

/** When each chosen procedure has its result, by the script's clock: one after the other in working order. */
export function workTimes(history: PointHistory, content: CaseContent): ReadonlyMap<string, string> {
  const { point, opening, chosen } = history
  const facts = factsWith(opening, chosen)
  const opens = timeOf(history, content)
  const times = new Map<string, string>()
  let spentMin = 0
  for (const { slug, work = [] } of inWorkingOrder(storyOf(content, point).groups.Procedure ?? [], [...chosen])) {
    const due = work.find(({ when }) => holds(when, facts))
    if (!due) continue
    const { notBeforeMin = 0, takesMin = 0, resultMin = takesMin } = due
    times.set(slug, minutesAfter(opens, Math.max(notBeforeMin, spentMin + resultMin)))
    spentMin = Math.max(notBeforeMin, spentMin + takesMin)
  }
  // A gas is drawn as the point opens, or as the line goes in that is placed for it.
  if (chosen.has('istat')) times.set('istat', times.get('pal') ?? opens)
  return times
}

/** The same, under the names that texts have for them. */
export const workWordsOf = (history: PointHistory, content: CaseContent): { readonly [word: string]: string } =>
  Object.fromEntries([...workTimes(history, content)].map(([slug, time]) => [`${slug}Time`, time]))

export function minutesAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = hour * 60 + minute + minutes
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
