import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { bedsideHistory, bedsideNow, type PointHistory } from '../rules/bedside.ts'
import { oxygenationIndex, saturationIndex } from '../rules/oxygenation.ts'
import { minutesAfter, workTimes } from '../rules/work-clock.ts'
import type { Bedside } from '../story/bedside.ts'
import type { handoverWords } from '../story/condition.ts'
import type { CaseContent } from '../story/content.ts'
import { either, factsWith, resolveText, type Words } from '../story/resolve-text.ts'
import { salineMl } from '../views/bedside/words.ts'
import { lastFilm, lastGas } from './last-findings.ts'
import { lookingBack } from './looking-back.ts'
import { type GasReport, gasesReport } from './vitals-report.ts'

/** The handover's ten items with this run's own values. */
export function handoverTexts(state: CaseState, content: CaseContent): string[] {
  const history = bedsideHistory(state, content)
  const last = history.find(({ point }) => point === content.decisionStories.length)
  const bedside = bedsideNow(state, content, history)
  const facts = either(factsWith(bedside, last?.chosen ?? new Set()), lookingBack(history))
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
  if (!monitor) throw new Error('a row is missing')
  return {
    inoSince: bedside.inoSince ?? '',
    methemoglobinDue: `${hoursAfter(bedside.inoSince, 4)} to ${hoursAfter(bedside.inoSince, 8)}`,
    boluses: bedside.boluses,
    salineMl: salineMl(bedside, content),
    heartRate: monitor.heartRate,
    bloodPressure: monitor.bloodPressure,
    indexNow: saturationIndex(bedside, monitor),
    measuredIndex: measuredIndex(history, gases),
    drainTime: history.map((one) => workTimes(one, content).get('drain')).find((time) => time !== undefined) ?? '',
    lastGas: lastGas(content, gases.at(-1)),
    lastFilm: lastFilm(content, history),
    glucose: `${gases.at(-1)?.values.Glu ?? content.bedsideReport.glucose} mg/dL`,
  } satisfies { readonly [W in (typeof handoverWords)[number]]: string | number }
}

const hoursAfter = (time: string | null, hours: number): string => minutesAfter(time ?? '00:00', hours * 60)

/** While the supply fails what is set is not what is delivered, so a gas gives no index. */
function measuredIndex(history: readonly PointHistory[], gases: readonly GasReport[]): string {
  const indices = gases.flatMap(({ point, time, values: { PO2 } }) => {
    const opening = history.find((one) => one.point === point)?.opening
    return PO2 !== undefined && opening && !opening.supplyFails
      ? [{ time, index: oxygenationIndex(opening, { PO2 }) }]
      : []
  })
  const last = indices.at(-1)
  if (!last) return 'no OI measured'
  const highest = Math.max(...indices.map(({ index }) => index))
  return `highest OI ${highest}, last OI ${last.index} (${last.time})`
}
