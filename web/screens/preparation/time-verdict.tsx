import { CircleCheck, CircleX } from 'lucide-react'
import type { PromiseResult } from '#case/rules/preparation-time.ts'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { clockText, leftText } from '../../ui/number-text.ts'

/** The team's time, held against the best possible and against the promise. */
export function TimeVerdict({ result }: { result: PreparationResult }) {
  const { tookMs, bestMs, band } = result
  const overMs = tookMs - bestMs

  return (
    <div className="space-y-3">
      <div className="rounded-card bg-night p-5 text-white [print-color-adjust:exact]">
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <p className="leading-tight">
            <span className="block text-night-soft text-sm">Your team’s time</span>
            <span className="block font-bold text-5xl tabular-nums tracking-tight">{clockText(tookMs)}</span>
          </p>
          <p className="grow pb-1 text-right leading-snug">
            <span className="block text-night-soft text-sm">Best possible {clockText(bestMs)}</span>
            <span className="block font-semibold tabular-nums">
              {overMs < 1000 ? 'Not a second lost' : `+${clockText(overMs)}`}
            </span>
          </p>
        </div>
        <p className="mt-4 font-semibold text-dawn text-lg">{band.title}</p>
        <p className="mt-1 text-night-soft leading-relaxed">{band.advice}</p>
      </div>
      <PromiseVerdict result={result} />
    </div>
  )
}

function PromiseVerdict({ result: { promise, tookMs, loadingMs } }: { result: PreparationResult }) {
  if (!promise) return null
  const Icon = promise.isKept ? CircleCheck : CircleX

  return (
    <section aria-labelledby="promise-heading" className="rounded-card border border-line bg-paper p-4">
      <h2 id="promise-heading" className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden size={20} className={promise.isKept ? 'text-present' : 'text-alarm'} />
        {promise.isKept ? 'Your promise is kept' : 'Your promise is not kept'}: {promise.name}
      </h2>
      <p className="mt-1.5 text-ink-soft leading-relaxed tabular-nums">
        {clockText(tookMs)} to prepare and {clockText(loadingMs)} to load make {clockText(tookMs + loadingMs)}.{' '}
        {marginText(promise)}
      </p>
    </section>
  )
}

function marginText({ isKept, toSpareMs }: PromiseResult): string {
  // What was taken is told in whole seconds that have passed: only so the two add up to the limit.
  if (isKept) return `${leftText(toSpareMs)} to spare.`
  return toSpareMs <= -1000 ? `${clockText(-toSpareMs)} too long.` : 'That is not under the limit.'
}
