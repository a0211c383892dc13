import { roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import type { GasRow, MonitorRow } from '../../records/vital-stats.ts'
import { bedsideHistory, leavePoint, type PointHistory, storyOf } from '../../rules/bedside.ts'
import { hasComeTo } from '../../rules/places.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { inBrief, inShort, printed, type Reading, readingsOf } from '../../story/readings.ts'
import { factsWith, holds, resolveText } from '../../story/resolve-text.ts'
import type { Instruments } from '../../story/sign.ts'
import { vitalsRecord } from '../bedside/monitor.ts'
import { wordsOf } from '../bedside/words.ts'

/** Rows begin with 0 in the story's table, and with 1 where people read of them. */
const wentFrom = (what: string, before: number, after: number): string =>
  after === before
    ? `${what} stays at row ${before + 1}.`
    : `${what} goes from row ${before + 1} to ${after + 1}: ${after < before ? 'better' : 'worse'}.`

/** If the point ended with what is decided so far. */
function whatBecomes(content: CaseContent, { point, before, opening, chosen, after }: PointHistory): string[] {
  if (after) return []
  const story = storyOf(content, point)
  const left = leavePoint(content, before, opening, story, chosen)
  const missing = helpfulOf(story).filter(({ slug }) => !chosen.has(slug))
  return [
    `With what is decided so far: ${wentFrom('monitor', opening.monitor, left.monitor)} ${wentFrom('Gas', opening.gas, left.gas)}`,
    ...(missing.length > 0
      ? [`Not decided yet, and it would help: ${missing.map(({ name }) => name).join('; ')}.`]
      : []),
  ]
}

const helpfulOf = ({ groups }: DecisionStory) =>
  Object.values(groups).flatMap((options) => options.filter(({ score }) => score > 0))

/** What the next point opens with, as she would come to it. */
function whatHappensAfter(state: CaseState, content: CaseContent, last: PointHistory): string[] {
  const story = content.decisionStories[last.place]
  if (!story) return [`Next: arrival at the ${content.patient.unit}.`]
  const left = last.after ?? leavePoint(content, last.before, last.opening, storyOf(content, last.point), last.chosen)
  const event = story.event ? eventWords(state, content, story, left) : ''
  return [`Next, ${story.time}: ${story.title}.${event}`]
}

function eventWords(state: CaseState, content: CaseContent, story: DecisionStory, left: Bedside): string {
  const facts = factsWith(left, new Set(), 'monitor-fell')
  const words = wordsOf(left, vitalsRecord(state), content)
  const [first] = story.situation.filter(({ isEvent, when }) => isEvent && holds(when, facts))
  return first ? ` ${resolveText(first.text, facts, words)}` : ''
}

/** How she is, and what becomes of her. */
export interface NewbornView {
  /** `told`: as the caller says on the phone, until the team is with her. `true`: as she is, whether or not anybody has looked. */
  readonly known: 'told' | 'true'
  readonly monitor: readonly Reading[]
  readonly gas: readonly Reading[]
  /** Where she stands in the story's table, as people count: 1 is best. Null while she is only told of. */
  readonly rows: { readonly monitor: number; readonly gas: number; readonly inAll: number } | null
  /** What comes next, and by what. */
  readonly next: readonly string[]
}

export function viewNewborn(state: CaseState, content: CaseContent): NewbornView {
  const { allStates, alliStat, currentState, currentiStat } = vitalsRecord(state)
  const [monitor, gas] = [allStates[currentState], alliStat[currentiStat]]
  if (!monitor || !gas) throw new Error('a row is missing')
  if (!isMet(state, content))
    return asTold(content, `At the bedside the team will find ${foundWith(content.instruments, monitor, gas)}.`)
  const last = bedsideHistory(state, content).at(-1)
  return {
    known: 'true',
    monitor: readingsOf(content.instruments.signs, monitor),
    gas: gasReadings(content.instruments, gas),
    rows: { monitor: currentState + 1, gas: currentiStat + 1, inAll: allStates.length },
    next: last ? [...whatBecomes(content, last), ...whatHappensAfter(state, content, last)] : [],
  }
}

/** Somebody of the team is at her bedside. */
const isMet = (state: CaseState, content: CaseContent): boolean =>
  roleIds.some((roleId) => hasComeTo({ state, content, roleId }, 'obtain-report'))

const asTold = ({ call: { numbers }, instruments }: CaseContent, next: string): NewbornView => ({
  known: 'told',
  monitor: readingsOf(instruments.signs, numbers),
  gas: gasReadings(instruments, numbersIn(numbers)),
  rows: null,
  next: [next],
})

const numbersIn = (numbers: CaseContent['call']['numbers']): GasRow =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([slug, value]) => (typeof value === 'number' ? [[slug, value]] : [])),
  )

const gasReadings = ({ analytes }: Instruments, gas: GasRow): Reading[] =>
  inBrief(analytes, 'console', gas).map(({ analyte, value }) => ({
    label: analyte.kind === 'glucose' ? 'Glucose' : analyte.name,
    value: printed(analyte, value),
  }))

const foundWith = ({ signs, analytes }: Instruments, monitor: MonitorRow, gas: GasRow): string => {
  const [first] = inBrief(analytes, 'console', gas)
  return inShort(signs, monitor) + (first ? `, ${first.analyte.name} ${printed(first.analyte, first.value)}` : '')
}
