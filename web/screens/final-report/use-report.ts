import { useEffect, useEffectEvent, useState } from 'react'
import type { Report } from '#case/report/report.ts'
import { messages } from '#content/texts/messages.ts'
import { useLive } from '../../live/live-store.ts'
import { notify } from '../../live/notice-store.ts'

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

/** The report of the run, once it is due. It does not change any more, so it is fetched once. */
export function useReport(isDue: boolean): FetchedReport {
  const run = useLive(({ held }) => held?.run ?? 0)
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const arrived = useEffectEvent(() => {
    if (attempt > 0) notify(messages.fetchedAgain)
  })

  useEffect(() => {
    if (!isDue) return
    const leaving = new AbortController()
    fetchReport(leaving.signal).then(
      (report) => {
        setFetched({ run, attempt, status: 'ready', report })
        arrived()
      },
      () => leaving.signal.aborted || setFetched({ run, attempt, status: 'failed' }),
    )
    return () => leaving.abort()
  }, [isDue, run, attempt])

  const current = isDue && fetched?.run === run && fetched.attempt === attempt ? fetched : null
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
