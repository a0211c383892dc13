import { useView } from '../../live/live-store.ts'
import { leader } from '../../steps/follow.tsx'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { areTicksDue } from './are-ticks-due.ts'
import { HandoverChecklist } from './handover-checklist.tsx'
import { ListenNow } from './listen-now.tsx'
import { SpeakNow } from './speak-now.tsx'

/** The Provider hands over aloud and records it; RT and RN tick what they hear. */
export function HandoverScreen(props: ScreenProps) {
  const { role, standing } = props
  const handover = useView((view) => view.handover)
  const place = useView((view) => view.places[role]) ?? 0

  if (!handover) return <TeamList ownRole={role} />
  const isSpeaker = role === leader
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {isSpeaker ? (
        <SpeakNow {...props} handover={handover} />
      ) : (
        <>
          {standing.kind === 'here' && <ListenNow handover={handover} />}
          <HandoverChecklist role={role} isOff={!areTicksDue(stepAt(role, place))} />
          <WayOn {...props} waitsFor="The Provider goes on from here. Your screen follows." />
        </>
      )}
    </div>
  )
}
