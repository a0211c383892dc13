import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { RowView } from '#case/views/bedside/point-pages.ts'
import type { DecidedOption, Fares, ResultsView } from '#case/views/bedside/point-results.ts'
import { pointsText } from '../../../../base/ui/number-text.ts'
import { ReasonsInDebriefing } from '../../../../base/ui/reasons-in-debriefing.tsx'
import { GasPrintout } from '../../../../monitor/bedside/gas-printout.tsx'
import { MonitorComparison } from '../../../../monitor/bedside/monitor-comparison.tsx'
import { bannerOf } from '../../../../monitor/bedside/results-banner.ts'
import { FactList, Teaching } from './page-rows.tsx'

const looks = {
  better: { Icon: ArrowUp, look: 'bg-[#125c38]' },
  same: { Icon: ArrowRight, look: 'bg-action' },
  worse: { Icon: ArrowDown, look: 'bg-alarm' },
} as const satisfies { readonly [F in Fares]: unknown }

/** How she answered: in words, on the monitor, in the gas, and what each decision was worth. */
export function ResultsPage({ rows, results }: { rows: readonly RowView[]; results: ResultsView }) {
  const { word, fares } = bannerOf(results)
  const { Icon, look } = looks[fares]
  // The row that compares tells how she fares; the others belong to a choice.
  const main = rows.find(({ panels }) => panels.includes('comparison')) ?? rows.at(-1)
  const others = rows.filter((row) => row !== main)

  return (
    <>
      <section aria-labelledby="fares-heading" className="space-y-4">
        <div className={`flex items-center gap-4 rounded-card p-5 text-white ${look}`}>
          <span
            aria-hidden
            className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-white/15"
          >
            <Icon size={26} />
          </span>
          <div className="leading-snug">
            <p className="text-sm text-white/90">{word}</p>
            <h2 id="fares-heading" className="text-balance font-bold text-xl">
              {main?.title}
            </h2>
          </div>
        </div>
        <MonitorComparison before={results.monitor.before} now={results.monitor.now} />
        <GasAnswer gas={results.gas} />
        <FactList facts={main?.facts ?? []} />
        <Teaching text={main?.teaching ?? null} />
      </section>
      {others.map((row) => (
        <section key={row.slug} aria-labelledby={`row-${row.slug}`} className="space-y-3">
          <h2 id={`row-${row.slug}`} className="font-semibold text-lg leading-snug">
            {row.title}
          </h2>
          <FactList facts={row.facts} />
          <Teaching text={row.teaching} />
        </section>
      ))}
      <DecidedOptions decided={results.decided} />
    </>
  )
}

const wentTexts = {
  better: 'The gas has improved since the point opened.',
  same: 'The gas stands where it stood when the point opened.',
  worse: 'The gas is worse than when the point opened.',
} as const satisfies { readonly [F in Fares]: string }

/** In numbers only where one was taken; otherwise no more than which way it went. */
function GasAnswer({ gas }: { gas: ResultsView['gas'] }) {
  return (
    <div className="space-y-3">
      {gas.taken && <GasPrintout gas={gas.taken} />}
      <p className="leading-relaxed">
        {wentTexts[gas.went]}{' '}
        {!gas.taken && <span className="text-ink-soft">No gas was taken, so there is no number.</span>}
      </p>
    </div>
  )
}

/** Each decision of the point with its points and its reason. */
function DecidedOptions({ decided }: { decided: readonly DecidedOption[] }) {
  const scores = decided.flatMap(({ score }) => score ?? [])
  return (
    <section aria-labelledby="decided-heading" className="space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="decided-heading" className="font-semibold text-lg">
          Your decisions
        </h2>
        {scores.length > 0 && (
          <p className="font-semibold tabular-nums">{pointsText(scores.reduce((sum, score) => sum + score))}</p>
        )}
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {decided.map(({ group, slug, name, score, why }) => (
          <li key={`${group}-${slug}`} className="space-y-1 px-4 py-3">
            <p className="text-ink-soft text-sm">{group}</p>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h3 className="flex-1 basis-32 font-semibold leading-snug">{name}</h3>
              {score !== null && <Points score={score} />}
            </div>
            {why !== null && <p className="leading-relaxed">{why}</p>}
          </li>
        ))}
      </ul>
      {scores.length === 0 && decided.length > 0 && <ReasonsInDebriefing />}
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
