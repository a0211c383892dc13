import { Check, ChevronDown } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { Recording } from '#case/records/spoken.ts'
import type { BriefingReport } from '#case/report/briefing-report.ts'
import type { Report } from '#case/report/report.ts'
import { SharedRecording } from '../../base/audio/play/shared-recording.tsx'
import { lengthText } from '../../base/audio/record/length-bar.tsx'
import { useView } from '../../base/live/surroundings.ts'
import { clockText } from '../../base/ui/number-text.ts'
import { ReportSection } from './section/report-section.tsx'
import { RoleInReport } from './section/role-in-report.tsx'

/** Both recordings, and what belonged in them in full. */
export function RecordingsSection({ report: { summary, handover } }: { report: Report }) {
  const recordings = useView((view) => view.recordings)
  const goodSummary = useView((view) => view.summaryList?.goodLengthMs)
  const goodHandover = useView((view) => view.handover?.goodLengthMs)
  return (
    <ReportSection
      id="recordings"
      says={`Summary ${lengthOf(recordings?.summary)}, handover ${lengthOf(recordings?.handover)}.`}
      lead="Listen once more, and tick off in your mind what was said."
    >
      <BriefingBlock
        title="Summary to the team"
        name="the summary"
        briefing={summary}
        recording={recordings?.summary ?? null}
        goodLength={goodSummary ?? null}
      />
      <BriefingBlock
        title="Handover at the unit"
        name="the handover"
        briefing={handover}
        recording={recordings?.handover ?? null}
        goodLength={goodHandover ?? null}
      />
    </ReportSection>
  )
}

const lengthOf = (recording: Recording | null | undefined): string =>
  recording ? clockText(recording.durationMs) : 'not recorded'

interface BriefingBlockProps {
  readonly title: string
  /** As the player calls it. */
  readonly name: string
  readonly briefing: BriefingReport
  readonly recording: Recording | null
  readonly goodLength: { readonly from: number; readonly to: number } | null
}

/** A recording to hear again, its length against the good one, and its ten items. */
function BriefingBlock({ title, name, briefing, recording, goodLength }: BriefingBlockProps) {
  return (
    <div className="space-y-3 rounded-card border border-line bg-paper p-4 print:space-y-1 print:border-0 print:p-0">
      <h3 className="font-semibold text-lg print:break-after-avoid print:text-base">{title}</h3>
      {recording ? (
        <>
          <div className="print:hidden">
            <SharedRecording recording={recording} name={name} />
          </div>
          <p className="text-ink-soft leading-snug tabular-nums">
            {clockText(recording.durationMs)} long
            {goodLength &&
              `, ${lengthText(recording.durationMs, goodLength)}. Good: ${clockText(goodLength.from)} to ${clockText(goodLength.to)}.`}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">Nothing was recorded.</p>
      )}
      {briefing.keyWords !== '' && (
        <p className="wrap-anywhere leading-snug">
          <span className="text-ink-soft">Key words:</span> {briefing.keyWords}
        </p>
      )}
      <BriefingItems items={briefing.items} title={title} />
    </div>
  )
}

type Item = BriefingReport['items'][number]

const tickedBy = ({ provider, rt, rn }: Item): readonly RoleId[] => [
  ...(provider ? ([0] as const) : []),
  ...(rt ? ([1] as const) : []),
  ...(rn ? ([2] as const) : []),
]

/** What belonged in it, with who ticked that it was said or heard, and the full text. */
function BriefingItems({ items, title }: { items: readonly Item[]; title: string }) {
  const count = items.filter((item) => tickedBy(item).length > 0).length
  return (
    <details className="group border-line border-t pt-1 print:border-0 print:pt-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium tabular-nums print:min-h-0 [&::-webkit-details-marker]:hidden">
        What belonged in it: {count} of {items.length} ticked
        <ChevronDown
          aria-hidden
          size={20}
          className="text-ink-soft transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <ol aria-label={`${title}, item by item`} className="mt-1 divide-y divide-line">
        {items.map((item, index) => (
          <li
            key={item.heading}
            className="flex gap-3 py-3 leading-snug print:break-inside-avoid print:gap-1.5 print:py-0.5"
          >
            <span aria-hidden className="w-5 shrink-0 text-right font-semibold text-ink-soft tabular-nums print:w-6">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex items-start justify-between gap-3 print:inline">
                <span className="font-semibold print:mr-1.5">{item.heading}</span>
                <Ticks roles={tickedBy(item)} />
              </p>
              <p className="mt-0.5 text-ink-soft leading-relaxed print:inline print:leading-snug">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Ticks({ roles }: { roles: readonly RoleId[] }) {
  if (roles.length === 0) return <span className="shrink-0 text-away text-sm print:float-right print:h-3">Nobody</span>
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm print:float-right print:ml-1.5 print:h-3">
      <Check aria-hidden size={14} className="text-present print:size-3" />
      <span className="sr-only">Ticked by</span>
      {roles.map((role) => (
        <RoleInReport key={role} role={role} />
      ))}
    </span>
  )
}
