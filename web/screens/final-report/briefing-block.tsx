import type { Recording } from '#case/records/spoken.ts'
import type { BriefingReport } from '#case/report/briefing-report.ts'
import { lengthText } from '../../audio/length-bar.tsx'
import { SharedRecording } from '../../audio/shared-recording.tsx'
import { clockText } from '../../ui/number-text.ts'
import { BriefingItems } from './briefing-items.tsx'

interface BriefingBlockProps {
  readonly title: string
  /** As the player calls it. */
  readonly name: string
  readonly briefing: BriefingReport
  readonly recording: Recording | null
  readonly goodLength: { readonly from: number; readonly to: number } | null
}

/** A recording to hear again, its length against the good one, and its ten items. */
export function BriefingBlock({ title, name, briefing, recording, goodLength }: BriefingBlockProps) {
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
