import type { DecidedOption } from '#case/views/bedside/point-results.ts'
import { pointsText } from '../../ui/number-text.ts'

/** Each decision of the point with its points and its reason. */
export function DecidedOptions({ decided }: { decided: readonly DecidedOption[] }) {
  const sum = decided.reduce((total, { score }) => total + score, 0)
  return (
    <section aria-labelledby="decided-heading" className="space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="decided-heading" className="font-semibold text-lg">
          Your decisions
        </h2>
        <p className="font-semibold tabular-nums">{pointsText(sum)}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {decided.map(({ group, slug, name, score, why }) => (
          <li key={`${group}-${slug}`} className="space-y-1 px-4 py-3">
            <p className="text-ink-soft text-sm">{group}</p>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h3 className="flex-1 basis-32 font-semibold leading-snug">{name}</h3>
              <Points score={score} />
            </div>
            <p className="leading-relaxed">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Points({ score }: { score: number }) {
  const look =
    score > 0 ? 'bg-[#e4f4ec] text-[#125c38]' : score < 0 ? 'bg-alarm-soft text-alarm' : 'bg-surface text-ink-soft'
  return (
    <p className={`shrink-0 rounded-full px-2.5 py-0.5 font-semibold text-sm tabular-nums ${look}`}>
      {score > 0 && '+'}
      {pointsText(score)}
    </p>
  )
}
