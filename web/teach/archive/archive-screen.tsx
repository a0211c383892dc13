import { Columns3, Table, TrendingUp, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { KeptList, KeptOrder, ListedRun } from '#case/report/kept-run.ts'
import { MOST_COMPARED } from '#case/rules/house-limits.ts'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { ButtonLink } from '../../base/ui/button.tsx'
import { dateText, startText } from '../../base/ui/date-text.ts'
import { Fact } from '../../base/ui/fact.tsx'
import { FileLink } from '../../base/ui/file-link.tsx'
import { PagesNav } from '../../base/ui/pages-nav.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { harmText, ONE_STORY, orderNames, pathOf, preparationText, scoreOf, teamText } from './run-text.ts'
import { useDebounced, useLast } from './use-debounced.ts'

const keyOf = ({ room, run }: ListedRun): string => `${room}.${run}`

/** What somebody looks for. */
interface Wanted {
  readonly words: string
  /** By its id; empty: any. */
  readonly story: string
  readonly order: KeptOrder
  readonly page: number
}

function addressOf({ words, story, order, page }: Wanted): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return `/api/archive?${new URLSearchParams({ words, story, order, page: String(page), zone })}`
}

/** The runs that rooms have kept. */
export function ArchiveScreen() {
  const [wanted, setWanted] = useState<Wanted>({ words: '', story: '', order: 'newest', page: 1 })
  const fetching = useFetched<KeptList>(addressOf(useDebounced(wanted)))
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
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink
              look="quiet"
              to={`/archive/over-time?${new URLSearchParams({ words: wanted.words, story: wanted.story })}`}
            >
              <TrendingUp aria-hidden size={18} /> Over time
            </ButtonLink>
            <FileLink href="/api/archive.csv">
              <Table aria-hidden size={18} /> CSV of all
            </FileLink>
          </div>
        )}
      </div>
      {(!list || fetching.problem) && <FetchTrouble of={fetching} text="Looking through the archive" />}
      {list?.all === 0 && <NothingKept />}
      {list && list.all > 0 && (
        <div className="space-y-6">
          <Runs list={list} wanted={wanted} onWant={setWanted} />
          <CompletionsLink />
        </div>
      )}
    </>
  )
}

export const NothingKept = () => (
  <div className="rounded-card border border-line-strong border-dashed bg-paper p-8 text-center">
    <p className="font-semibold text-lg">No run is kept.</p>
    <p className="mx-auto mt-1 max-w-md text-ink-soft leading-relaxed">
      A room keeps its runs if you say so when you open it, or in its settings before a run begins.
    </p>
  </div>
)

/** Which runs are listed, and in what order. */
function WantedFields({ stories, wanted, onWant }: Pick<KeptList, 'stories'> & Omit<RunsProps, 'list'>) {
  return (
    <>
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
    </>
  )
}

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
        <WantedFields stories={stories} wanted={wanted} onWant={onWant} />
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
      <PagesNav list={list} page={wanted.page} onTurn={(page) => onWant({ ...wanted, page })} />
    </div>
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

/** Who took part in what, from one day to another, as a file. */
function CompletionsLink() {
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <details className="rounded-card border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 rounded-card px-4 font-semibold hover:bg-wash">
        <UserCheck aria-hidden size={18} /> Completions
      </summary>
      <div className="space-y-3 px-4 pb-4">
        <p className="max-w-2xl text-ink-soft text-sm leading-relaxed">
          A table for your learning system: a row for each person in each kept run, with e-mail, story, role, minutes
          and whether it went to the end. Without days it has all of them.
        </p>
        <div className="grid items-end gap-3 column:grid-cols-[1fr_1fr_auto]">
          <TextField label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          <TextField label="Until" type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          <FileLink href={`/api/archive/completions.csv?${new URLSearchParams({ from, until, zone })}`}>
            CSV of completions
          </FileLink>
        </div>
      </div>
    </details>
  )
}
