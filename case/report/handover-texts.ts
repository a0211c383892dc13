import type { CaseContent } from '../content.ts'
import { CASE_ID } from '../records/collections.ts'
import { bedsideHistory, bedsideNow, type PointHistory } from '../rules/bedside/history.ts'
import { oxygenationIndex, saturationIndex } from '../rules/oxygenation.ts'
import type { CaseState } from '../state.ts'
import { factsOf, resolveText, type Words } from '../story/resolve-text.ts'
import { isTubeFilmed, lastFilm, lastGas } from './last-findings.ts'
import { gasesReport } from './vitals-report.ts'

const BOLUS_ML = 32

/** The handover's ten items with this run's own values. */
export function handoverTexts(state: CaseState, content: CaseContent): string[] {
  const history = bedsideHistory(state)
  const flight = history.find(({ point }) => point === 5)
  const facts = new Set([...factsOf(bedsideNow(state), flight?.chosen), ...lookingBack(history)])
  const words = handoverWords(state, content, history)
  return content.handover.items.map(({ fullText }) => resolveText(fullText, facts, words))
}

/** Facts that only the whole run can tell. */
function lookingBack(history: readonly PointHistory[]): string[] {
  const at = (point: number) => history.find((one) => one.point === point)
  const flight = at(5)?.chosen
  const facts = {
    'tube-repositioned-at-2': at(2)?.after?.tubeRepositioned,
    'tube-filmed': isTubeFilmed(history),
    'chest-drained-at-3': at(3)?.after?.chestDrained,
    'line-before-drain': at(3)?.opening.arterialLine === false && at(3)?.chosen.has('pal'),
    'ino-stopped-at-bedside': history.some(
      ({ point, opening, after }) => point < 4 && opening.ino && after?.ino === false,
    ),
    'ino-off-at-departure': at(4)?.chosen.has('transport-crossvent'),
    'ino-weaned-at-departure': at(4)?.chosen.has('wean-ino'),
    'umbilical-line-tried': history.some(({ chosen }) => chosen.has('uvc') || chosen.has('uac')),
    'late-tanks': flight && !flight.has('switch-tanks') && !flight.has('change-ett'),
  }
  return Object.entries(facts).flatMap(([fact, isSo]) => (isSo ? [fact] : []))
}

function handoverWords(state: CaseState, content: CaseContent, history: readonly PointHistory[]): Words {
  const bedside = bedsideNow(state)
  const vitals = state.records.VitalStats[CASE_ID]
  const monitor = vitals?.allStates[bedside.monitor]
  if (!monitor) throw new Error('a row is missing')
  return {
    inoSince: bedside.inoSince ?? '',
    methemoglobinDue: `${hoursAfter(bedside.inoSince, 4)} to ${hoursAfter(bedside.inoSince, 8)}`,
    boluses: bedside.boluses,
    salineMl: bedside.boluses * BOLUS_ML,
    heartRate: monitor.heartRate,
    bloodPressure: monitor.bloodPressure,
    indexNow: saturationIndex(bedside, monitor),
    measuredIndex: measuredIndex(state, content, history),
    lastGas: lastGas(state, content),
    lastFilm: lastFilm(content, history),
    glucose: `${gasesReport(state).at(-1)?.values.Glu ?? REPORTED_GLUCOSE} mg/dL`,
  }
}

/** Of the bedside report, for a run that drew no gas. */
const REPORTED_GLUCOSE = 72

function hoursAfter(time: string | null, hours: number): string {
  const [hour = 0, minute = 0] = (time ?? '00:00').split(':').map(Number)
  return `${String(hour + hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** At point 5 what is set is not what is delivered, so its gas gives no index. */
function measuredIndex(state: CaseState, content: CaseContent, history: readonly PointHistory[]): string {
  const indices = gasesReport(state).flatMap(({ point, values: { PO2 } }) => {
    const opening = history.find((one) => one.point === point)?.opening
    return PO2 !== undefined && opening && point < 5 ? [{ point, index: oxygenationIndex(opening, { PO2 }) }] : []
  })
  const last = indices.at(-1)
  if (!last) return 'no OI measured'
  const highest = Math.max(...indices.map(({ index }) => index))
  return `highest OI ${highest}, last OI ${last.index} (${content.decisionStories[last.point - 1]?.time})`
}
