import { ArrowLeft, Braces, LogOut, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, Outlet, Route, Routes, useParams } from 'react-router'
import type { OwnRun, OwnRuns, OwnPart as Told } from '#case/report/own-run.ts'
import { ownRunsTexts, takeOutQuestion } from '#content/texts/kept-runs.ts'
import { ask, messageFor } from '../../base/live/accounts.ts'
import { nothingYet } from '../../base/live/live-store.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useSeat } from '../../base/live/seat.ts'
import { createStore } from '../../base/live/store.ts'
import { homeOf, isGuest, nameOf, useStoredUser } from '../../base/live/stored-user.ts'
import { mirrorOf, SurroundingsProvider, useView } from '../../base/live/surroundings.ts'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { startText } from '../../base/ui/date-text.ts'
import { FileLink } from '../../base/ui/file-link.tsx'
import { PagesNav } from '../../base/ui/pages-nav.tsx'
import { SkipLink } from '../../base/ui/skip-link.tsx'
import { useOpenForPrint } from '../../base/ui/use-open-for-print.ts'
import { leadPath } from '../../hands/steps/follow.tsx'
import { RatingsTable } from '../../look-back/debriefing/phases/ratings-table.tsx'
import { OwnPart } from '../../look-back/report/person/person-section.tsx'
import { LogoutDialog } from '../layout/logout-dialog.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { StatusLine } from '../notices/status-line.tsx'
import { OfStory } from './own-runs-of-story.tsx'

/** What is kept of oneself. */
export const MeRoutes = () => (
  <Routes>
    <Route element={<MeLayout />}>
      <Route index element={<OwnRunsScreen />} />
      <Route path=":room/:run" element={<OwnRunScreen />} />
    </Route>
  </Routes>
)

const IN_HEADER =
  'inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold text-ink-soft hover:bg-wash hover:text-ink'

/** The pages of what is kept of oneself, with a way back to where one was. */
function MeLayout() {
  const user = useStoredUser()
  const seat = useSeat()
  const own = useView((view) => seat && leadPath(seat.roleId, seat.step, view))
  const [isLeaving, setIsLeaving] = useState(false)
  const main = useRef<HTMLElement>(null)
  useOpenForPrint(main)
  return (
    <div className="flex min-h-dvh flex-col bg-surface print:bg-paper">
      <SkipLink />
      <header className="border-line border-b bg-paper print:hidden">
        <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-2 px-5 py-2 column:px-8">
          <p className="me-auto basis-full py-2 font-bold text-action leading-tight column:basis-auto">
            Neonatal Transport Trainer
          </p>
          <Link to={own ?? homeOf(user)} className={IN_HEADER}>
            <ArrowLeft aria-hidden size={18} /> {own ? 'Back to the case' : 'Back'}
          </Link>
          <button type="button" onClick={() => setIsLeaving(true)} className={IN_HEADER}>
            <LogOut aria-hidden size={18} />
            Log out
          </button>
        </div>
      </header>
      <StatusLine />
      <main ref={main} id="main" className="mx-auto w-full max-w-5xl flex-1 px-5 pb-20 column:px-8 print:p-0">
        {/* On paper it says whose it is. */}
        {user && <p className="hidden text-ink-soft print:block">{user.email || nameOf(user)}</p>}
        <Outlet />
      </main>
      {isLeaving && <LogoutDialog role={seat?.roleId ?? null} onClose={() => setIsLeaving(false)} />}
    </div>
  )
}

/** What somebody did in one kept run, for that one alone. */
function OwnRunScreen() {
  const { room = '', run = '' } = useParams()
  const fetching = useFetched<Told>(`/api/own-runs/${room}/${run}`)
  const { data } = fetching
  return (
    <div className="mx-auto max-w-[540px] print:max-w-none">
      <Link
        to="/me"
        className="mt-2 inline-block py-1 font-semibold text-action underline underline-offset-4 print:hidden"
      >
        My runs
      </Link>
      <PageHeading
        title={data ? `${startText(data.run)}, ${data.run.roomName}` : 'One of my runs'}
        className="wrap-anywhere font-bold text-title"
      />
      {data ? <Part told={data} /> : <FetchTrouble of={fetching} text="Opening the run" />}
    </div>
  )
}

/** Drawn from what was kept, and from nothing that goes on meanwhile. */
const overAndDone = mirrorOf(0, createStore(nothingYet))

const Part = ({ told: { run, person, ratings } }: { told: Told }) => (
  <div className="space-y-6">
    <p className="wrap-anywhere mt-1 text-ink-soft">{run.story.title}</p>
    <Button look="quiet" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden size={18} /> Print
    </Button>
    {person === null && <Callout look="wait">{ownRunsTexts.noPart}</Callout>}
    {person && (
      <SurroundingsProvider value={overAndDone}>
        <OwnPart person={person} />
      </SurroundingsProvider>
    )}
    {ratings.length > 0 && (
      <section aria-labelledby="ratings" className="space-y-3">
        <h2 id="ratings" className="border-ink border-t-2 pt-3 font-bold text-xl tracking-tight">
          How the team was rated
        </h2>
        <RatingsTable ratings={ratings} watched={[]} />
      </section>
    )}
  </div>
)

/** The runs that somebody took part in, as long as they are kept. */
function OwnRunsScreen() {
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
    {hasRuns && <p className="max-w-2xl text-ink-soft text-sm leading-relaxed">{ownRunsTexts.onPaper}</p>}
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
