const TEETH = 40
const zigzag = Array.from(
  { length: TEETH },
  (_, tooth) => `L${tooth * 8 + 4} ${1 + (tooth % 3)}L${tooth * 8 + 8} 8`,
).join('')

/** Where the paper was torn off. */
export function TornEdge({ isLower = false }: { isLower?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${TEETH * 8} 10`}
      preserveAspectRatio="none"
      className={`-my-px block h-2.5 w-full ${isLower ? '-scale-y-100' : ''}`}
    >
      <path d={`M0 8${zigzag}V10H0Z`} fill="#fffef8" />
    </svg>
  )
}
