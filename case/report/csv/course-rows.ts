import { labelOf } from '../../records/roles.ts'
import type { GasRow } from '../../records/vital-stats.ts'
import type { Instruments, Sign } from '../../story/sign.ts'
import type { Report } from '../report.ts'
import type { PreparationReport, WorkReport } from '../times-report.ts'
import type { VitalsReport } from '../vitals-report.ts'
import { isoTime, type ReportRow, seconds } from './report-row.ts'

/** The stretches of the run and what they add up to; their length is the case's, pace included. */
export const timeRows = ({ segments, wholeMs, startedAt, endedAt }: Report): ReportRow[] => [
  ...segments.map(({ label, point, from, to, durationMs, isCut }) => ({
    item: label,
    value: seconds(durationMs),
    unit: 's',
    detail: `until ${isoTime(to)}${isCut ? ', where the run ended' : ''}`,
    time: isoTime(from),
    slug: point,
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

const ofSign = (sign: Sign) => {
  if (sign.kind === 'rate') return { item: sign.name.toLowerCase(), unit: '/min' }
  return { item: sign.kind === 'saturation' ? `SpO2 ${sign.site}` : sign.name.toLowerCase(), unit: sign.unit }
}

export const vitalRows = ({ event, at, monitor }: VitalsReport, { signs }: Instruments): ReportRow[] =>
  signs.flatMap((sign) => {
    const { item, unit } = ofSign(sign)
    const value = monitor[sign.slug]
    return value === undefined ? [] : [{ part: event, item, value, unit, time: isoTime(at) }]
  })

export const gasRows = (values: GasRow, { analytes }: Instruments, about: ReportRow): ReportRow[] =>
  analytes.flatMap(({ slug: item, unit }) => {
    const value = values[item]
    return value === undefined ? [] : [{ ...about, item, value, unit }]
  })
