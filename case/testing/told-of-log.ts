import type { ShownSign } from '../course/monitor-signs.ts'
import { asItWas } from '../debriefing/as-it-was.ts'
import { shownThen } from '../debriefing/course-over-run.ts'
import { findMoments } from '../debriefing/moments/find-moments.ts'
import { stateAfter } from '../debriefing/past.ts'
import { TimeLineTeller } from '../debriefing/time-line.ts'
import type { LogEntry } from '../records/log.ts'
import { emptyState } from '../records/state.ts'
import { reportCsv } from '../report/csv/run-csv.ts'
import { reportOf } from '../report/report.ts'
import type { CaseContent } from '../story/content.ts'
import { createViewCutter } from '../views/view-cutter.ts'

/** So many moments of a run are looked at. */
const MOMENTS = 12

/** For tests: all that is told of a run, from its log and with a story's words. */
export function toldOfLog(log: readonly LogEntry[], content: CaseContent) {
  const teller = new TimeLineTeller(content)
  for (const entry of log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('it has not begun')
  const report = reportOf(log, content)
  return {
    report,
    csv: reportCsv(report).split('\r\n'),
    line: { ...line, moments: findMoments(teller, line, content) },
    screens: screensOf(log, content).map(wordsIn),
    monitor: (line.course ?? []).flatMap((point) =>
      [0, SOON_MS].map((after) =>
        shownThen(point, content.instruments.signs, point.at + after)
          .map(inWords)
          .join(', '),
      ),
    ),
  }
}

/** By then a sign that was moved is on its way. */
const SOON_MS = 7000

const inWords = ({ sign, values, alarm }: ShownSign): string =>
  [sign.slug, ...values.map((value) => value.toFixed(2)), ...(alarm ? [alarm] : [])].join(' ')

function screensOf(log: readonly LogEntry[], content: CaseContent) {
  const views = createViewCutter(content)
  const every = Math.ceil(log.length / MOMENTS)
  let state = emptyState
  return log.flatMap((entry, index) => {
    state = stateAfter(state, entry)
    return index % every === every - 1 ? [asItWas(state, views, entry.at)] : []
  })
}

/** Every sentence that somebody could read there, and every number with a point, whatever carries it. */
function wordsIn(seen: unknown): string[] {
  const words = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string' && value.includes(' ')) words.add(value)
    else if (typeof value === 'number' && !Number.isInteger(value)) words.add(String(value))
    else if (typeof value === 'object' && value !== null) for (const of of Object.values(value)) look(of)
  }
  look(seen)
  return [...words]
}
