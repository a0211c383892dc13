import { SignMark } from './sign-mark.tsx'

interface MarkCountsProps {
  readonly marks: readonly { readonly sign: 1 | -1 }[]
}

/** How many were well done, and how many are to talk about. */
export function MarkCounts({ marks }: MarkCountsProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold tabular-nums">
      {([1, -1] as const).map((sign) => {
        const count = marks.filter((mark) => mark.sign === sign).length
        return (
          count > 0 && (
            <span key={sign} className="inline-flex items-center gap-1">
              <SignMark sign={sign} /> {count}
              <span className="sr-only">{sign === 1 ? ' well done' : ' to talk about'}</span>
            </span>
          )
        )
      })}
    </span>
  )
}
