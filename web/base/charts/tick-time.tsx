interface TickTimeProps {
  readonly place: number
  /** The first and the last place there is. */
  readonly edges: readonly [number, number]
  /** A time this close to an edge stands inside it. */
  readonly near: number
  /** Of the places; px without it. */
  readonly unit?: '%'
  readonly y: number
  readonly look: string
  readonly text: string
}

/** A time on an axis, at its place. */
export function TickTime({ place, edges: [first, last], near, unit, y, look, text }: TickTimeProps) {
  const anchor = place < first + near ? 'start' : place > last - near ? 'end' : 'middle'
  return (
    <text
      x={unit ? `${place}${unit}` : place}
      y={y}
      textAnchor={anchor}
      className={`fill-ink-soft tabular-nums ${look}`}
    >
      {text}
    </text>
  )
}
