import { type ReactNode, useMemo } from 'react'
import type { People } from '#case/records/people.ts'
import type { Report } from '#case/report/report.ts'
import type { View } from '#case/views/view.ts'
import { nothingYet } from '../../base/live/live-store.ts'
import { createStore } from '../../base/live/store.ts'
import { mirrorOf, SurroundingsProvider } from '../../base/live/surroundings.ts'
import { ReportPage } from './report-page.tsx'

/** Whose view is told with a report. */
const PROVIDER = 0
const nobody: People = []

interface ReportToReadProps {
  readonly report: Report
  readonly view: View
  /** Who holds the seats, where that may be told. */
  readonly people?: People
  readonly keep: ReactNode
  readonly debrief: ReactNode
}

/** A report for who was not in the team, drawn from what is told of it: it sends and changes nothing, but can be heard. */
export function ReportToRead({ report, view, people = nobody, keep, debrief }: ReportToReadProps) {
  const surroundings = useMemo(() => {
    const held = { run: report.run, version: 0, view }
    const live = createStore({ ...nothingYet, connection: 'live' as const, held, people })
    return { ...mirrorOf(PROVIDER, live), isSilent: false }
  }, [report, view, people])
  return (
    <SurroundingsProvider value={surroundings}>
      <ReportPage report={report} role={PROVIDER} isTold keep={keep} debrief={debrief} />
    </SurroundingsProvider>
  )
}
