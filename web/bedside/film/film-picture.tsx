import { useId } from 'react'
import type { Film } from '#case/story/decision-story.ts'
import { Abdomen } from './abdomen.tsx'
import { Airway } from './airway.tsx'
import { FilmFilters } from './film-filters.tsx'
import { filmPlans } from './film-plan.ts'
import { Leads } from './leads.tsx'
import { Lungs } from './lungs.tsx'
import { Ribs } from './ribs.tsx'
import { Shoulders } from './shoulders.tsx'
import { SideMarker } from './side-marker.tsx'
import { FRAME } from './skeleton.ts'
import { SoftTissue } from './soft-tissue.tsx'
import { Spine } from './spine.tsx'
import { Tubes } from './tubes.tsx'

export function FilmPicture({ film }: { film: Film }) {
  const id = useId()
  const plan = filmPlans[film]
  const { x, y, width, height } = FRAME
  return (
    <svg aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} className="block w-full">
      <FilmFilters id={id} />
      <rect {...FRAME} fill="#060708" />
      <SoftTissue id={id} />
      <Lungs id={id} chest={plan.chest} />
      <Abdomen id={id} />
      <Spine id={id} />
      <Airway id={id} plan={plan} />
      <Ribs id={id} chest={plan.chest} />
      <Shoulders id={id} />
      <Tubes id={id} plan={plan} />
      <rect {...FRAME} filter={`url(#${id}grain)`} opacity="0.16" />
      <Leads />
      <SideMarker />
    </svg>
  )
}
