import { useView } from '../../live/live-store.ts'
import { leader } from '../../steps/follow.tsx'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { ArrivalCard } from './arrival-card.tsx'
import { HowSheArrives } from './how-she-arrives.tsx'
import { WhatComesNow } from './what-comes-now.tsx'

/** At the NICU's door: how she arrives, and what comes now. */
export function ArrivalScreen(props: ScreenProps) {
  const { role } = props
  const handover = useView((view) => view.handover)

  if (!handover) return <TeamList ownRole={role} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <ArrivalCard handover={handover} />
      <HowSheArrives />
      <WhatComesNow role={role} handover={handover} />
      <WayOn {...props} waitsFor={role === leader ? null : 'The Provider begins the handover. Your screen follows.'} />
    </div>
  )
}
