/** Which wave this is, in the corner of its band. */
export function WaveLabel({ row, color, text }: { row: number; color: string; text: string }) {
  return (
    <p
      style={{ gridRowStart: row, color }}
      className="pointer-events-none relative col-start-1 self-start justify-self-start px-1 font-medium text-[0.6875rem] leading-tight"
    >
      {text}
    </p>
  )
}
