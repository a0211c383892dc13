import type { Film } from '#case/story/decision-story.ts'
import { type Mark, marksOf } from './film-marks.ts'
import { FRAME } from './skeleton.ts'

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
