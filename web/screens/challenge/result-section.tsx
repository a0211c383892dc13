import { type ReactNode, useId } from 'react'

interface ResultSectionProps {
  readonly number: number
  readonly title: string
  /** The right answer, in few words. */
  readonly right?: string | undefined
  readonly children: ReactNode
}

/** One question of the challenge, looked back on. */
export function ResultSection({ number, title, right, children }: ResultSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="flex-1 font-semibold text-xl leading-tight">
          <span className="block font-medium text-ink-soft text-sm">Question {number}</span>
          {title}
        </h2>
        {right && (
          <p className="text-right leading-tight">
            <span className="block text-ink-soft text-sm">Right</span>
            <span className="font-bold text-xl tabular-nums">{right}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
