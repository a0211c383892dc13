import { Check } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'
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

interface HandoverPointProps {
  readonly role: RoleId
  readonly number: number
  readonly heading: string
  readonly heardBy: readonly Listener[]
  readonly isOff: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** One point: its heading, a box to tick in one's own column while that is due, and a mark in the others'. */
function HandoverPoint({ role, number, heading, heardBy, isOff, onTick }: HandoverPointProps) {
  const columns = columnsFor(role)
  const own = isOff ? undefined : columns.find((listener) => listener === role)
  const Line = own === undefined ? 'p' : 'label'
  return (
    <li className="flex items-center pr-3 leading-snug has-enabled:hover:bg-wash">
      <Line
        className={`flex min-w-0 flex-1 items-center gap-2.5 py-1.5 pl-2 ${own === undefined ? 'min-h-9' : 'min-h-12 cursor-pointer'}`}
      >
        <span aria-hidden className="w-6 shrink-0 text-right text-ink-soft text-sm tabular-nums">
          {number}
        </span>
        <span className="min-w-0 flex-1 hyphens-auto">{heading}</span>
        {own !== undefined && (
          <span className="inline-flex w-10 shrink-0 justify-center">
            <input
              type="checkbox"
              checked={heardBy.includes(own)}
              onChange={(event) => onTick(event.target.checked)}
              className="size-6 accent-(--role)"
            />
          </span>
        )}
      </Line>
      {columns
        .filter((listener) => listener !== own)
        .map((listener) => (
          <HeardMark key={listener} role={listener} isHeard={heardBy.includes(listener)} />
        ))}
    </li>
  )
}

/** Whether a listener has ticked a point. */
function HeardMark({ role, isHeard }: { role: RoleId; isHeard: boolean }) {
  return (
    <span data-role={role} className="inline-flex w-10 shrink-0 justify-center">
      <span className="sr-only">
        {roles[role].label}: {isHeard ? 'heard' : 'not yet'}
      </span>
      <span
        aria-hidden
        className={`inline-flex size-6 items-center justify-center rounded-full ${isHeard ? 'bg-(--role) text-white' : 'border-2 border-line-strong border-dotted'}`}
      >
        {isHeard && <Check size={15} strokeWidth={3} />}
      </span>
    </span>
  )
}
