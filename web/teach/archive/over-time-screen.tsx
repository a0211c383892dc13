import { Table } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { comesBack, type OverTime, objectivesOf, type RunOverTime } from '#case/report/over-time.ts'
import { overTimeTexts } from '#content/texts/kept-runs.ts'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { startText } from '../../base/ui/date-text.ts'
import { FileLink } from '../../base/ui/file-link.tsx'
import { PagesNav } from '../../base/ui/pages-nav.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { NothingKept } from './archive-screen.tsx'
import { ObjectivesTable } from './objectives-table.tsx'
import { useDebounced, useLast } from './use-debounced.ts'

interface Wanted {
  readonly story: string
  readonly room: string
  readonly words: string
  readonly page: number
}

const queryOf = ({ story, room, words, page }: Wanted) =>
  new URLSearchParams({
    ...{ story, room, words, page: String(page) },
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })

/** A team over time: of a room, or of some people, which objectives were met in which runs, and what comes back. */
export function OverTimeScreen() {
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState<Wanted>({
    story: search.get('story') ?? '',
    room: '',
    words: search.get('words') ?? '',
    page: 1,
  })
  const query = queryOf(useDebounced(wanted))
  const fetching = useFetched<OverTime>(`/api/archive/over-time?${query}`)
  const told = useLast(fetching.data)
  return (
    <>
      <PageHeading title="Over time" className="mt-2 font-bold text-title" />
      <p className="mt-1 mb-6 max-w-2xl text-ink-soft leading-relaxed">{overTimeTexts.lead}</p>
      {(!told || fetching.problem) && <FetchTrouble of={fetching} text="Looking through the archive" />}
      {told?.story === null && <NothingKept />}
      {told?.story && (
        <Told told={told} wanted={wanted} onWant={setWanted} csv={`/api/archive/over-time.csv?${query}`} />
      )}
    </>
  )
}

interface ToldProps {
  readonly told: OverTime
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
  readonly csv: string
}

function Told({ told, wanted, onWant, csv }: ToldProps) {
  const { runs, found } = told
  return (
    <div className="space-y-6">
      <Choices told={told} wanted={wanted} onWant={onWant} csv={csv} />
      <p role="status" className="text-ink-soft text-sm">
        {foundText(runs, found)}
      </p>
      {runs.length > 0 && (
        <>
          <ComingBack runs={runs} />
          <ObjectivesTable objectives={objectivesOf(runs)} runs={runs.toReversed()} />
        </>
      )}
      <PagesNav list={told} page={wanted.page} onTurn={(page) => onWant({ ...wanted, page })} />
      <p className="print:hidden">
        <Link to="/archive" className="font-semibold text-action underline underline-offset-4">
          Back to the archive
        </Link>
      </p>
    </div>
  )
}

function Choices({ told: { stories, story, rooms }, wanted, onWant, csv }: ToldProps) {
  return (
    <div className="grid items-end gap-3 print:hidden column:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <SelectField
        label="Story"
        value={story?.id ?? ''}
        choices={stories.map(({ id, title }) => ({ value: id, name: title }))}
        onChoose={(id) => onWant({ ...wanted, story: id, room: '', page: 1 })}
      />
      <SelectField
        label="Room"
        value={wanted.room}
        choices={[{ value: '', name: 'All rooms' }, ...rooms.map(({ id, name }) => ({ value: id, name }))]}
        onChoose={(room) => onWant({ ...wanted, room, page: 1 })}
      />
      <TextField
        label="People"
        type="search"
        placeholder="Names, all in the run"
        value={wanted.words}
        onChange={(event) => onWant({ ...wanted, words: event.target.value, page: 1 })}
      />
      <FileLink href={csv}>
        <Table aria-hidden size={18} /> CSV
      </FileLink>
    </div>
  )
}

function foundText(runs: readonly RunOverTime[], found: number): string {
  const [newest, oldest] = [runs[0], runs.at(-1)]
  if (!newest || !oldest) return overTimeTexts.none
  if (found === 1) return overTimeTexts.one
  const span = [startText(oldest), startText(newest)] as const
  return runs.length === found ? overTimeTexts.all(found, ...span) : overTimeTexts.some(runs.length, found, ...span)
}

function ComingBack({ runs }: { runs: readonly RunOverTime[] }) {
  const found = comesBack(runs)
  return (
    <section aria-labelledby="comes-back">
      <h2 id="comes-back" className="font-bold text-xl tracking-tight">
        What comes back
      </h2>
      {found.length === 0 && (
        <p className="mt-1 text-ink-soft">
          {runs.length === 1 ? overTimeTexts.oneTellsNothing : overTimeTexts.nothingBack}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-paper empty:hidden">
        {found.map(({ kind, what, count, isStillSo }) => (
          <li key={`${kind} ${what}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5">
            <span className="wrap-anywhere min-w-60 flex-1">
              {kind === 'objective' ? overTimeTexts.notMet(what) : what}
            </span>
            <span className="text-ink-soft text-sm tabular-nums">
              {overTimeTexts[isStillSo ? 'stillBack' : 'onceBack'](count, runs.length)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
