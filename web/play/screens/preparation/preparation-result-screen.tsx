import { CircleCheck, CircleX } from 'lucide-react'
import type { PromiseResult } from '#case/rules/preparation-time.ts'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { type LostTime, lostTime } from '../../../base/charts/lost-time.ts'
import { layOutPreparation, PreparationChart } from '../../../base/charts/preparation-chart.tsx'
import { useView } from '../../../base/live/surroundings.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import { ReasonsInDebriefing } from '../../../base/ui/reasons-in-debriefing.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'

/** How long it took, how that went, and what would have been faster. No points: it is for learning. */
export function PreparationResultScreen(props: ScreenProps) {
  const result = useView((view) => view.preparationResult)
  const pace = useView((view) => view.clock.pace) ?? 1

  if (!result) return <TeamList ownRole={props.role} />
  return (
    <div className="flex flex-1 flex-col gap-7">
      <TimeVerdict result={result} />
      <PreparationChart layout={layOutPreparation(result, pace)} />
      {result.band ? <FasterWays result={result} lost={lostTime(result, pace)} /> : <ReasonsInDebriefing />}
      <WayOn {...props} />
    </div>
  )
}

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
          {band && (
            <p className="grow pb-1 text-right leading-snug">
              <span className="block text-night-soft text-sm">Best possible {clockText(bestMs)}</span>
              <span className="block font-semibold tabular-nums">
                {overMs < 1000 ? 'Not a second lost' : `+${clockText(overMs)}`}
              </span>
            </p>
          )}
        </div>
        {band && (
          <>
            <p className="mt-4 font-semibold text-dawn text-lg">{band.title}</p>
            <p className="mt-1 text-night-soft leading-relaxed">{band.advice}</p>
          </>
        )}
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

/** What would have been faster: where the time went, why the order goes first, what each first move costs. */
function FasterWays({ result, lost }: { result: PreparationResult; lost: readonly LostTime[] }) {
  return (
    <section aria-labelledby="faster-heading" className="space-y-5">
      <h2 id="faster-heading" className="font-semibold text-lg">
        What would have been faster
      </h2>
      {lost.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-wash px-4">
          {lost.map(({ ms, why }) => (
            <li key={why} className="flex gap-4 py-3 leading-relaxed">
              <span className="w-14 shrink-0 text-right font-semibold tabular-nums">+{clockText(ms)}</span>
              <span>{why}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="list-disc space-y-1.5 pl-5 leading-relaxed">
        {result.orderPuzzle.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <table className="w-full break-inside-avoid border-collapse">
        <caption className="pb-1.5 text-left font-semibold">What the first move costs, at best</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">First move</th>
            <th scope="col">Time in all</th>
          </tr>
        </thead>
        <tbody>
          {result.firstMoves.map(({ move, totalMs }) => (
            <tr key={move} className="border-line border-t">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal leading-snug">
                {move}
              </th>
              <td className="py-2.5 text-right font-semibold tabular-nums">{clockText(totalMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
