import type { Part } from './parts.ts'

/** How far one is: a mark for each part. */
export function PartsProgress({ parts }: { parts: readonly Part[] }) {
  const count = parts.filter(({ isDone }) => isDone).length
  return (
    <div>
      <p className="mb-2 flex justify-between gap-3 text-ink-soft leading-snug">
        <span>Three questions, with what was said on the phone.</span>
        <span className="shrink-0 tabular-nums">
          {count} of {parts.length}
          <span className="sr-only"> done</span>
        </span>
      </p>
      <div aria-hidden className="flex gap-1.5">
        {parts.map(({ id, isDone }) => (
          <span key={id} className={`h-1.5 flex-1 rounded-full ${isDone ? 'bg-(--role)' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
