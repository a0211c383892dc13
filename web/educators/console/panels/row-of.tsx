interface RowOfProps {
  readonly name: string
  /** As people count: 1 is best. */
  readonly row: number
  readonly inAll: number
}

/** A row of the story's table and where it stands among all, best first. */
export function RowOf({ name, row, inAll }: RowOfProps) {
  const isBad = row > inAll - 2
  return (
    <span className="flex items-center gap-2 text-ink-soft text-sm">
      {name}: row {row} of {inAll}
      <span className="sr-only">, 1 is best and {inAll} worst</span>
      <span aria-hidden className="flex gap-0.5">
        {Array.from({ length: inAll }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
            key={index}
            className={`h-3 w-2.5 rounded-xs ${index + 1 === row ? (isBad ? 'bg-alarm' : 'bg-action') : 'bg-line'}`}
          />
        ))}
      </span>
    </span>
  )
}
