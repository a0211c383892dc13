import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { KeptReport as Kept, KeptRun } from '#case/report/kept-run.ts'
import { lazyPart, PartLoading } from '../../base/parts/lazy-part.tsx'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { dateText, startText } from '../../base/ui/date-text.ts'
import { TimeLineSection } from '../../look-back/debriefing/time-line-section.tsx'
import { ReportFiles } from '../../look-back/report/report-files.tsx'
import { ReportToRead } from '../../look-back/report/report-to-read.tsx'
import { WrittenDebrief } from '../../look-back/talk/written-debrief.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { teamText } from './run-text.ts'

const KeptTimeLine = lazyPart(() => import('./kept-time-line.tsx').then((module) => module.KeptTimeLine))

/** A report as the team saw it. */
export function KeptReport({ run, path }: { run: KeptRun & Kept; path: string }) {
  const { report, view } = run
  return (
    <div className="mt-6">
      {!run.summary.isWhole && (
        <div className="mb-6">
          <Callout look="wait">This run ended early. What was never decided counts as nothing chosen.</Callout>
        </div>
      )}
      <ReportToRead
        report={report}
        view={view}
        keep={<ReportFiles path={path} />}
        debrief={<WrittenDebrief phases={report.debrief} ratings={report.ratings} watched={report.watched} />}
      />
      {/* The section is there before what it holds, so that the link to it leads somewhere. */}
      <TimeLineSection isInColumn>
        <Suspense fallback={<PartLoading />}>
          <KeptTimeLine path={path} />
        </Suspense>
      </TimeLineSection>
    </div>
  )
}

/** The report of a kept run, for whoever has its link. */
export function LinkedReportScreen() {
  const { link = '' } = useParams()
  const path = `/api/kept/${encodeURIComponent(link)}`
  const fetching = useFetched<KeptRun & Kept>(path)
  const { data } = fetching
  return (
    <main id="main" className="min-h-dvh bg-surface px-5 py-6 print:bg-paper print:p-0">
      <div className="mx-auto max-w-[540px] print:max-w-none">
        <p className="font-bold text-action">Neonatal Transport Trainer</p>
        <PageHeading
          title={data ? `${data.roomName}, ${startText(data)}` : 'A kept report'}
          className="wrap-anywhere mt-2 mb-1 font-bold text-title"
        />
        {data ? (
          <>
            <p className="wrap-anywhere text-ink-soft leading-relaxed">
              {data.story.title} · {teamText(data)} · kept until {dateText(data.keptUntil)}
            </p>
            <KeptReport run={data} path={path} />
          </>
        ) : (
          <FetchTrouble of={fetching} text="Opening the report" />
        )}
      </div>
    </main>
  )
}
