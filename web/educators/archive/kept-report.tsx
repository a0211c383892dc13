import { Braces, Printer, Table } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useParams } from 'react-router'
import type { KeptReport as Kept, KeptRun } from '#case/report/kept-run.ts'
import type { Report } from '#case/report/report.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { nothingYet } from '../../live/live-store.ts'
import { createStore } from '../../live/store.ts'
import { mirrorOf, SurroundingsProvider } from '../../live/surroundings.ts'
import { lazyPart, PartLoading } from '../../parts/lazy-part.tsx'
import { FetchTrouble, useFetched } from '../../parts/use-fetched.tsx'
import { ReportPage } from '../../report/report-page.tsx'
import { ReportSection } from '../../report/section/report-section.tsx'
import { RoleName } from '../../roles/role-tag.tsx'
import { RatingsTable } from '../../talk/ratings-table.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { dateText, startText, teamText } from './run-text.ts'

const KeptTimeLine = lazyPart(() => import('./kept-time-line.tsx').then((module) => module.KeptTimeLine))

/** Whose view was kept. */
const PROVIDER = 0

/** A report as the team saw it, drawn from what was kept: it sends and changes nothing, but can be heard. */
export function KeptReport({ run, path }: { run: KeptRun & Kept; path: string }) {
  const { report, view } = run
  const kept = useMemo(() => {
    const held = { run: report.run, version: 0, view }
    const live = createStore({ ...nothingYet, connection: 'live' as const, held })
    return { ...mirrorOf(PROVIDER, live), isSilent: false }
  }, [report, view])
  return (
    <SurroundingsProvider value={kept}>
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
          debrief={<WrittenDebrief report={report} />}
        />
        <Suspense fallback={<PartLoading />}>
          <KeptTimeLine path={path} />
        </Suspense>
      </div>
    </SurroundingsProvider>
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

const FILE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border border-line-strong bg-paper px-2 font-semibold hover:bg-wash'

/** The report to print or take along. */
const KeptFiles = ({ path }: { path: string }) => (
  <div className="grid gap-2.5 min-[340px]:grid-cols-3 print:hidden">
    <Button look="quiet" className="px-2!" onClick={() => window.print()}>
      <Printer aria-hidden size={18} /> Print
    </Button>
    <a href={`${path}/report.csv`} download aria-label="Download CSV" className={FILE}>
      <Table aria-hidden size={18} /> CSV
    </a>
    <a href={`${path}/report.json`} download aria-label="Download JSON" className={FILE}>
      <Braces aria-hidden size={18} /> JSON
    </a>
  </div>
)

/** What was written in the debrief, to read. */
function WrittenDebrief({ report: { debrief, ratings } }: { report: Report }) {
  const written = debrief.flatMap(({ prompts }) => prompts).filter(({ notes }) => notes.length > 0)
  return (
    <ReportSection id="debrief" lead={written.length > 0 ? 'What the team wrote.' : 'The team wrote nothing down.'}>
      <dl className="space-y-4">
        {written.map(({ slug, text, notes }) => (
          <div key={slug}>
            <dt className="font-medium leading-snug">{text}</dt>
            {notes.map((note) => (
              <dd key={note.roleId} className="wrap-anywhere mt-1 whitespace-pre-wrap leading-relaxed">
                <RoleName role={note.roleId} /> {note.text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {ratings.length > 0 && <RatingsTable ratings={ratings} />}
    </ReportSection>
  )
}
