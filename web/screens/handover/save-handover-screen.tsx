import { useView } from '../../live/live-store.ts'
import { leader } from '../../steps/follow.tsx'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { areTicksDue } from './are-ticks-due.ts'
import { HandoverChecklist } from './handover-checklist.tsx'
import { SaveNow } from './save-now.tsx'
import { SavedHandover } from './saved-handover.tsx'
import { WaitForSaving } from './wait-for-saving.tsx'

/** The Provider listens and saves; then the report opens for all. */
export function SaveHandoverScreen(props: ScreenProps) {
  const { role, standing } = props
  const handover = useView((view) => view.handover)
  const saved = useView((view) => view.recordings?.handover)
  const place = useView((view) => view.places[role]) ?? 0

  if (!handover) return <TeamList ownRole={role} />
  const isSpeaker = role === leader
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {saved ? (
        <SavedHandover recording={saved} />
      ) : (
        standing.kind === 'here' && (isSpeaker ? <SaveNow handover={handover} /> : <WaitForSaving />)
      )}
      <HandoverChecklist role={role} isOff={isSpeaker || !areTicksDue(stepAt(role, place))} />
      <WayOn {...props} waitsFor={saved ? null : waitText(isSpeaker)} />
    </div>
  )
}

const waitText = (isSpeaker: boolean) =>
  isSpeaker ? 'Save the handover first.' : 'Waiting for the Provider to save the handover.'
