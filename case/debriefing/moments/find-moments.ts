import type { CaseState } from '../../records/state.ts'
import { reportOfCourse } from '../../report/report.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Moment } from '../debriefing-messages.ts'
import type { TimeLineTeller, ToldLine } from '../time-line.ts'
import { alarmMoments, eventMoments, storyMoments, tubeMoments } from './alarm-moments.ts'
import { decisionMoments } from './decision-moments.ts'
import type { Found, LookedBack, Rule } from './looked-back.ts'
import { orderMoments } from './order-moments.ts'
import { questionMoments, quietMoments, spokenMoments } from './talk-moments.ts'
import { checkMoments, doseMoments, promiseMoments } from './work-moments.ts'

/** More than these of each kind nobody talks about in one sitting. */
const MOST_EACH = 8
const MOST_ALIKE = 3
const FEWEST_GOOD = 3

const rules: readonly Rule[] = [
  decisionMoments,
  doseMoments,
  checkMoments,
  promiseMoments,
  orderMoments,
  questionMoments,
  quietMoments,
  spokenMoments,
  eventMoments,
  alarmMoments,
  tubeMoments,
  storyMoments,
]

/**
 * What is worth talking about, in the order of time: what educators flagged, all of it, what they marked on their checklist
 * but for a plus without a word, and of what the rules find as many that went well as that did not, of each the weightiest.
 */
export function findMoments(teller: TimeLineTeller, line: ToldLine, content: CaseContent): Moment[] {
  const looked = lookBack(teller, line, content)
  const found = rules.flatMap((rule) => rule(looked)).filter(({ at }) => at <= line.to)
  const chosen = balanced(found).map(({ weight: _, ...one }) => one)
  return [...flagged(line.entries, teller.course.state), ...chosen].sort((one, other) => one.at - other.at)
}

export const lookBack = (
  { course, quiet, asks }: TimeLineTeller,
  { entries, to }: ToldLine,
  content: CaseContent,
): LookedBack => ({ course, quiet, asks, content, entries, to, report: reportOfCourse(course, content) })

const flagged = (entries: ToldLine['entries'], { records }: CaseState): Moment[] =>
  entries.flatMap(({ id, lane, at, kind, text }) => {
    if (lane !== 'flags') return []
    const flag = records.Flag[id.replace('Flag/', '')]
    // Of these there may be many: the line has them, and they are counted beside the ratings.
    if (flag?.about && kind === 'plus' && flag.text === '') return []
    const why = flag?.about ? 'An educator saw it.' : 'An educator marked it.'
    return [{ id, at, isGood: kind === 'plus', isFlag: true, title: text, why }]
  })

/** As many of both. Where hardly anything is to talk about, a few that went well stand all the same. */
export function balanced(found: readonly Found[]): Found[] {
  const byWeight = found.toSorted((one, other) => other.weight - one.weight || one.at - other.at)
  const [good, other] = [true, false].map((isGood) => varied(byWeight.filter((one) => one.isGood === isGood)))
  if (!good || !other) return []
  const count = Math.min(good.length, other.length, MOST_EACH)
  return [...good.slice(0, Math.max(count, FEWEST_GOOD)), ...other.slice(0, count)]
}

/** Of those with the same name only some, so that others are seen too. */
function varied(found: readonly Found[]): Found[] {
  const seen = new Map<string, number>()
  return found.filter(({ title }) => {
    const [name = ''] = title.split(':')
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count <= MOST_ALIKE
  })
}
