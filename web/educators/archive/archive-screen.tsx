import { ChevronLeft, ChevronRight, Columns3, Table } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { KeptList, KeptOrder, ListedRun } from '#case/report/kept-run.ts'
import { MOST_COMPARED } from '#case/rules/house-limits.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { FetchTrouble, useFetched } from '../../parts/use-fetched.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  dateText,
  harmText,
  ONE_STORY,
  orderNames,
  pathOf,
  preparationText,
  scoreOf,
  startText,
  teamText,
} from './run-text.ts'

const keyOf = ({ room, run }: ListedRun): string => `${room}.${run}`

/** What somebody looks for. */
interface Wanted {
  readonly words: string
  /** By its id; empty: any. */
  readonly story: string
  readonly order: KeptOrder
  readonly page: number
}
/** Who types is not answered letter by letter. */
const SETTLES_MS = 250

function addressOf({ words, story, order, page }: Wanted): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return `/api/archive?${new URLSearchParams({ words, story, order, page: String(page), zone })}`
}

/** The runs that rooms have kept. */
export function ArchiveScreen() {
  const [wanted, setWanted] = useState<Wanted>({ words: '', story: '', order: 'newest', page: 1 })
  const fetching = useFetched<KeptList>(addressOf(useSettled(wanted)))
  const list = useLast(fetching.data)
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading title="Archive" className="font-bold text-title" />
          <p className="mt-1 max-w-2xl text-ink-soft leading-relaxed">
            The runs that your rooms kept, until their time is over. Choose two to {MOST_COMPARED} to lay them side by
            side.
          </p>
        </div>
        {list && list.all > 0 && (
          <a
            href="/api/archive.csv"
            download
            className="inline-flex min-h-12 items-center gap-2 rounded-xl border border-line-strong bg-paper px-5 font-semibold hover:bg-wash"
          >
            <Table aria-hidden size={18} /> CSV of all
          </a>
        )}
      </div>
      {(!list || fetching.problem) && <FetchTrouble of={fetching} text="Looking through the archive" />}
      {list?.all === 0 && <Empty />}
      {list && list.all > 0 && <Runs list={list} wanted={wanted} onWant={setWanted} />}
    </>
  )
}

/** The newest, once it has not changed for a moment. */
function useSettled(wanted: Wanted): Wanted {
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return settled
}

/** What was there stays until the next has come. */
function useLast<T>(now: T | null): T | null {
  const [last, setLast] = useState(now)
  if (now !== null && now !== last) setLast(now)
  return now ?? last
}

const Empty = () => (
  <div className="rounded-card border border-line-strong border-dashed bg-paper p-8 text-center">
    <p className="font-semibold text-lg">No run is kept.</p>
    <p className="mx-auto mt-1 max-w-md text-ink-soft leading-relaxed">
      A room keeps its runs if you say so when you open it, or in its settings before a run begins.
    </p>
  </div>
)

interface RunsProps {
  readonly list: KeptList
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
}

function Runs({ list, wanted, onWant }: RunsProps) {
  const [chosen, setChosen] = useState<readonly ListedRun[]>([])
  const { runs, found, all, stories } = list
  const counted = all === 1 ? '1 run' : `${all} runs`
  const isOfOne = new Set(chosen.map(({ story }) => story.id)).size <= 1
  const canCompare = chosen.length >= 2 && isOfOne
  const isChosen = (run: ListedRun) => chosen.some((one) => keyOf(one) === keyOf(run))
  const toggle = (run: ListedRun) =>
    setChosen((now) => (isChosen(run) ? now.filter((one) => keyOf(one) !== keyOf(run)) : [...now, run]))

  return (
    <div className="space-y-4">
      <div className="grid items-end gap-3 column:grid-cols-2 md:grid-cols-[1fr_auto_auto_auto]">
        <TextField
          label="Find"
          type="search"
          placeholder="Room, name or day"
          value={wanted.words}
          onChange={(event) => onWant({ ...wanted, words: event.target.value, page: 1 })}
        />
        <SelectField
          label="Order"
          value={wanted.order}
          choices={Object.entries(orderNames).map(([order, name]) => ({ value: order, name }))}
          onChoose={(order) => onWant({ ...wanted, order: order as KeptOrder, page: 1 })} // one of the names above
        />
        {stories.length > 1 && (
          <SelectField
            label="Story"
            value={wanted.story}
            choices={[
              { value: '', name: 'All stories' },
              ...stories.map(({ id, title }) => ({ value: id, name: title })),
            ]}
            onChoose={(story) => onWant({ ...wanted, story, page: 1 })}
          />
        )}
        <ButtonLink
          to={canCompare ? `/archive/compare?runs=${chosen.map(keyOf).join(',')}` : '/archive'}
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
        {found === all ? counted : `${found} of ${counted}`}
        {!isOfOne && `. ${ONE_STORY}`}
      </p>
      <ul className="space-y-3">
        {runs.map((run) => (
          <RunRow
            key={keyOf(run)}
            run={run}
            isChosen={isChosen(run)}
            canChoose={chosen.length < MOST_COMPARED || isChosen(run)}
            onToggle={() => toggle(run)}
          />
        ))}
      </ul>
      <Pages list={list} wanted={wanted} onWant={onWant} />
    </div>
  )
}

function Pages({ list: { found, onAPage }, wanted, onWant }: RunsProps) {
  const last = Math.ceil(found / onAPage)
  if (last <= 1) return null
  const { page } = wanted
  const turn = (to: number) => {
    onWant({ ...wanted, page: to })
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <Button look="quiet" disabled={page <= 1} onClick={() => turn(page - 1)}>
        <ChevronLeft aria-hidden size={18} /> Previous
      </Button>
      <p className="tabular-nums">
        Page {page} of {last}
      </p>
      <Button look="quiet" disabled={page >= last} onClick={() => turn(page + 1)}>
        Next <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}

interface RunRowProps {
  readonly run: ListedRun
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
          <p className="wrap-anywhere mt-0.5 text-sm">{run.story.title}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{teamText(run)}</p>
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
