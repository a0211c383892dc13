import type { KeptReport } from '#case/report/kept-run.ts'
import type { Report } from '#case/report/report.ts'
import { besideOf, type KeptByAny, type RunBeside } from '#case/report/run-beside.ts'
import { verdictOf } from '#case/report/verdict.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { View } from '#case/views/view.ts'

/** A report and what stood beside it, as whichever version kept it. */
export interface StoredReport {
  readonly report: Omit<Report, keyof typeof saidOfOlder.report | 'verdict'> & KeptByAny
  readonly view: Omit<View, keyof typeof saidOfOlder.view> & Partial<View>
}

/** What older versions kept says nothing of what the newest tells besides. */
const saidOfOlder = {
  report: {
    wholeMs: null,
    metrics: [],
    standIns: [],
    events: [],
    teaching: [],
    attempts: [],
    ratings: [],
    persons: [],
    watched: [],
  },
  objective: ({ text, isMet }: { readonly text: string; readonly isMet: boolean }) =>
    ({ slug: text, counts: '', shown: isMet ? 'met' : 'missed', found: [], by: [], educator: null }) as const,
  flag: { sign: null, about: null },
  view: { pause: null, clockNews: null, spoken: [], events: [], isScoreHidden: false, debriefing: null },
} as const

/** A kept report as the newest version would have kept it, as far as it can be told. */
export function readKept({ report, view }: StoredReport, content: CaseContent): KeptReport {
  const objectives = report.objectives.map((one) => ({ ...saidOfOlder.objective(one), ...one }))
  const whole = { ...saidOfOlder.report, ...report, objectives }
  const teaching = whole.teaching.map((one) => (one.kind === 'flag' ? { ...saidOfOlder.flag, ...one } : one))
  const told = { ...whole, teaching }
  const { verdict = verdictOf(told, content.scoreScale) } = report
  return { report: { ...told, verdict }, view: { ...saidOfOlder.view, ...view } }
}

/** What of it is laid beside others: what it was kept without stays untold, but for the verdict, which can be worked out. */
export function readBeside(stored: StoredReport, content: CaseContent): RunBeside {
  const { verdict } = readKept(stored, content).report
  return besideOf({ ...stored.report, verdict }, content.teamRating)
}
