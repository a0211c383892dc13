import type { Report } from '#case/report/report.ts'
import { useView } from '../../live/live-store.ts'
import { BriefingBlock } from './briefing-block.tsx'
import { ReportSection } from './report-section.tsx'

/** Both recordings, and what belonged in them in full. */
export function RecordingsSection({ report: { summary, handover } }: { report: Report }) {
  const recordings = useView((view) => view.recordings)
  const goodSummary = useView((view) => view.summaryList?.goodLengthMs)
  const goodHandover = useView((view) => view.handover?.goodLengthMs)
  return (
    <ReportSection id="recordings" lead="Listen once more, and tick off in your mind what was said.">
      <BriefingBlock
        title="Summary to the team"
        name="the summary"
        briefing={summary}
        recording={recordings?.summary ?? null}
        goodLength={goodSummary ?? null}
      />
      <BriefingBlock
        title="Handover at the NICU"
        name="the handover"
        briefing={handover}
        recording={recordings?.handover ?? null}
        goodLength={goodHandover ?? null}
      />
    </ReportSection>
  )
}
