import type { ReactNode } from 'react'
import { keptAndConfidential, prebriefing } from '#content/texts/prebriefing.ts'

/** What is kept, for everybody to read; then what to know before playing, folded up for whoever wants to open it. */
export function Prebriefing({ lock }: { lock: ReactNode }) {
  return (
    <section aria-label="Before you begin">
      <div className="flex gap-4">
        <span aria-hidden className="mt-0.5 text-dawn">
          {lock}
        </span>
        <div className="max-w-2xl">
          <h2 className="font-semibold">{keptAndConfidential.title}</h2>
          <p className="mt-1 text-night-soft leading-relaxed">{keptAndConfidential.text}</p>
        </div>
      </div>
      <h2 className="mt-9 mb-3 font-semibold text-lg">Before you begin</h2>
      <div className="space-y-2">
        {prebriefing.map(({ title, points }) => (
          <details key={title} className="group rounded-card bg-paper text-ink">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 font-semibold hover:bg-wash [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{title}</span>
              <Chevron />
            </summary>
            <ul className="space-y-2.5 border-line border-t p-4">
              {points.map((point) =>
                typeof point === 'string' ? (
                  <li key={point} className="leading-relaxed">
                    {point}
                  </li>
                ) : (
                  <li key={point.who} className="leading-relaxed">
                    <span className="font-semibold">{point.who}</span> {point.does}
                  </li>
                ),
              )}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

/** Not of the icons that pages behind the login share: those would all be fetched for it. */
const Chevron = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
)
