import { Copy, Link2Off, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { KeptReport as Kept, KeptRun } from '#case/report/kept-run.ts'
import { lazyPart, PartLoading } from '../../base/parts/lazy-part.tsx'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { AskFirst, type Question } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { dateText, startText } from '../../base/ui/date-text.ts'
import { WrittenDebrief } from '../../look-back/debriefing/phases/written-debrief.tsx'
import { TimeLineSection } from '../../look-back/debriefing/time-line-section.tsx'
import { ReportFiles } from '../../look-back/report/report-files.tsx'
import { ReportToRead } from '../../look-back/report/report-to-read.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { copyLink } from '../../play/notices/copy-link.ts'
import { useServerCall } from '../rooms/use-server-call.ts'
import { teamText } from './run-text.ts'

/** One kept run: its report, its link, and its deletion. */
export function KeptRunScreen() {
  const { room = '', run = '' } = useParams()
  const path = `/api/archive/${room}/${run}`
  const fetching = useFetched<KeptRun & Kept>(path)
  const { data } = fetching
  return (
    <div className="mx-auto max-w-[540px] print:max-w-none">
      <PageHeading
        title={data ? `${data.roomName}, ${startText(data)}` : 'A kept run'}
        className="wrap-anywhere mt-2 font-bold text-title"
      />
      {data ? (
        <>
          <p className="wrap-anywhere mt-1 text-ink-soft leading-relaxed">
            {data.story.title} · {teamText(data)} · kept until {dateText(data.keptUntil)}
          </p>
          <Actions run={data} path={path} onChanged={fetching.again} />
          <KeptReport run={data} path={path} />
        </>
      ) : (
        <FetchTrouble of={fetching} text="Opening the run" />
      )}
    </div>
  )
}

type Act = 'delete' | 'drop-link'
const questions = {
  delete: {
    title: 'Delete this run?',
    text: 'Its report, what was said and written in it and its recordings are gone at once, for everybody. This cannot be undone.',
    stay: 'Keep it',
    go: 'Delete this run',
    isEnd: true,
  },
  'drop-link': {
    title: 'Take the link back?',
    text: 'Whoever has it cannot read the report any more. There is no new link for this run.',
    stay: 'Leave it',
    go: 'Take it back',
  },
} as const satisfies { readonly [A in Act]: Question }

function Actions({ run, path, onChanged }: { run: KeptRun; path: string; onChanged: () => void }) {
  const navigate = useNavigate()
  const { ask, isBusy, problem } = useServerCall()
  const [asked, setAsked] = useState<Act | null>(null)
  const link = run.link && `${window.location.origin}/report/${run.link}`

  async function act(what: Act) {
    if (!(await ask(`${path}/${what}`))) return
    if (what === 'delete') navigate('/archive')
    else onChanged()
  }

  return (
    <div className="mt-4 space-y-3 print:hidden">
      {link && (
        <Callout>
          <p className="text-sm">Whoever has this link may read the report:</p>
          <p className="wrap-anywhere select-all font-mono text-sm">{link}</p>
        </Callout>
      )}
      <div className="flex flex-wrap gap-2.5">
        {link && (
          <>
            <Button look="quiet" onClick={() => void copyLink(link)}>
              <Copy aria-hidden size={18} /> Copy link
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={() => setAsked('drop-link')}>
              <Link2Off aria-hidden size={18} /> Take the link back
            </Button>
          </>
        )}
        <Button look="quiet" className="text-alarm!" disabled={isBusy} onClick={() => setAsked('delete')}>
          <Trash2 aria-hidden size={18} /> Delete this run
        </Button>
      </div>
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      {asked && <AskFirst question={questions[asked]} onStay={() => setAsked(null)} onGo={() => void act(asked)} />}
    </div>
  )
}

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
