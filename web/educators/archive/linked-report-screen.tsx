import { useParams } from 'react-router'
import type { KeptReport as Kept, KeptRun } from '#case/report/kept-run.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { KeptReport } from './kept-report.tsx'
import { dateText, startText, teamText } from './run-text.ts'
import { FetchTrouble, useFetched } from './use-fetched.tsx'

/** The report of a kept run, for whoever has its link. */
export function LinkedReportScreen() {
  const { link = '' } = useParams()
  const path = `/api/kept/${encodeURIComponent(link)}`
  const fetching = useFetched<KeptRun & Kept>(path)
  const { data } = fetching
  return (
    <main id="main" className="min-h-dvh bg-surface px-5 py-6">
      <div className="mx-auto max-w-[540px]">
        <p className="font-bold text-action">Neonatal Transport Trainer</p>
        <PageHeading
          title={data ? `${data.roomName}, ${startText(data)}` : 'A kept report'}
          className="wrap-anywhere mt-2 mb-1 font-bold text-title"
        />
        {data ? (
          <>
            <p className="wrap-anywhere text-ink-soft leading-relaxed">
              {teamText(data)} · kept until {dateText(data.keptUntil)}
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
