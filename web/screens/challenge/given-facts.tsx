import type { LabelledFact } from '#case/story/patient.ts'

/** What is known: the numbers to work with. */
export function GivenFacts({ given }: { given: readonly LabelledFact[] }) {
  return (
    <dl className="divide-y divide-line rounded-xl bg-wash px-4 py-1">
      {given.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2 leading-snug">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="max-w-[60%] shrink-0 text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
