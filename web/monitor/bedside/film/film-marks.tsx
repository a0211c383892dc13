import type { Chest, Film } from '#case/story/film.ts'
import { chestShapes, floors } from './chest-shapes.ts'
import { COIL, carinaOf, THYMUS, tubeTipOf, WIDEST_Y, wideBorders } from './landmarks.ts'
import { FRAME, levelY, MIDLINE } from './skeleton.ts'
import { mirrored, type Point, smoothPath } from './smooth-path.ts'

/** Something to see on a film. Where it stands is in the film's own measure. */
interface Mark {
  readonly label: string
  /** The middle of the label. */
  readonly at: Point
  /** What the label points at. */
  readonly to?: Point
  /** A line drawn along it. */
  readonly along?: string
  /** Which way it went. */
  readonly arrow?: readonly [from: Point, to: Point]
}

function tubeMarks(film: Film): Mark[] {
  if (film.tubeTip === null) return []
  const tip = tubeTipOf(film, film.tubeTip)
  return [
    { label: `Tube tip at T${film.tubeTip}`, at: [604, tip[1] - 26], to: tip },
    { label: 'Carina', at: [604, carinaOf(film)[1] + 30], to: carinaOf(film) },
  ]
}

const floorLine = (floor: keyof typeof floors) => floors[floor].slice(2)

const pigtail: Mark = { label: 'Pigtail', at: [176, 296], to: [COIL[0] - 16, COIL[1] - 18] }

const chestMarks: { readonly [C in Chest]: readonly Mark[] } = {
  open: [
    {
      label: 'Flat diaphragms',
      at: [270, 700],
      along:
        smoothPath(floorLine('flat')) + smoothPath(mirrored(floorLine('flat'), MIDLINE).map(([x, y]) => [x, y + 7])),
    },
    { label: '10th rib', at: [176, 560], to: [300, levelY(10) - 14] },
  ],
  collapsed: [
    { label: 'Lung edge', at: [178, 300], to: [303, 370], along: chestShapes.collapsed.pleuralLine ?? '' },
    { label: 'No lung markings', at: [206, 560] },
    {
      label: 'Heart pushed left',
      at: [556, 500],
      arrow: [
        [430, 546],
        [620, 546],
      ],
    },
    { label: 'Flat diaphragm', at: [236, 752], along: smoothPath(floorLine('pressedDown')) },
  ],
  drained: [
    pigtail,
    { label: 'Thin rim of air', at: [206, 716], to: [170, 600], along: chestShapes.drained.pleuralLine ?? '' },
    { label: 'Lung up', at: [262, 500] },
  ],
  're-expanded': [
    pigtail,
    { label: 'Lung up to the wall', at: [252, 716], to: [172, 560] },
    { label: '9th rib', at: [262, 500], to: [300, levelY(9) - 14] },
  ],
  wet: [
    {
      label: 'Heart 2/3 of the chest',
      at: [450, 640],
      along: `M${wideBorders[0]} ${WIDEST_Y}L${wideBorders[1]} ${WIDEST_Y}`,
    },
    { label: 'Wet vessels', at: [196, 420], to: [286, 452] },
    { label: 'Thymus', at: [200, 300], to: THYMUS },
  ],
}

export function marksOf(film: Film): readonly Mark[] {
  return [...chestMarks[film.chest], ...tubeMarks(film)]
}

const FONT_SIZE = 27
/** Wide enough for every label in any font. */
const CHARACTER = FONT_SIZE * 0.54
const HEIGHT = 44

/** What to see, drawn over the film. */
export function FilmMarksLayer({ film }: { film: Film }) {
  const { x, y, width, height } = FRAME
  const marks = marksOf(film)
  return (
    <svg aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} className="absolute inset-0 size-full">
      <g fill="none" stroke="#ffd166" strokeLinecap="round" strokeLinejoin="round">
        {marks.map((mark) => (
          <MarkLines key={mark.label} mark={mark} />
        ))}
      </g>
      {marks.map((mark) => (
        <MarkLabel key={mark.label} mark={mark} />
      ))}
    </svg>
  )
}

function MarkLines({ mark: { at, to, along, arrow } }: { mark: Mark }) {
  return (
    <>
      {along && <path d={along} strokeWidth="4" strokeDasharray="2 10" />}
      {to && (
        <>
          <path d={`M${at.join(' ')}L${to.join(' ')}`} strokeWidth="2.5" />
          <circle cx={to[0]} cy={to[1]} r="9" strokeWidth="3" />
        </>
      )}
      {arrow && <path d={`M${arrow[0].join(' ')}L${arrow[1].join(' ')}m-22 -16l22 16l-22 16`} strokeWidth="5" />}
    </>
  )
}

function MarkLabel({ mark: { label, at } }: { mark: Mark }) {
  const width = label.length * CHARACTER + 26
  return (
    <g>
      <rect
        x={at[0] - width / 2}
        y={at[1] - HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx="12"
        fill="#0b0d10"
        fillOpacity="0.88"
      />
      <text x={at[0]} y={at[1] + 9} textAnchor="middle" fontSize={FONT_SIZE} fontWeight="600" fill="#ffd166">
        {label}
      </text>
    </g>
  )
}
