import { lastBy } from '../../../base/charts/in-order.ts'
import { caseTimeText } from '../playhead/elapsed-text.ts'
import { goTo, type PlayheadStore } from '../playhead/playhead.ts'
import { useAtPlayhead } from '../playhead/use-playhead.ts'
import { colouredFor, personText } from './colours.ts'
import { type Item, laneTitles } from './items.ts'
import { Sign } from './mark.tsx'

interface ItemsInWordsProps {
  readonly playhead: PlayheadStore
  /** What somebody pressed; empty where nobody did. */
  readonly chosen: readonly Item[]
  /** Whatever happened, in order. */
  readonly items: readonly Item[]
}

/** What was pressed, in words; else the last that happened before the playhead. */
export function ItemsInWords({ playhead, chosen, items }: ItemsInWordsProps) {
  const last = useAtPlayhead(playhead, (at) => lastBy(items, at))
  const told = chosen.length > 0 ? chosen : last ? [last] : []
  return (
    <ul
      aria-label={chosen.length > 0 ? 'Pressed' : 'At the playhead'}
      className="min-h-20 max-h-56 divide-y divide-line overflow-y-auto rounded-card border border-line bg-paper print:hidden"
    >
      {told.length === 0 && <li className="px-4 py-3 text-ink-soft">Nothing has happened yet.</li>}
      {told.map((item) => (
        <ItemInWords key={item.id} item={item} playhead={playhead} />
      ))}
    </ul>
  )
}

function ItemInWords({ item, playhead }: { item: Item; playhead: PlayheadStore }) {
  return (
    <li className="flex items-start gap-3 px-3 py-2" {...colouredFor(item.by)}>
      <button
        type="button"
        {...goTo(playhead, item.at)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-2 font-semibold tabular-nums hover:bg-surface"
      >
        <Sign kind={item.kind} />
        <span className="sr-only">Go to </span>
        {caseTimeText(playhead.course, item.at)}
      </button>
      <p className="wrap-anywhere min-w-0 flex-1 py-2.5 leading-snug">
        <span className="font-semibold text-(--role)">
          {item.by === 'team' ? laneTitles[item.lane] : personText(item.by)}
        </span>{' '}
        {item.text}
      </p>
    </li>
  )
}
