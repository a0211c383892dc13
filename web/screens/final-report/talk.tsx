import { FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { DebriefingView } from '#case/views/debriefing.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'
import { useLive } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { lazyPart, PartLoading } from '../../parts/lazy-part.tsx'
import { PhaseBar } from '../../talk/phase-bar.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { DebriefPhase } from './debrief.tsx'
import { KeepReport } from './keep-report.tsx'
import { TeamRating } from './team-rating.tsx'

const TeamReport = lazyPart(() => import('./team-report.tsx').then((module) => module.TeamReport))
const TeamTimeLine = lazyPart(() => import('./team-time-line.tsx').then((module) => module.TeamTimeLine))

/** The talk about the run. Everyone is where the team is, or looks around alone. */
export function Talk({ role, talk }: { role: RoleId; talk: DebriefingView }) {
  const { shown, isAlone, look } = useLook(talk.phase)
  const lead = useLead(talk, look)
  const run = useLive(({ held }) => held?.run ?? 0)
  const text = phaseTexts.find(({ phase }) => phase === shown)
  const next = phaseTexts[phaseTexts.findIndex(({ phase }) => phase === talk.phase) + 1]
  const isClosed = shown === 'analysis' && !talk.isReportOpen
  const hasLine = shown === 'description' || (shown === 'analysis' && !isClosed)

  return (
    <div data-role={role} className="space-y-6 print:space-y-2">
      <PhaseBar phase={talk.phase} shown={shown} onPress={lead.press} />
      <div className="space-y-2 print:hidden">
        <p className="leading-relaxed">{text?.lead}</p>
        <p className="text-ink-soft text-sm">{whoLeads(talk)}</p>
      </div>
      <div role="status" className="print:hidden">
        {isAlone && <Alone talk={talk} shown={shown} onBack={() => look(null)} onTakeAll={lead.takeTo} />}
      </div>
      <div role="alert">{lead.refusal && <p className="text-alarm">{lead.refusal}</p>}</div>
      {shown !== 'analysis' && <DebriefPhase role={role} stage={shown} />}
      {shown === 'reactions' && <TeamRating rating={talk.rating} />}
      {shown === 'summary' && <Summary talk={talk} />}
      {isClosed && <Closed talk={talk} />}
      {shown !== 'analysis' && talk.isReportOpen && (
        <Button look="quiet" className="w-full" onClick={() => look('analysis')}>
          <FileText aria-hidden size={18} /> Show the report
        </Button>
      )}
      {talk.isLeading && !isAlone && next && (
        <Button className="w-full print:hidden" disabled={lead.isSending} onClick={() => lead.press(next.phase)}>
          Go on to {next.title.toLowerCase()}, with everyone
        </Button>
      )}
      {shown === 'analysis' && !isClosed && (
        <Suspense fallback={<PartLoading />}>
          <TeamReport role={role} />
        </Suspense>
      )}
      {hasLine && (
        <Suspense fallback={<PartLoading />}>
          <TeamTimeLine run={run} isLeading={talk.isLeading && !isAlone} />
        </Suspense>
      )}
      {lead.question}
    </div>
  )
}

/** What is looked at: where the team is, unless the address names another phase. */
function useLook(phase: DebriefingPhase) {
  const [search, setSearch] = useSearchParams()
  const own = phaseTexts.find(({ phase: one }) => one === search.get('phase'))?.phase ?? null
  return {
    shown: own ?? phase,
    isAlone: own !== null && own !== phase,
    look: (to: DebriefingPhase | null) => setSearch(to === null ? {} : { phase: to }, { replace: true }),
  }
}

/** Moves everyone, if it is one's own to do; else oneself. */
function useLead({ phase: now, isLeading, isReportOpen }: DebriefingView, look: (to: DebriefingPhase | null) => void) {
  const { send, isSending, refusal } = useCommand('lead-debriefing')
  const [asked, setAsked] = useState<DebriefingPhase | null>(null)

  function move(phase: DebriefingPhase) {
    look(null)
    if (phase !== now) send({ phase })
  }
  function takeTo(phase: DebriefingPhase) {
    const opens = !isReportOpen && (phase === 'analysis' || phase === 'summary')
    if (opens) setAsked(phase)
    else move(phase)
  }
  return {
    isSending,
    refusal,
    takeTo,
    press: (phase: DebriefingPhase) => (isLeading ? takeTo(phase) : look(phase === now ? null : phase)),
    question: asked && (
      <AskFirst
        question={{
          title: 'Open the score for everyone?',
          text: 'Points, what was right and why are read by all from then on. They cannot be hidden again.',
          stay: 'Not yet',
          go: 'Open it',
        }}
        onStay={() => setAsked(null)}
        onGo={() => move(asked)}
      />
    ),
  }
}

const titleOf = (phase: DebriefingPhase) => phaseTexts.find((one) => one.phase === phase)?.title.toLowerCase() ?? ''

function whoLeads({ leader, isLeading }: DebriefingView): string {
  if (leader === 'educator') return 'Your educator leads. Your page follows.'
  return isLeading ? 'You lead: everyone’s page follows yours.' : 'The Provider leads. Your page follows.'
}

interface AloneProps {
  readonly talk: DebriefingView
  readonly shown: DebriefingPhase
  readonly onBack: () => void
  readonly onTakeAll: (phase: DebriefingPhase) => void
}

function Alone({ talk, shown, onBack, onTakeAll }: AloneProps) {
  return (
    <Callout look="wait">
      <p>You look at this alone. The team is at {titleOf(talk.phase)}.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="quiet" onClick={onBack}>
          Back to the team
        </Button>
        {talk.isLeading && (
          <Button look="quiet" onClick={() => onTakeAll(shown)}>
            Bring everyone here
          </Button>
        )}
      </div>
    </Callout>
  )
}

const Closed = ({ talk: { leader } }: { talk: DebriefingView }) => (
  <Callout>
    Points, what was right and why open for everyone when {leader === 'educator' ? 'your educator' : 'the Provider'}{' '}
    comes to the analysis.
  </Callout>
)

function Summary({ talk }: { talk: DebriefingView }) {
  return (
    <>
      <TeamRating rating={talk.rating} />
      {talk.isReportOpen && <KeepReport />}
    </>
  )
}
