import { labelOf } from '../../records/roles.ts'
import type { EventReport, LookReport } from '../events-report.ts'
import { isoTime, type ReportRow, seconds } from './report-row.ts'

/** What an educator let happen: when, how soon it was seen and seen to, what was tried, what came of it. */
export function eventRows(event: EventReport): ReportRow[] {
  const { title, at, step, recognised, resolvedAfterMs, wrong, right, left } = event
  const about = { part: title, role: labelOf(event.roleId) }
  return [
    { ...about, item: 'happened', detail: step, time: isoTime(at) },
    {
      ...about,
      item: 'seen after',
      role: recognised && labelOf(recognised.roleId),
      value: recognised && seconds(recognised.afterMs),
      unit: recognised && 's',
      ...(event.wasToBeFound && { detail: 'without a word of it: from the first sign to the first right look' }),
    },
    ...wrong.map(({ answer, afterMs }) => ({
      ...about,
      item: 'tried',
      value: answer,
      detail: `after ${seconds(afterMs)} s`,
    })),
    {
      ...about,
      item: 'seen to after',
      value: resolvedAfterMs === null ? 'never' : seconds(resolvedAfterMs),
      unit: resolvedAfterMs === null ? null : 's',
      detail: right,
    },
    ...(left === null ? [] : [{ ...about, item: 'came of it', value: left }]),
  ]
}

/** What somebody said was wrong and was not. */
export const lookRow = ({ roleId, at, said, during }: LookReport): ReportRow => ({
  part: during,
  item: said,
  role: labelOf(roleId),
  value: 'not so',
  time: isoTime(at),
})
