import { useId } from 'react'
import type { Film } from '#case/story/decision-story.ts'
import { Ribs, Shoulders, Spine } from './bones.tsx'
import { Leads, Tubes } from './devices.tsx'
import { FilmMarksLayer } from './film-marks.tsx'
import { filmPlans } from './film-plan.ts'
import { Airway, Lungs } from './lungs.tsx'
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

/** Soft edges, the patches in the lungs and the grain of the plate. The seeds are fixed: a film looks the same every time. */
function FilmFilters({ id }: { id: string }) {
  return (
    <defs>
      {[1, 2, 3, 5, 9, 16, 40].map((blur) => (
        <filter
          key={blur}
          id={`${id}blur${blur}`}
          x="-20%"
          y="-20%"
          width="140%"
          height="140%"
          colorInterpolationFilters="sRGB"
        >
          <feGaussianBlur stdDeviation={blur} />
        </filter>
      ))}
      <filter id={`${id}patches`} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.019 0.022" numOctaves="4" seed="11" result="noise" />
        <feColorMatrix in="noise" values="0 0 0 0 0.9  0 0 0 0 0.93  0 0 0 0 0.95  3.6 1.4 0 0 -2.2" result="clouds" />
        <feColorMatrix in="noise" values="0 0 0 0 0.9  0 0 0 0 0.93  0 0 0 0 0.95  0 0.6 2.6 0 -1.36" result="knots" />
        <feMerge result="both">
          <feMergeNode in="knots" />
          <feMergeNode in="clouds" />
        </feMerge>
        <feGaussianBlur in="both" stdDeviation="1.2" result="soft" />
        <feGaussianBlur in="SourceGraphic" stdDeviation="6" result="within" />
        <feComposite in="soft" in2="within" operator="in" />
      </filter>
      <filter id={`${id}bowel`} x="-10%" y="-10%" width="120%" height="120%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="2" seed="7" />
        <feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G" />
        <feGaussianBlur stdDeviation="3.4" />
      </filter>
      <filter id={`${id}grain`} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="1" seed="2" />
        <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.7 0 0 0 -0.3" />
      </filter>
    </defs>
  )
}
