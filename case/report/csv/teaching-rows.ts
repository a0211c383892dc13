import { labelOf } from '../../records/roles.ts'
import { signNames } from '../../rules/flag-words.ts'
import type { TeachingReport } from '../teaching-report.ts'
import { isoTime, type ReportRow, seconds } from './report-row.ts'

/** What an educator did, a row each. */
export function teachingRow(done: TeachingReport): ReportRow {
  const about = { item: done.kind, time: isoTime(done.at) }
  switch (done.kind) {
    case 'pause':
      return {
        ...about,
        ...(done.lastedMs === null ? {} : { value: seconds(done.lastedMs), unit: 's' }),
        detail: done.wasForgotten ? 'ended by itself' : '',
      }
    case 'skip':
      return { ...about, value: seconds(done.caseMs), unit: 's', detail: done.what }
    case 'flag':
      return {
        ...about,
        ...(done.about && { part: done.about }),
        ...(done.sign && { value: signNames(done.sign) }),
        detail: done.text,
      }
    case 'hand':
      return { ...about, detail: done.what }
    case 'act':
      return { ...about, role: labelOf(done.roleId), detail: done.what }
    default:
      return {
        ...about,
        part: done.as,
        role: done.to === null ? 'all' : labelOf(done.to),
        ...(done.durationMs === null ? {} : { value: seconds(done.durationMs), unit: 's' }),
        detail: done.text,
      }
  }
}
