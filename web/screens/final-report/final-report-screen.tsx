import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { Loading } from '../../ui/loading.tsx'
import { Debrief } from './debrief.tsx'
import { KeepReport } from './keep-report.tsx'
import { ReportFailed } from './report-failed.tsx'
import { ReportNotDue } from './report-not-due.tsx'
import { ReportPage } from './report-page.tsx'
import { useReport } from './use-report.ts'

/** What the team learns from: the whole run, and room to talk about it. */
export function FinalReportScreen({ role }: ScreenProps) {
  const isDue = useView((view) => view.isReportDue) ?? false
  const { report, hasFailed, retry } = useReport(isDue)

  if (!isDue) return <ReportNotDue role={role} />
  if (hasFailed) return <ReportFailed onRetry={retry} />
  if (!report) return <Loading text="Putting your report together" />
  return <ReportPage report={report} role={role} keep={<KeepReport role={role} />} debrief={<Debrief role={role} />} />
}
