import { Columns3, Table } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { KeptRun } from '#case/report/kept-run.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { FetchTrouble, useFetched } from '../../parts/use-fetched.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  dateText,
  harmText,
  type Order,
  orders,
  pathOf,
  preparationText,
  scoreOf,
  sifted,
  startText,
  teamText,
} from './run-text.ts'

const MOST_COMPARED = 4
const keyOf = ({ room, run }: KeptRun): string => `${room}.${run}`

/** The runs that rooms have kept. */
export function ArchiveScreen() {
  const fetching = useFetched<{ runs: readonly KeptRun[] }>('/api/archive')
  const runs = fetching.data?.runs
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading title="Archive" className="font-bold text-title" />
          <p className="mt-1 max-w-2xl text-ink-soft leading-relaxed">
            The runs that your rooms kept, until their time is over. Choose two to four to lay them side by side.
          </p>
        </div>
        {runs && runs.length > 0 && (
          <a
            href="/api/archive.csv"
            download
            className="inline-flex min-h-12 items-center gap-2 rounded-xl border border-line-strong bg-paper px-5 font-semibold hover:bg-wash"
          >
            <Table aria-hidden size={18} /> CSV of all
          </a>
        )}
      </div>
      {!runs && <FetchTrouble of={fetching} text="Looking through the archive" />}
      {runs?.length === 0 && <Empty />}
      {runs && runs.length > 0 && <Runs runs={runs} />}
    </>
  )
}

const Empty = () => (
  <div className="rounded-card border border-line-strong border-dashed bg-paper p-8 text-center">
    <p className="font-semibold text-lg">No run is kept.</p>
    <p className="mx-auto mt-1 max-w-md text-ink-soft leading-relaxed">
      A room keeps its runs if you say so when you open it, or in its settings before a run begins.
    </p>
  </div>
)

function Runs({ runs }: { runs: readonly KeptRun[] }) {
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<Order>('newest')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const shown = sifted(runs, words, order)
  const counted = runs.length === 1 ? '1 run' : `${runs.length} runs`
  const canCompare = chosen.length >= 2
  const toggle = (key: string) =>
    setChosen((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]))

  return (
    <div className="space-y-4">
      <div className="grid items-end gap-3 column:grid-cols-[1fr_auto_auto]">
        <TextField
          label="Find"
          type="search"
          placeholder="Room, name or day"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <label className="block">
          <span className="mb-1.5 block font-medium">Order</span>
          <select
            value={order}
            onChange={(event) => setOrder(event.target.value as Order)}
            className="min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base"
          >
            {Object.entries(orders).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ButtonLink
          to={canCompare ? `/archive/compare?runs=${chosen.join(',')}` : '/archive'}
          look={canCompare ? 'primary' : 'quiet'}
          aria-disabled={!canCompare}
          onClick={(event) => {
            if (!canCompare) event.preventDefault()
          }}
          className={canCompare ? '' : 'cursor-not-allowed text-ink-soft!'}
        >
          <Columns3 aria-hidden size={18} /> Side by side ({chosen.length})
        </ButtonLink>
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {shown.length === runs.length ? counted : `${shown.length} of ${counted}`}
      </p>
      <ul className="space-y-3">
        {shown.map((run) => (
          <RunRow
            key={keyOf(run)}
            run={run}
            isChosen={chosen.includes(keyOf(run))}
            canChoose={chosen.length < MOST_COMPARED || chosen.includes(keyOf(run))}
            onToggle={() => toggle(keyOf(run))}
          />
        ))}
      </ul>
    </div>
  )
}

interface RunRowProps {
  readonly run: KeptRun
  readonly isChosen: boolean
  readonly canChoose: boolean
  readonly onToggle: () => void
}

function RunRow({ run, isChosen, canChoose, onToggle }: RunRowProps) {
  const { summary } = run
  return (
    <li className="flex gap-4 rounded-card border border-line bg-paper p-4">
      <input
        type="checkbox"
        aria-label={`Lay ${run.roomName}, ${startText(run)} beside others`}
        checked={isChosen}
        disabled={!canChoose}
        onChange={onToggle}
        className="mt-1 size-5 shrink-0 accent-action"
      />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="min-w-0">
          <Link
            to={pathOf(run)}
            className="wrap-anywhere font-semibold text-action text-lg leading-tight underline underline-offset-4"
          >
            {run.roomName}, {startText(run)}
          </Link>
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{teamText(run)}</p>
          <p className="text-ink-soft text-sm">
            {summary.isWhole ? 'To the end' : 'Ended early'} · kept until {dateText(run.keptUntil)}
            {run.hasSound && ' · with recordings'}
          </p>
        </div>
        <dl className="grid grid-cols-3 gap-x-6 text-sm lg:text-right">
          <Fact name="Score" value={scoreOf(summary)} />
          <Fact name="Preparation" value={preparationText(summary)} />
          <Fact name="Harm" value={harmText(summary)} />
        </dl>
      </div>
    </li>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
