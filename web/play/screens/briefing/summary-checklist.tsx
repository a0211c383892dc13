import { unsentTick } from '../../../base/live/outbox.ts'
import { useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { Callout } from '../../../base/ui/callout.tsx'

interface SummaryChecklistProps {
  readonly title: string
  readonly hint: string
  readonly isOff: boolean
}

/** What belongs in the briefing, to be ticked by whoever speaks or listens. The ticks are one's own. */
export function SummaryChecklist({ title, hint, isOff }: SummaryChecklistProps) {
  const list = useView((view) => view.summaryList)
  const outbox = useLive((state) => state.outbox)
  const tick = useCommand('tick-item')
  if (!list) return null

  const isTicked = (item: number) => unsentTick(outbox, 'summary', item) ?? list.ticked.includes(item)
  const count = list.headings.filter((_, item) => isTicked(item)).length

  return (
    <section className="rounded-card border border-line bg-paper">
      <fieldset disabled={isOff}>
        <legend className="sr-only">{title}</legend>
        <div className="flex items-baseline justify-between gap-4 px-5 pt-4">
          <h2 className="font-semibold">{title}</h2>
          <p className="shrink-0 text-ink-soft text-sm tabular-nums">
            {count} of {list.headings.length}
          </p>
        </div>
        <p className="px-5 pt-0.5 pb-2 text-ink-soft text-sm">{hint}</p>
        <ul className="divide-y divide-line">
          {list.headings.map((heading, item) => (
            <li key={heading}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3.5 px-5 py-2.5 transition-colors hover:bg-wash has-disabled:cursor-default">
                <input
                  type="checkbox"
                  checked={isTicked(item)}
                  onChange={(event) => tick.send({ list: 'summary', item, isTicked: event.target.checked })}
                  className="size-5 shrink-0 accent-(--role)"
                />
                {heading}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div role="alert">{tick.refusal && <Callout look="alarm">{tick.refusal}</Callout>}</div>
    </section>
  )
}
