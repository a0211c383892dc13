import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { RowView } from '#case/views/bedside/point-pages.ts'
import type { Fares, ResultsView } from '#case/views/bedside/point-results.ts'
import { GasPrintout } from '../../bedside/gas-printout.tsx'
import { MonitorComparison } from '../../bedside/monitor-comparison.tsx'
import { bannerOf } from '../../bedside/results-banner.ts'
import { DecidedOptions } from './decided-options.tsx'
import { FactList } from './fact-list.tsx'
import { Teaching } from './teaching.tsx'

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
