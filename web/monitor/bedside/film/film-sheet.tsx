import { useId } from 'react'
import type { Film } from '#case/story/film.ts'
import { Ribs, Shoulders, Spine } from './bones.tsx'
import { Leads, Tubes } from './devices.tsx'
import { FilmMarksLayer } from './film-marks.tsx'
import { Airway, Lungs } from './lungs.tsx'
import { FRAME, leftOf } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

/** Her right half, from the jaw over neck, shoulder and arm to the flank. */
const rightHalf: readonly Point[] = [
  [214, 20],
  [222, 90],
  [240, 136],
  [246, 168],
  [232, 188],
  [204, 200],
  [152, 208],
  [104, 232],
  [56, 290],
  [0, 372],
  [-40, 430],
  [-40, 640],
  [10, 578],
  [70, 500],
  [112, 436],
  [127, 420],
  [128, 452],
  [122, 530],
  [119, 610],
  [116, 690],
  [108, 790],
  [100, 890],
  [98, 1030],
]

const outline = smoothPath([...rightHalf, ...leftOf(rightHalf).reverse()], { closed: true })

/** Liver and spleen under the diaphragm. */
const upperBelly = smoothPath(
  [
    [138, 690],
    [168, 600],
    [280, 552],
    [345, 590],
    [410, 612],
    [500, 616],
    [570, 596],
    [624, 612],
    [646, 690],
    [622, 716],
    [560, 690],
    [480, 690],
    [420, 726],
    [360, 776],
    [280, 826],
    [190, 838],
    [136, 780],
  ],
  { closed: true },
)

/** Everything soft: thin at the skin, dense in the middle. */
function SoftTissue({ id }: { id: string }) {
  return (
    <g fill="#d3dbe1">
      <clipPath id={`${id}skin`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fillOpacity="0.17" filter={`url(#${id}blur3)`} />
      <g clipPath={`url(#${id}skin)`}>
        <path d={outline} fillOpacity="0.22" filter={`url(#${id}blur16)`} />
        <rect x="150" y="600" width="500" height="370" rx="120" fillOpacity="0.28" filter={`url(#${id}blur40)`} />
      </g>
      <path d={upperBelly} fillOpacity="0.28" filter={`url(#${id}blur16)`} />
      <path
        d="M236 60Q262 128 340 152Q430 172 500 150Q566 128 588 60"
        fill="none"
        stroke="#e8edf0"
        strokeOpacity="0.2"
        strokeWidth="15"
        filter={`url(#${id}blur3)`}
      />
      <path
        d="M215 70Q256 150 350 172Q430 184 500 166Q590 140 612 70Z"
        fillOpacity="0.24"
        filter={`url(#${id}blur9)`}
      />
    </g>
  )
}

/** Gas in the bowel: x, y, half width, half height. The walls between are thin. */
const loops = [
  [590, 742, 30, 24],
  [616, 790, 26, 32],
  [556, 786, 32, 24],
  [498, 800, 34, 22],
  [440, 822, 34, 24],
  [570, 836, 34, 26],
  [512, 848, 30, 24],
  [384, 850, 30, 24],
  [452, 872, 34, 24],
  [330, 872, 32, 22],
  [614, 868, 26, 30],
  [560, 892, 34, 26],
  [396, 902, 32, 26],
  [502, 904, 30, 28],
  [276, 890, 30, 26],
  [222, 876, 26, 30],
  [334, 920, 32, 24],
  [176, 856, 22, 34],
  [446, 924, 30, 24],
  [230, 928, 32, 22],
  [616, 930, 26, 28],
  [170, 918, 24, 28],
] as const

/** Stomach and bowel, with the gas she has swallowed. */
function Abdomen({ id }: { id: string }) {
  return (
    <g filter={`url(#${id}bowel)`} fill="#000">
      <path d="M440 694Q470 662 540 668Q606 676 600 712Q588 744 530 740Q468 734 440 694Z" fillOpacity="0.58" />
      {loops.map(([x, y, wide, tall]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={wide} ry={tall} fillOpacity="0.4" />
      ))}
    </g>
  )
}

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
  const { x, y, width, height } = FRAME
  return (
    <svg aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} className="block w-full">
      <FilmFilters id={id} />
      <rect {...FRAME} fill="#060708" />
      <SoftTissue id={id} />
      <Lungs id={id} chest={film.chest} />
      <Abdomen id={id} />
      <Spine id={id} />
      <Airway id={id} film={film} />
      <Ribs id={id} chest={film.chest} />
      <Shoulders id={id} />
      <Tubes id={id} film={film} />
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
