import { useId, useState } from 'react'
import { lastBy } from '../../../base/charts/in-order.ts'
import { Button } from '../../../base/ui/button.tsx'
import { caseTimeText } from '../playhead/elapsed-text.ts'
import { goTo, type PlayheadStore } from '../playhead/playhead.ts'
import { useAtPlayhead } from '../playhead/use-playhead.ts'
import { colouredFor, personText } from './colours.ts'
import { everybody, type Item, laneNames, laneTitles } from './items.ts'
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

/** So many rows at a time: a long run has thousands. */
const ROWS = 100
type Wanted = 'all' | string

/** Everything on the time line, for whoever would rather read it. */
export function ItemsTable({ items, playhead }: { items: readonly Item[]; playhead: PlayheadStore }) {
  const [lane, setLane] = useState<Wanted>('all')
  const [by, setBy] = useState<Wanted>('all')
  const [shown, setShown] = useState(ROWS)
  const wanted = items.filter(
    (item) => (lane === 'all' || item.lane === lane) && (by === 'all' || String(item.by) === by),
  )
  const choose = (set: (wanted: Wanted) => void) => (wanted: Wanted) => {
    set(wanted)
    setShown(ROWS)
  }

  return (
    <div className="space-y-4">
      <div className="grid gap-3 column:grid-cols-2">
        <Choice label="Lane" value={lane} onChoose={choose(setLane)} options={lanesIn(items)} />
        <Choice label="Who" value={by} onChoose={choose(setBy)} options={peopleIn(items)} />
      </div>
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {wanted.length} of {items.length}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead className="border-ink border-b-2 text-sm">
            <tr>
              <th className="py-2 pr-3">Time</th>
              <th className="py-2 pr-3">Lane</th>
              <th className="py-2 pr-3">Who</th>
              <th className="py-2">What</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {wanted.slice(0, shown).map((item) => (
              <ItemRow key={item.id} item={item} playhead={playhead} />
            ))}
          </tbody>
        </table>
      </div>
      {wanted.length > shown && (
        <Button look="quiet" className="w-full" onClick={() => setShown(shown + ROWS)}>
          Show {Math.min(ROWS, wanted.length - shown)} more
        </Button>
      )}
    </div>
  )
}

function ItemRow({ item, playhead }: { item: Item; playhead: PlayheadStore }) {
  return (
    <tr className="align-top" {...colouredFor(item.by)}>
      <td className="w-px whitespace-nowrap pr-4">
        <button
          type="button"
          {...goTo(playhead, item.at)}
          className="min-h-11 rounded-lg pr-1 font-semibold text-action tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-action"
        >
          <span className="sr-only">Go to </span>
          {caseTimeText(playhead.course, item.at)}
        </button>
      </td>
      <td className="w-px whitespace-nowrap py-2.5 pr-4 text-ink-soft text-sm leading-relaxed">
        {laneTitles[item.lane]}
      </td>
      <td className="w-px whitespace-nowrap py-2.5 pr-4 font-semibold text-(--role) text-sm leading-relaxed">
        {personText(item.by)}
      </td>
      <td className="wrap-anywhere min-w-48 py-2.5 leading-snug">
        {item.text}
        {item.to !== undefined && (
          <span className="text-ink-soft tabular-nums"> Until {caseTimeText(playhead.course, item.to)}.</span>
        )}
      </td>
    </tr>
  )
}

type Options = readonly { readonly value: string; readonly text: string }[]

const lanesIn = (items: readonly Item[]): Options =>
  laneNames
    .filter((name) => items.some(({ lane }) => lane === name))
    .map((name) => ({ value: name, text: laneTitles[name] }))

const peopleIn = (items: readonly Item[]): Options =>
  everybody
    .filter((each) => items.some(({ by }) => by === each))
    .map((each) => ({ value: String(each), text: personText(each) }))

interface ChoiceProps {
  readonly label: string
  readonly value: Wanted
  readonly options: Options
  readonly onChoose: (wanted: Wanted) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1 min-h-12 w-full rounded-xl border border-line-strong bg-paper px-3"
      >
        <option value="all">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
