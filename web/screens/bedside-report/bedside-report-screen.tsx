import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { InfusionPanel } from '../../bedside/infusion-panel.tsx'
import { MachinePanel } from '../../bedside/machine-panel.tsx'
import { useView } from '../../live/surroundings.ts'
import { BedsideMonitor } from '../../monitor/bedside-monitor.tsx'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { isUnasked } from './asked-questions.ts'
import { ItemIcon, NotAsked } from './item-marks.tsx'

/** Everything the referring team has to tell, with monitor, machine and pumps as they stand. */
export function BedsideReportScreen(props: ScreenProps) {
  const { role, standing } = props
  const report = useView((view) => view.bedsideReport)
  const vitals = useView((view) => view.vitals)

  if (!report || standing.kind === 'ahead') return <TeamList ownRole={role} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <BedsideMonitor />
      {vitals && (
        <>
          <MachinePanel machine={vitals.machine} />
          <InfusionPanel infusions={vitals.infusions} />
        </>
      )}
      <section aria-labelledby="report-heading" className="space-y-3">
        <h2 id="report-heading" className="flex items-baseline justify-between gap-3 font-semibold text-lg">
          What the referring team reports
          <span className="font-normal text-base text-ink-soft tabular-nums">{report.time}</span>
        </h2>
        <ReportItems report={report} />
      </section>
      <WayOn {...props} waitsFor="The Provider opens the first decision point. Your screen follows." />
    </div>
  )
}

/** The whole report, item by item. What nobody had asked for is marked, gently. */
function ReportItems({ report: { items, questions } }: { report: BedsideReportView }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-paper px-4">
      {items.map((item) => (
        <div key={item.slug} className="py-3.5 leading-relaxed">
          <dt className="flex items-center gap-2.5 font-semibold">
            <ItemIcon slug={item.slug} />
            <span className="flex-1">{item.title}</span>
            {isUnasked(item, questions) && <NotAsked />}
          </dt>
          <dd className="text-pretty pl-7.5">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}
