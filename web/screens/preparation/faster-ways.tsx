import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import type { LostTime } from '../../time-line/lost-time.ts'
import { clockText } from '../../ui/number-text.ts'

/** What would have been faster: where the time went, why the order goes first, what each first move costs. */
export function FasterWays({ result, lost }: { result: PreparationResult; lost: readonly LostTime[] }) {
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
