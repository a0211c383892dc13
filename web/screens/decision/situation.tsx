import { Clock } from 'lucide-react'
import { boundUnits } from '../../ui/number-text.ts'

interface SituationProps {
  /** By the script's clock. */
  readonly time: string
  readonly sentences: readonly string[]
}

/** How it stands as the point opens, a sentence at a time. */
export function Situation({ time, sentences }: SituationProps) {
  return (
    <section aria-labelledby="situation-heading" className="space-y-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="situation-heading" className="font-semibold text-lg">
          The situation
        </h2>
        <p className="inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 font-semibold tabular-nums">
          <Clock aria-hidden size={16} className="text-ink-soft" />
          {time}
        </p>
      </div>
      <ul className="space-y-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="relative pl-5 leading-relaxed">
            <span aria-hidden className="absolute top-[0.65em] left-0 h-0.5 w-2.5 rounded-full bg-line-strong" />
            {boundUnits(sentence)}
          </li>
        ))}
      </ul>
    </section>
  )
}
