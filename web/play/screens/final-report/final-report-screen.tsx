import type { RoleId } from '#case/records/roles.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'
import { useLive, useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { StoryLine } from '../../../hands/team/team-panel.tsx'
import { Debrief, PromptsOfPhase } from './debrief.tsx'
import '../../../look-back/debriefing/debriefing.css'
import { FileText } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import type { DebriefingView } from '#case/views/debriefing.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { lazyPart, PartLoading } from '../../../base/parts/lazy-part.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import type { LedLine } from '../../../look-back/debriefing/debriefing-together.tsx'
import { PhaseBar } from '../../../look-back/debriefing/phases/phase-bar.tsx'
import { PhaseLead } from '../../../look-back/debriefing/phases/phase-lead.tsx'
import { TakeLead, useLead } from '../../../look-back/debriefing/phases/use-lead.tsx'
import { useLook } from '../../../look-back/debriefing/phases/use-look.ts'
import { KeepReport } from './keep-report.tsx'
import { TeamRating } from './team-rating.tsx'

/** What the team learns from: the talk about the run in its four phases, and in it the report. */
export function FinalReportScreen({ role }: ScreenProps) {
  const { mirrors } = useSurroundings()
  const talk = useView((view) => view.debriefing)

  if (!talk) return <ReportNotDue role={role} />
  // The report and the time line are for those who have a seat: who looks at their screens is told where they are.
  if (mirrors !== null) return <MirroredTalk role={role} />
  return (
    <div className="space-y-2">
      <StoryLine />
      <Talk role={role} talk={talk} />
    </div>
  )
}

function MirroredTalk({ role }: { role: RoleId }) {
  const phase = useView((view) => view.debriefing?.phase)
  const title = phaseTexts.find((one) => one.phase === phase)?.title
  return (
    <div className="space-y-5">
      <Callout>The team is in its debriefing: {title}.</Callout>
      <Debrief role={role} />
    </div>
  )
}

/** For whom the report waits. */
function ReportNotDue({ role }: { role: RoleId }) {
  const isHandedOver = useView((view) => view.recordings?.handover != null) ?? false
  return (
    <div className="space-y-5">
      <p role="status" className="text-ink-soft leading-relaxed">
        {isHandedOver
          ? 'The handover is saved. The report opens when you come to it.'
          : 'The report opens for all three when the Provider has saved the handover.'}
      </p>
      <TeamList ownRole={role} />
    </div>
  )
}

const TeamReport = lazyPart(() => import('./team-report.tsx').then((module) => module.TeamReport))
const TeamTimeLine = lazyPart(() =>
  import('../../../look-back/debriefing/debriefing-together.tsx').then((module) => module.TeamTimeLine),
)

const FETCHED_AFTER_MS = 1500

/** While they say how they feel, what they come to next is fetched. Should that fail, it is asked for when it is shown. */
function useFetchedAhead(): void {
  useEffect(() => {
    const fetch = () => TeamTimeLine.fetch().then(TeamReport.fetch)
    const timer = setTimeout(() => void fetch().catch(() => {}), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** The talk about the run. Everyone is where the team is, or looks around alone. */
function Talk({ role, talk }: { role: RoleId; talk: DebriefingView }) {
  useFetchedAhead()
  const { shown, isAlone, look } = useLook(talk.phase)
  const moving = useCommand('lead-debriefing')
  const taking = useCommand('take-lead')
  const line = useRef<LedLine>(null)
  function send(to: DebriefingPhase) {
    if (to === shown) line.current?.bringEveryone()
    moving.send({ phase: to })
  }
  const lead = useLead({ ...talk, shown, look, send })
  const run = useLive(({ held }) => held?.run ?? 0)
  const next = phaseAfter(talk.phase)
  const isClosed = shown === 'analysis' && !talk.isReportOpen
  const hasLine = shown === 'description' || (shown === 'analysis' && !isClosed)

  return (
    <div data-role={role} className="space-y-6 print:space-y-2">
      <PhaseBar phase={talk.phase} shown={shown} onPress={lead.press} />
      <div className="space-y-2 print:hidden">
        <PhaseLead phase={shown} />
        <p role="status" className="text-ink-soft text-sm">
          {whoLeads(talk)}
        </p>
      </div>
      <div role="status" className="print:hidden">
        {isAlone && <Alone talk={talk} shown={shown} onBack={() => look(null)} onTakeAll={lead.takeTo} />}
      </div>
      <div role="status" className="print:hidden">
        {talk.leader !== 'educator' && talk.leader !== role && (
          <TakeLead role={role} leader={talk.leader} take={taking} />
        )}
      </div>
      <div role="alert">{moving.refusal && <p className="text-alarm">{moving.refusal}</p>}</div>
      <Said role={role} talk={talk} shown={shown} isClosed={isClosed} onReport={() => look('analysis')} />
      {talk.isLeading && !isAlone && next && (
        <Button className="w-full print:hidden" disabled={moving.isSending} onClick={() => lead.press(next.phase)}>
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
          <TeamTimeLine
            ref={line}
            run={run}
            isLeading={talk.isLeading && !isAlone}
            isAboutToLead={taking.isSending && !isAlone}
            hasMoments={shown === 'analysis'}
          />
        </Suspense>
      )}
      {lead.question}
    </div>
  )
}

interface SaidProps {
  readonly role: RoleId
  readonly talk: DebriefingView
  readonly shown: DebriefingPhase
  readonly isClosed: boolean
  readonly onReport: () => void
}

const phaseAfter = (phase: DebriefingPhase) => phaseTexts[phaseTexts.findIndex((one) => one.phase === phase) + 1]

/** What is asked and written in a phase. */
const Said = ({ role, talk, shown, isClosed, onReport }: SaidProps) => (
  <>
    {shown !== 'analysis' && <PromptsOfPhase role={role} stage={shown} />}
    {shown === 'reactions' && <TeamRating rating={talk.rating} />}
    {shown === 'summary' && <Summary talk={talk} />}
    {isClosed && <Closed talk={talk} />}
    {shown !== 'analysis' && talk.isReportOpen && (
      <Button look="quiet" className="w-full" onClick={onReport}>
        <FileText aria-hidden size={18} /> Show the report
      </Button>
    )}
  </>
)

const titleOf = (phase: DebriefingPhase) => phaseTexts.find((one) => one.phase === phase)?.title.toLowerCase() ?? ''

function whoLeads({ leader, isLeading }: DebriefingView): string {
  if (leader === 'educator') return 'Your educator leads. Your page follows.'
  return isLeading ? 'You lead: everyone’s page follows yours.' : `The ${roles[leader].label} leads. Your page follows.`
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
    Points, what was right and why open for everyone when
    {leader === 'educator' ? ' your educator ' : ` the ${roles[leader].label} `}
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
