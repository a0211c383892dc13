import type { Panel } from '#case/story/decision-story.ts'
import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import { ChestFilm } from '../../bedside/chest-film.tsx'
import { GasPrintout } from '../../bedside/gas-printout.tsx'
import { InfusionPanel } from '../../bedside/infusion-panel.tsx'
import { MachinePanel } from '../../bedside/machine-panel.tsx'
import { MonitorComparison } from '../../bedside/monitor-comparison.tsx'

/** The pictures that a row names, in its order, then its films. */
export function RowPanels({ row, pages }: { row: RowView; pages: PointPages }) {
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
