import { FRAME } from './skeleton.ts'

/** The lead letter on the plate: her right is the viewer's left. */
export function SideMarker() {
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
