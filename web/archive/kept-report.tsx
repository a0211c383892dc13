import { useMemo } from 'react'
import type { KeptReport as Kept, KeptRun } from '#case/report/kept-run.ts'
import { LiveContext, nothingYet } from '../live/live-store.ts'
import { createStore } from '../live/store.ts'
import { ReportPage } from '../screens/final-report/report-page.tsx'
import { Callout } from '../ui/callout.tsx'
import { KeptFiles } from './kept-files.tsx'
import { WrittenDebrief } from './written-debrief.tsx'

/** Whose view was kept. */
const PROVIDER = 0

/** A report as the team saw it, drawn from what was kept: it sends and changes nothing. */
export function KeptReport({ run, path }: { run: KeptRun & Kept; path: string }) {
  const { report, view } = run
  const store = useMemo(
    () => createStore({ ...nothingYet, connection: 'live' as const, held: { run: report.run, version: 0, view } }),
    [report, view],
  )
  return (
    <LiveContext value={store}>
      <div className="mt-6">
        {!run.summary.isWhole && (
          <div className="mb-6">
            <Callout look="wait">This run ended early. What was never decided counts as nothing chosen.</Callout>
          </div>
        )}
        <ReportPage
          report={report}
          role={PROVIDER}
          keep={<KeptFiles path={path} />}
          debrief={<WrittenDebrief phases={report.debrief} />}
        />
      </div>
    </LiveContext>
  )
}
