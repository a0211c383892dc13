/** A syringe in its pump, its label in the colour of the drug's kind. */
export function SyringeGlyph({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 88 36" className="h-8 w-full px-1.5">
      <g fill="none" stroke="#4a5872" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
        <path d="M8 18H2M14 12L8 16V20L14 24" />
        <rect x="14" y="8" width="44" height="20" rx="2" fill="#ffffff" />
        <rect x="15" y="9" width="27" height="18" fill="#dcecf7" stroke="none" />
        <path d="M42 9V27M45 9V27" strokeWidth="2.4" />
        <path d="M58 4V32M46 18H80M80 9V27" />
        <rect x="20" y="11.5" width="18" height="13" rx="1" fill={colour} strokeWidth="1" />
      </g>
    </svg>
  )
}
