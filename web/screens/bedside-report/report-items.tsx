import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { isUnasked } from './asked.ts'
import { ItemIcon } from './item-icon.tsx'
import { NotAsked } from './not-asked.tsx'

/** The whole report, item by item. What nobody had asked for is marked, gently. */
export function ReportItems({ report: { items, questions } }: { report: BedsideReportView }) {
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
