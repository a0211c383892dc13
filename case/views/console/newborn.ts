import type { CaseState } from '../../records/state.ts'
import type { GasRow, MonitorRow } from '../../records/vital-stats.ts'
import { bedsideHistory, leavePoint, type PointHistory, storyOf } from '../../rules/bedside.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { factsWith, holds, resolveText } from '../../story/resolve-text.ts'
import { vitalsRecord } from '../bedside/monitor.ts'
import { wordsOf } from '../bedside/words.ts'

interface Reading {
  readonly label: string
  readonly value: string
}

/** As she truly is, whether or not anybody has looked, and what becomes of her. */
export interface NewbornView {
  readonly monitor: readonly Reading[]
  readonly gas: readonly Reading[]
  /** Rows of the story: 0 best, 4 worst. */
  readonly rows: { readonly monitor: number; readonly gas: number }
  /** What comes next, and by what. */
  readonly next: readonly string[]
}

export function viewNewborn(state: CaseState, content: CaseContent): NewbornView {
  const vitals = vitalsRecord(state)
  const history = bedsideHistory(state, content)
  const last = history.at(-1)
  const rows = { monitor: vitals.currentState, gas: vitals.currentiStat }
  const [monitor, gas] = [vitals.allStates[rows.monitor], vitals.alliStat[rows.gas]]
  return {
    monitor: monitor ? monitorReadings(monitor) : [],
    gas: gas ? gasReadings(gas) : [],
    rows,
    next: last ? [...whatBecomes(content, last), ...whatHappensAfter(state, content, last)] : [],
  }
}

const monitorReadings = ({ heartRate, bloodPressure, oxygenPre, oxygenPost }: MonitorRow): Reading[] => [
  { label: 'Heart rate', value: String(heartRate) },
  { label: 'Blood pressure', value: bloodPressure },
  { label: 'SpO2 hand', value: `${oxygenPre} %` },
  { label: 'SpO2 foot', value: `${oxygenPost} %` },
]

const gasReadings = ({ ph, PCO2, PO2, BE, Glu, K }: GasRow): Reading[] => [
  { label: 'pH', value: ph.toFixed(2) },
  { label: 'PCO2', value: String(PCO2) },
  { label: 'PO2', value: String(PO2) },
  { label: 'BE', value: String(BE) },
  { label: 'Glucose', value: String(Glu) },
  { label: 'K', value: String(K) },
]

const wentFrom = (what: string, before: number, after: number): string =>
  after === before
    ? `${what} stays at row ${before}.`
    : `${what} goes from row ${before} to ${after}: ${after < before ? 'better' : 'worse'}.`

/** If the point ended with what is decided so far. */
function whatBecomes(content: CaseContent, { point, before, opening, chosen, after }: PointHistory): string[] {
  if (after) return []
  const story = storyOf(content, point)
  const left = leavePoint(before, opening, story, chosen)
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
  const story = content.decisionStories[last.point]
  if (!story) return ['Next: arrival at the NICU.']
  const left = last.after ?? leavePoint(last.before, last.opening, storyOf(content, last.point), last.chosen)
  const event = story.event ? eventWords(state, content, story, left) : ''
  return [`Next, ${story.time}: ${story.title}.${event}`]
}

function eventWords(state: CaseState, content: CaseContent, story: DecisionStory, left: Bedside): string {
  const facts = factsWith(left, new Set(), 'monitor-fell')
  const words = wordsOf(left, vitalsRecord(state), content)
  const [first] = story.situation.filter(({ isEvent, when }) => isEvent && holds(when, facts))
  return first ? ` ${resolveText(first.text, facts, words)}` : ''
}
