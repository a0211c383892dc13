/** Filled while present, a ring while away: never by colour alone. */
export function PresenceDot({ isPresent }: { isPresent: boolean }) {
  const look = isPresent ? 'border-present bg-present' : 'border-away bg-paper'
  return (
    <span
      aria-hidden
      data-present={isPresent}
      className={`inline-block size-3 shrink-0 rounded-full border-[3px] ${look}`}
    />
  )
}
