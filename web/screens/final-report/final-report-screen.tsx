import type { RoleId } from '#case/records/roles.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'
import { useSurroundings, useView } from '../../live/surroundings.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Debrief } from './debrief.tsx'
import { Talk } from './talk.tsx'
import '../../debriefing/debriefing.css'

/** What the team learns from: the talk about the run in its four phases, and in it the report. */
export function FinalReportScreen({ role }: ScreenProps) {
  const { mirrors } = useSurroundings()
  const talk = useView((view) => view.debriefing)

  if (!talk) return <ReportNotDue role={role} />
  // The report and the time line are for those who have a seat: who looks at their screens is told where they are.
  return mirrors === null ? <Talk role={role} talk={talk} /> : <MirroredTalk role={role} />
}

function MirroredTalk({ role }: { role: RoleId }) {
  const phase = useView((view) => view.debriefing?.phase)
  const title = phaseTexts.find((one) => one.phase === phase)?.title
  return (
    <div className="space-y-5">
      <Callout>The team is in its debriefing: {title}.</Callout>
      <Debrief role={role} />
    </div>
  )
}

/** For whom the report waits. */
function ReportNotDue({ role }: { role: RoleId }) {
  const isHandedOver = useView((view) => view.recordings?.handover != null) ?? false
  return (
    <div className="space-y-5">
      <p role="status" className="text-ink-soft leading-relaxed">
        {isHandedOver
          ? 'The handover is saved. The report opens when you come to it.'
          : 'The report opens for all three when the Provider has saved the handover.'}
      </p>
      <TeamList ownRole={role} />
    </div>
  )
}
