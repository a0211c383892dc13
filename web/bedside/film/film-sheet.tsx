import { useId } from 'react'
import type { Film } from '#case/story/decision-story.ts'
import { Ribs, Spine } from './bones.tsx'
import { Leads, Tubes } from './devices.tsx'
import { FilmFilters } from './film-filters.tsx'
import { FilmMarksLayer } from './film-marks.tsx'
import { filmPlans } from './film-plan.ts'
import { Airway, Lungs } from './lungs.tsx'
import { Shoulders } from './shoulders.tsx'
import { FRAME } from './skeleton.ts'
import { Abdomen, SoftTissue } from './soft-tissue.tsx'

/** A film as one picture with a name, with or without the marks over it. */
export function FilmSheet({ film, label, showsMarks }: { film: Film; label: string; showsMarks: boolean }) {
  return (
    <div role="img" aria-label={label} className="relative bg-black">
      <FilmPicture film={film} />
      {showsMarks && <FilmMarksLayer film={film} />}
    </div>
  )
}

function FilmPicture({ film }: { film: Film }) {
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

/** The lead letter on the plate: her right is the viewer's left. */
function SideMarker() {
  return (
    <g fill="#fff" fontFamily="Arial, Helvetica, sans-serif">
      <text x={FRAME.x + 24} y={FRAME.y + 66} fontSize="50" fontWeight="700" fillOpacity="0.96">
        R
      </text>
      <text
        x={FRAME.x + FRAME.width - 20}
        y={FRAME.y + 42}
        fontSize="21"
        letterSpacing="1"
        textAnchor="end"
        fillOpacity="0.72"
      >
        AP SUPINE
      </text>
    </g>
  )
}
