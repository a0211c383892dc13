import { Lightbulb, TriangleAlert } from 'lucide-react'
import type { Panel } from '#case/story/decision-story.ts'
import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import { boundUnits } from '../../../../base/ui/number-text.ts'
import { ChestFilm } from '../../../../monitor/bedside/chest-film.tsx'
import { GasPrintout } from '../../../../monitor/bedside/gas-printout.tsx'
import { InfusionPanel } from '../../../../monitor/bedside/infusion-panel.tsx'
import { MachinePanel } from '../../../../monitor/bedside/machine-panel.tsx'
import { MonitorComparison } from '../../../../monitor/bedside/monitor-comparison.tsx'

interface PageRowsProps {
  readonly rows: readonly RowView[]
  readonly pages: PointPages
  /** On the page of what went wrong. */
  readonly isHarm: boolean
}

/** What a page tells: newest choice on top, or its one row where no choice led here. */
export function PageRows({ rows, pages, isHarm }: PageRowsProps) {
  return rows.map((row) =>
    isHarm && row.slug !== 'default' ? (
      <HarmRow key={row.slug} row={row} />
    ) : (
      <PageRow key={row.slug} row={row} pages={pages} />
    ),
  )
}

/** What one choice led to: in words, and in pictures of what stands at the bedside. */
function PageRow({ row, pages }: { row: RowView; pages: PointPages }) {
  const id = `row-${row.slug}`
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-balance font-semibold text-xl leading-snug">
        {row.title}
      </h2>
      <RowPanels row={row} pages={pages} />
      <FactList facts={row.facts} />
      <Teaching text={row.teaching} />
    </section>
  )
}

/** What a choice did to her, told plainly. */
function HarmRow({ row }: { row: RowView }) {
  const id = `row-${row.slug}`
  return (
    <section
      aria-labelledby={id}
      className="on-night space-y-4 rounded-card border-[#e0645c] border-l-4 bg-night p-5 shadow-sheet"
    >
      <h2 id={id} className="flex items-center gap-3 text-balance font-semibold text-xl leading-snug">
        <TriangleAlert aria-hidden size={22} className="shrink-0 text-[#ff9c94]" />
        {row.title}
      </h2>
      <ul className="space-y-2.5">
        {row.facts.map((fact) => (
          <li key={fact} className="border-white/15 border-t pt-2.5 leading-relaxed tabular-nums">
            {fact}
          </li>
        ))}
      </ul>
      {row.teaching && (
        <p className="rounded-xl bg-night-raised px-4 py-3 text-night-soft leading-relaxed">{row.teaching}</p>
      )}
    </section>
  )
}

/** The pictures that a row names, in its order, then its films. */
function RowPanels({ row, pages }: { row: RowView; pages: PointPages }) {
  return (
    <>
      {row.panels.map((panel) => (
        <RowPanel key={panel} panel={panel} pages={pages} />
      ))}
      {row.films.map(({ film, time, finding }) => (
        <ChestFilm key={time} film={film} time={time} finding={finding} />
      ))}
    </>
  )
}

function RowPanel({ panel, pages }: { panel: Panel; pages: PointPages }) {
  if (panel === 'machine') return <MachinePanel machine={pages.machine} />
  if (panel === 'infusions') return <InfusionPanel infusions={pages.infusions} />
  if (panel === 'gas') return pages.gas && <GasPrintout gas={pages.gas} />
  if (panel === 'comparison' && pages.results) {
    const { before, now } = pages.results.monitor
    return <MonitorComparison before={before} now={now} />
  }
  return null
}

/** Short facts, one a line. */
export function FactList({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper">
      {facts.map((fact) => (
        <li key={fact} className="px-4 py-2.5 text-pretty leading-snug">
          {boundUnits(fact)}
        </li>
      ))}
    </ul>
  )
}

/** What to take along. It comes when the point's last group is decided. */
export function Teaching({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className="flex gap-3 rounded-card bg-provider-soft px-4 py-3 text-provider leading-relaxed">
      <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">To take along: </span>
        {text}
      </span>
    </p>
  )
}
