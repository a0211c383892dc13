import { labelOf } from '../../records/roles.ts'
import type { GasRow } from '../../records/vital-stats.ts'
import type { Report } from '../report.ts'
import type { PreparationReport, WorkReport } from '../times-report.ts'
import type { VitalsReport } from '../vitals-report.ts'
import { isoTime, type ReportRow, seconds } from './run-csv.ts'

/** The stretches of the run and what they add up to; their length is the case's, pace included. */
export const timeRows = ({ segments, wholeMs, startedAt, endedAt }: Report): ReportRow[] => [
  ...segments.map(({ label, from, to, durationMs, isCut }) => ({
    item: label,
    value: seconds(durationMs),
    unit: 's',
    detail: `until ${isoTime(to)}${isCut ? ', where the run ended' : ''}`,
    time: isoTime(from),
  })),
  ...(wholeMs === null
    ? []
    : [
        {
          item: 'The whole run',
          value: seconds(wholeMs),
          unit: 's',
          detail: `until ${isoTime(endedAt)}`,
          time: isoTime(startedAt),
        },
      ]),
]

export function preparationRows(preparation: PreparationReport | null): ReportRow[] {
  if (!preparation) return []
  const { durationMs, bestMs, band, promise, isPromiseKept, spareMs } = preparation
  return [
    {
      item: 'duration',
      value: seconds(durationMs),
      unit: 's',
      best: seconds(bestMs),
      detail: `${band.title}: ${band.advice}`,
    },
    { item: 'promise', value: promise, detail: isPromiseKept ? 'kept' : 'broken' },
    { item: 'left of the promise', value: seconds(spareMs), unit: 's' },
  ]
}

/** In the case's time since the transport clock started. What has not come about is left out. */
export const workRows = ({ work, task, roleId, startMs, freeMs, doneMs }: WorkReport): ReportRow[] =>
  Object.entries({ start: startMs, free: freeMs, done: doneMs }).flatMap(([item, ms]) =>
    ms === null ? [] : [{ part: task, item: `${work}: ${item}`, role: labelOf(roleId), value: seconds(ms), unit: 's' }],
  )

export const vitalRows = ({ event, at, monitor }: VitalsReport): ReportRow[] =>
  [
    { item: 'heart rate', value: monitor.heartRate, unit: '/min' },
    { item: 'blood pressure', value: monitor.bloodPressure, unit: 'mmHg' },
    { item: 'SpO2 right hand', value: monitor.oxygenPre, unit: '%' },
    { item: 'SpO2 left foot', value: monitor.oxygenPost, unit: '%' },
  ].map((row) => ({ part: event, ...row, time: isoTime(at) }))

const gasUnits = {
  ph: '',
  PCO2: 'mmHg',
  PO2: 'mmHg',
  HCO3: 'mmol/L',
  BE: 'mmol/L',
  Hct: '%',
  Glu: 'mg/dL',
  iCa: 'mmol/L',
  Na: 'mmol/L',
  K: 'mmol/L',
} as const satisfies { [V in keyof GasRow]: string }

export const gasRows = (values: Partial<GasRow>, about: ReportRow): ReportRow[] =>
  Object.entries(gasUnits).flatMap(([item, unit]) => {
    const value = values[item as keyof GasRow] // the units have the fields of a gas
    return value === undefined ? [] : [{ ...about, item, value, unit }]
  })
