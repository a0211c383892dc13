import { useEffect, useEffectEvent, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { Report } from '#case/report/report.ts'
import { messages } from '#content/texts/messages.ts'
import { useLive, useSurroundings } from '../../../base/live/surroundings.ts'
import { Loading } from '../../../base/ui/loading.tsx'
import { TryAgain } from '../../../base/ui/try-again.tsx'
import { ReportPage } from '../../../look-back/report/report-page.tsx'
import { Debrief } from './debrief.tsx'
import { KeepReport } from './keep-report.tsx'

/** The team's report, fetched when somebody opens it. */
export function TeamReport({ role }: { role: RoleId }) {
  const { report, hasFailed, retry } = useReport()
  if (hasFailed) return <ReportFailed onRetry={retry} />
  if (!report) return <Loading text="Putting your report together" />
  return <ReportPage report={report} role={role} keep={<KeepReport />} debrief={<Debrief role={role} />} />
}

const ReportFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TryAgain
    title={messages.scoreUnreadable}
    text="Your report could not be fetched. Nothing of it is lost. Check the connection, then try again."
    onRetry={onRetry}
  />
)

type Fetched = { readonly run: number; readonly attempt: number } & (
  | { readonly status: 'ready'; readonly report: Report }
  | { readonly status: 'failed' }
)

interface FetchedReport {
  /** Null before it is there. */
  readonly report: Report | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The report of the run. What the team adds in its debriefing is in the view, so it is fetched once. */
function useReport(): FetchedReport {
  const { notify } = useSurroundings()
  const run = useLive(({ held }) => held?.run ?? 0)
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const arrived = useEffectEvent(() => {
    if (attempt > 0) notify(messages.fetchedAgain)
  })

  useEffect(() => {
    const leaving = new AbortController()
    fetchReport(leaving.signal).then(
      (report) => {
        setFetched({ run, attempt, status: 'ready', report })
        arrived()
      },
      () => leaving.signal.aborted || setFetched({ run, attempt, status: 'failed' }),
    )
    return () => leaving.abort()
  }, [run, attempt])

  const current = fetched?.run === run && fetched.attempt === attempt ? fetched : null
  return {
    report: current?.status === 'ready' ? current.report : null,
    hasFailed: current?.status === 'failed',
    retry: () => setAttempt(attempt + 1),
  }
}

async function fetchReport(signal: AbortSignal): Promise<Report> {
  const response = await fetch('/api/report', { signal })
  if (!response.ok) throw new Error(`the report was answered with ${response.status}`)
  return response.json()
}
