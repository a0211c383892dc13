import { Braces, Printer, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnRun, OwnRuns } from '#case/report/own-run.ts'
import { ownRunsTexts, takeOutQuestion } from '#content/texts/own-runs.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { ask, messageFor } from '../live/accounts.ts'
import { notify } from '../live/notice-store.ts'
import { isGuest, useStoredUser } from '../live/stored-user.ts'
import { FetchTrouble, useFetched } from '../parts/use-fetched.tsx'
import { RoleTag } from '../roles/role-tag.tsx'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { dateText, startText } from '../ui/date-text.ts'
import { Fact } from '../ui/fact.tsx'
import { FileLink } from '../ui/file-link.tsx'
import { clockText, scoreText } from '../ui/number-text.ts'
import { PagesNav } from '../ui/pages-nav.tsx'
import { OwnCharts, ownLines } from './own-charts.tsx'

/** The runs that somebody took part in, as long as they are kept. */
export function OwnRunsScreen() {
  const user = useStoredUser()
  return (
    <>
      <PageHeading title="My runs" className="mt-2 font-bold text-title" />
      {user && isGuest(user) ? <p className="mt-3 max-w-xl leading-relaxed">{ownRunsTexts.guest}</p> : <Fetched />}
    </>
  )
}

function Fetched() {
  const [page, setPage] = useState(1)
  const fetching = useFetched<OwnRuns>(`/api/own-runs?page=${page}`)
  const { data } = fetching
  return (
    <>
      <p className="mt-1 mb-6 max-w-2xl text-ink-soft leading-relaxed print:hidden">{ownRunsTexts.lead}</p>
      {(!data || fetching.problem) && <FetchTrouble of={fetching} text="Looking for your runs" />}
      {data && (data.found === 0 ? <Empty /> : <Runs list={data} onChanged={fetching.again} />)}
      {data && data.found > 0 && <PagesNav list={data} page={page} onTurn={setPage} />}
      {data && <Files hasRuns={data.found > 0} />}
    </>
  )
}

const Empty = () => (
  <div className="rounded-card border border-line-strong border-dashed bg-paper p-8 text-center">
    <p className="font-semibold text-lg">{ownRunsTexts.none}</p>
    <p className="mx-auto mt-1 max-w-md text-ink-soft leading-relaxed">{ownRunsTexts.noneWhy}</p>
  </div>
)

/** To take along. */
const Files = ({ hasRuns }: { hasRuns: boolean }) => (
  <section aria-label="To take along" className="mt-8 space-y-3 print:hidden">
    <p className="max-w-2xl text-ink-soft text-sm leading-relaxed">{ownRunsTexts.files}</p>
    <div className="flex flex-wrap gap-2.5">
      <FileLink href="/api/own-runs.json">
        <Braces aria-hidden size={18} /> Download all that is kept of me
      </FileLink>
      {hasRuns && (
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden size={18} /> Print
        </Button>
      )}
    </div>
  </section>
)

function Runs({ list: { runs, stories }, onChanged }: { list: OwnRuns; onChanged: () => void }) {
  const [asked, setAsked] = useState<OwnRun | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function takeOut({ room, run }: OwnRun) {
    const { status, body } = await ask(`/api/own-runs/${room}/${run}/take-out`, {})
    setProblem(status === 200 ? null : (body.message ?? messageFor(status)))
    if (status === 200) notify(ownRunsTexts.takenOut)
    onChanged()
  }

  return (
    <div className="space-y-10">
      <div role="alert" className="empty:hidden">
        {problem && <Callout look="alarm">{problem}</Callout>}
      </div>
      {stories.map(({ id, title }) => (
        <OfStory key={id} title={title} runs={runs.filter(({ story }) => story.id === id)} onTakeOut={setAsked} />
      ))}
      {asked && <AskFirst question={takeOutQuestion} onStay={() => setAsked(null)} onGo={() => void takeOut(asked)} />}
    </div>
  )
}

interface OfStoryProps {
  readonly title: string
  readonly runs: readonly OwnRun[]
  readonly onTakeOut: (run: OwnRun) => void
}

/** Points and tasks of different stories say nothing of each other. */
function OfStory({ title, runs, onTakeOut }: OfStoryProps) {
  if (runs.length === 0) return null
  const lines = ownLines(runs)
  return (
    <section className="space-y-4">
      <div>
        <h2 className="wrap-anywhere font-bold text-xl tracking-tight">{title}</h2>
        <p className="text-ink-soft text-sm">{ownRunsTexts.team}</p>
      </div>
      {lines.length > 0 && <OwnCharts lines={lines} />}
      <ul className="space-y-3">
        {runs.map((run) => (
          <OwnRunRow key={`${run.room}.${run.run}`} run={run} onTakeOut={() => onTakeOut(run)} />
        ))}
      </ul>
    </section>
  )
}

const ofCount = (counted: { readonly count: number; readonly of: number } | null | undefined): string =>
  counted ? `${counted.count} of ${counted.of}` : '–'

/** One run that somebody took part in. */
function OwnRunRow({ run, onTakeOut }: { run: OwnRun; onTakeOut: () => void }) {
  const { summary, figures, roleId, teamSize } = run
  return (
    <li className="break-inside-avoid rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Link
            to={`/me/${run.room}/${run.run}`}
            className="wrap-anywhere font-semibold text-action text-lg leading-tight underline underline-offset-4"
          >
            {startText(run)}, {run.roomName}
          </Link>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            {roleId === null ? <span>You gave your seat away before the end</span> : <RoleTag role={roleId} />}
            <span>{teamSize === 1 ? 'alone, with stand-ins' : `a team of ${teamSize}`}</span>
            <span>{summary.isWhole ? 'to the end' : 'ended early'}</span>
            <span>kept until {dateText(run.keptUntil)}</span>
          </p>
        </div>
        <Button look="quiet" className="print:hidden" onClick={onTakeOut}>
          <UserMinus aria-hidden size={18} /> Take my name out
        </Button>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm column:grid-cols-5">
        <Fact name="Points" value={`${scoreText(summary.score)} of ${summary.best}`} />
        <Fact
          name="Preparation"
          value={summary.preparationMs === null ? 'did not leave' : clockText(summary.preparationMs)}
        />
        <Fact name="Whole run" value={figures?.wholeMs == null ? '–' : clockText(figures.wholeMs)} />
        <Fact name="Loops closed" value={ofCount(figures?.loops)} />
        <Fact name="Doses wrong at first" value={ofCount(figures?.doses)} />
      </dl>
      {figures && figures.people > 1 && (
        <p className="mt-2 text-ink-soft text-sm">
          {figures.people} people had this seat, one after the other: loops and ratings are of all of them.
        </p>
      )}
    </li>
  )
}
