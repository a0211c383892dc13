import type { RoleId } from '#case/records/roles.ts'
import { useLive, useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { roles } from '../../roles/roles.ts'
import { Callout } from '../../ui/callout.tsx'
import { HandoverPoint } from './handover-point.tsx'
import { columnsFor, isHeard, type Listener, listeners } from './handover-ticks.ts'

interface HandoverChecklistProps {
  readonly role: RoleId
  /** Off while ticks are not due. */
  readonly isOff: boolean
}

/** The ten points of a handover, and what each listener has heard of them, live. Listeners tick; all see both. */
export function HandoverChecklist({ role, isOff }: HandoverChecklistProps) {
  const handover = useView((view) => view.handover)
  const outbox = useLive((state) => state.outbox)
  const tick = useCommand('tick-item')
  if (!handover) return null

  const { headings } = handover
  const has = (of: Listener, item: number) => isHeard(handover, outbox, { of, own: role, item })
  const { title, hint } = isOff ? words.watching : words.ticking

  return (
    <section aria-labelledby="points-heading" className="overflow-hidden rounded-card border border-line bg-paper">
      <div className="flex items-end justify-between gap-3 border-line border-b bg-wash pl-4 pr-3 pt-3 pb-2.5">
        <div>
          <h2 id="points-heading" className="font-semibold">
            {title}
          </h2>
          <p className="text-ink-soft text-sm leading-snug">{hint}</p>
        </div>
        <ListenerCounts
          role={role}
          countOf={(of) => headings.filter((_, item) => has(of, item)).length}
          total={headings.length}
        />
      </div>
      <ol className="divide-y divide-line">
        {headings.map((heading, item) => (
          <HandoverPoint
            key={heading}
            role={role}
            number={item + 1}
            heading={heading}
            isOff={isOff}
            heardBy={listeners.filter((of) => has(of, item))}
            onTick={(isTicked) => tick.send({ list: 'handover', item, isTicked })}
          />
        ))}
      </ol>
      <div role="alert">{tick.refusal && <Callout look="alarm">{tick.refusal}</Callout>}</div>
    </section>
  )
}

const words = {
  watching: { title: 'The ten points', hint: 'RT and RN tick what they hear.' },
  ticking: { title: 'Did you hear it?', hint: 'Tick it when it is said. Ask for what is missing.' },
} as const

interface ListenerCountsProps {
  readonly role: RoleId
  readonly countOf: (listener: Listener) => number
  readonly total: number
}

/** Above each listener's column: who it is, and how many points they have heard. */
function ListenerCounts({ role, countOf, total }: ListenerCountsProps) {
  return (
    <dl className="flex shrink-0 text-center text-sm leading-tight">
      {columnsFor(role).map((listener) => (
        <div key={listener} data-role={listener} className="w-10">
          <dt className="font-semibold text-(--role)">{listener === role ? 'You' : roles[listener].label}</dt>
          <dd className="text-ink-soft text-xs tabular-nums leading-5">
            {countOf(listener)}
            <span aria-hidden>/</span>
            <span className="sr-only"> of </span>
            {total}
          </dd>
        </div>
      ))}
    </dl>
  )
}
