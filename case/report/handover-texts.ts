import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import type { MonitorRow } from '../records/vital-stats.ts'
import { bedsideHistory, bedsideNow, type PointHistory } from '../rules/bedside.ts'
import { pastFacts } from '../rules/past-facts.ts'
import { workWordsOf } from '../rules/work-clock.ts'
import { amountOf, type Bedside } from '../story/bedside.ts'
import { timesOf, wordsOfWork } from '../story/bedside-words.ts'
import type { handoverWords } from '../story/condition.ts'
import type { CaseContent } from '../story/content.ts'
import { numberOf, ofKind } from '../story/readings.ts'
import { either, factsOf, factsWith, isRead, resolveText, type Words } from '../story/resolve-text.ts'
import { wordsOf } from '../views/bedside/words.ts'
import { lastFilm, lastGas } from './last-findings.ts'
import { type GasReport, gasesReport } from './vitals-report.ts'

/** In cmH2O, where it is known. */
function meanAirwayPressure(bedside: Bedside, { machines }: CaseContent): number | null {
  const pressure = machines[bedside.machine]?.meanPressure ?? null
  return typeof pressure === 'string' ? amountOf(bedside, pressure) : pressure
}

const indexOf = (bedside: Bedside, content: CaseContent, oxygen: number): number | null => {
  const pressure = meanAirwayPressure(bedside, content)
  return pressure === null ? null : Math.round((pressure * 100) / oxygen)
}

/** Oxygenation index at a set FiO2 of 1.0. Needs the oxygen of an arterial gas. */
const oxygenationIndex = (bedside: Bedside, oxygen: number, content: CaseContent): number | null =>
  indexOf(bedside, content, oxygen)

/** Oxygen saturation index at a set FiO2 of 1.0, for want of an arterial gas. */
function saturationIndex(bedside: Bedside, row: MonitorRow, content: CaseContent): number | null {
  const sign = content.instruments.signs.find((one) => one.kind === 'saturation' && one.forIndex)
  const oxygen = sign && numberOf(sign, row)
  return oxygen === undefined ? null : indexOf(bedside, content, oxygen)
}

/** The handover's ten items with this run's own values. */
export function handoverTexts(state: CaseState, content: CaseContent): string[] {
  const history = bedsideHistory(state, content)
  const last = history.find(({ place }) => place === content.decisionStories.length)
  const bedside = bedsideNow(state, content, history)
  const seenTo = Object.entries(state.records.Injection).flatMap(([slug, { resolved }]) =>
    resolved && !resolved.isLate ? slug : [],
  )
  const facts = either(factsWith(bedside, last?.chosen ?? new Set()), pastFacts(content, history, seenTo))
  const words = wordsOfHandover(state, content, { history, bedside })
  return content.handover.items.map(({ fullText }) => resolveText(fullText, facts, words))
}

interface Arrived {
  readonly history: readonly PointHistory[]
  readonly bedside: Bedside
}

function wordsOfHandover(state: CaseState, content: CaseContent, { history, bedside }: Arrived): Words {
  const gases = gasesReport(state, content, history)
  const vitals = state.records.VitalStats[CASE_ID]
  const monitor = vitals?.allStates[bedside.monitor]
  if (!vitals || !monitor) throw new Error('a row is missing')
  return {
    ...untold(content),
    ...wordsOf(bedside, vitals, content),
    // What was done more than once is told by its first time.
    ...Object.fromEntries(history.toReversed().flatMap((one) => Object.entries(workWordsOf(one, content)))),
    indexNow: saturationIndex(bedside, monitor, content) ?? '',
    measuredIndex: measuredIndex(content, history, gases),
    lastGas: lastGas(content, gases.at(-1)),
    lastFilm: lastFilm(content, history),
    glucose: `${ofKind(content.instruments.analytes, 'glucose', gases.at(-1)?.values ?? {}) ?? content.bedsideReport.glucose} mg/dL`,
  } satisfies { readonly [W in (typeof handoverWords)[number]]: string | number }
}

/** What never came about in this run, or was never done. */
const untold = (content: CaseContent): Words =>
  Object.fromEntries([...timesOf(content), ...content.decisionStories.flatMap(wordsOfWork)].map((word) => [word, '']))

/** Of the gases that give one. */
function measuredIndex(content: CaseContent, history: readonly PointHistory[], gases: readonly GasReport[]): string {
  const isUnknown = (opening: Bedside) => isRead(content, 'noIndex', factsOf(opening))
  const indices = gases.flatMap(({ slug, time, values }) => {
    const oxygen = ofKind(content.instruments.analytes, 'oxygen', values)
    const opening = history.find((one) => one.point === slug)?.opening
    if (oxygen === undefined || !opening || isUnknown(opening)) return []
    const index = oxygenationIndex(opening, oxygen, content)
    return index === null ? [] : [{ time, index }]
  })
  const last = indices.at(-1)
  if (!last) return 'no OI measured'
  const highest = Math.max(...indices.map(({ index }) => index))
  return `highest OI ${highest}, last OI ${last.index} (${last.time})`
}
