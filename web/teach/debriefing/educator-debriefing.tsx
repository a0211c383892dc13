import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { People } from '#case/records/people.ts'
import type { Report } from '#case/report/report.ts'
import type { LedRoom } from '#case/rooms.ts'
import { ratingsInWords } from '#case/rules/rating-words.ts'
import type { EducatorDebriefingView } from '#case/views/console/console.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import type { View } from '#case/views/view.ts'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { roles } from '../../base/roles/roles.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { DebriefingTogether, type LedLine } from '../../look-back/debriefing/debriefing-together.tsx'
import { PhaseBar } from '../../look-back/debriefing/phases/phase-bar.tsx'
import { PhaseLead } from '../../look-back/debriefing/phases/phase-lead.tsx'
import { RatingForm } from '../../look-back/debriefing/phases/rating-form.tsx'
import { RatingsTable } from '../../look-back/debriefing/phases/ratings-table.tsx'
import { useLead } from '../../look-back/debriefing/phases/use-lead.tsx'
import { useLook } from '../../look-back/debriefing/phases/use-look.ts'
import { WrittenDebrief } from '../../look-back/debriefing/phases/written-debrief.tsx'
import { WrittenNotes } from '../../look-back/debriefing/phases/written-notes.tsx'
import { TimeLineSection } from '../../look-back/debriefing/time-line-section.tsx'
import { ReportFiles } from '../../look-back/report/report-files.tsx'
import { ReportToRead } from '../../look-back/report/report-to-read.tsx'
import { type Address, useEducatorCommand } from '../console/connection/use-educator-command.ts'
import { educatorName } from '../console/educator-name.ts'

interface EducatorDebriefingProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly talk: EducatorDebriefingView
  readonly uid: string
}

/** The four phases as an educator leads them. */
export function EducatorDebriefing({ room, told, talk, uid }: EducatorDebriefingProps) {
  const { view, people } = told
  const address = { room: room.id, run: view.run }
  const { send, isBusy, problem } = useEducatorCommand(address)
  const { shown, isAlone, look } = useLook(talk.phase)
  const isOthers = view.steers !== null && view.steers !== uid
  const isLeading = talk.leader === 'educator' && !isOthers
  const taking = useTaking(isLeading || isOthers)
  const line = useRef<LedLine>(null)
  const lead = useLead({
    phase: talk.phase,
    shown,
    isLeading,
    isReportOpen: talk.isReportOpen,
    look,
    send(phase) {
      if (phase === shown) line.current?.bringEveryone()
      void send({ kind: 'lead-debriefing', phase })
    },
  })
  const source = `/api/rooms/${room.id}`

  return (
    <>
      <div className="mx-auto max-w-[540px] space-y-4 print:hidden">
        <PhaseBar phase={talk.phase} shown={shown} onPress={lead.press} isOff={isBusy} />
        <PhaseLead phase={shown} />
        <div className="flex flex-wrap items-center gap-3">
          <p className="mr-auto text-ink-soft">{whoLeads(talk, isOthers)}</p>
          {isAlone && (
            <Button look="quiet" onClick={() => look(null)}>
              Back to the team
            </Button>
          )}
          {!isOthers && (
            <Button
              look="quiet"
              disabled={isBusy || taking.isUnderWay}
              onClick={() =>
                isLeading
                  ? void send({ kind: 'hand-debriefing' })
                  : void taking.follow(send({ kind: 'lead-debriefing', phase: talk.phase }))
              }
            >
              {isLeading ? `Let the ${roles[talk.teamLeader].label} lead` : 'Take the lead'}
            </Button>
          )}
        </div>
        {!talk.isReportOpen && (
          <Callout>The score is hidden: points, what was right and why open for the team with the analysis.</Callout>
        )}
        <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      </div>
      <div className="mx-auto max-w-[540px] space-y-6 print:max-w-none">
        {shown !== 'analysis' && <Written talk={talk} stage={shown} />}
        {(shown === 'reactions' || shown === 'summary') && (
          <Ratings talk={talk}>
            {isOthers ? (
              <RatedByOther name={educatorName(told, view.steers ?? '')} code={room.code} />
            ) : (
              <OwnRating talk={talk} address={address} />
            )}
          </Ratings>
        )}
        {shown === 'analysis' && <RoomReport source={source} talk={talk} people={people} />}
      </div>
      {(shown === 'description' || shown === 'analysis') && (
        <TimeLineSection isInColumn>
          <DebriefingTogether
            ref={line}
            source={source}
            run={view.run}
            room={room.id}
            isLeading={isLeading && !isAlone}
            isAboutToLead={taking.isUnderWay && !isAlone}
            hasMoments={shown === 'analysis'}
          />
        </TimeLineSection>
      )}
      {lead.question}
    </>
  )
}

/** The lead is asked for, until this page is told whose it is. An answer may come before that. */
function useTaking(isSettled: boolean) {
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked && isSettled) setIsAsked(false)
  return {
    isUnderWay: isAsked && !isSettled,
    async follow(asking: Promise<boolean>) {
      setIsAsked(true)
      if (!(await asking)) setIsAsked(false)
    },
  }
}

function whoLeads({ leader }: EducatorDebriefingView, isOthers: boolean): string {
  if (leader !== 'educator') return `The ${roles[leader].label} leads. Everyone’s page follows theirs.`
  return isOthers ? 'Another educator leads.' : 'You lead: everyone’s page follows yours.'
}

function Written({ talk, stage }: { talk: EducatorDebriefingView; stage: EducatorDebriefingView['phase'] }) {
  const phases = talk.written.filter((phase) => phase.stage === stage)
  const asked = phases.flatMap(({ prompts }) => prompts)
  return (
    <section aria-labelledby="asked-heading" className="space-y-3">
      <h2 id="asked-heading" className="font-semibold text-lg">
        What the team is asked
      </h2>
      <ul className="list-disc space-y-1 pl-5 leading-relaxed">
        {asked.map(({ slug, text }) => (
          <li key={slug}>{text}</li>
        ))}
      </ul>
      <WrittenNotes phases={phases} />
    </section>
  )
}

/** What was rated, and below it what an educator may add. */
function Ratings({
  talk: { scale, ratings, waitsFor, watched },
  children,
}: {
  talk: EducatorDebriefingView
  children: ReactNode
}) {
  return (
    <section aria-labelledby="rating-heading" data-role={0} className="space-y-4">
      <h2 id="rating-heading" className="font-semibold text-lg">
        How the team was seen
      </h2>
      <RatingsTable ratings={ratingsInWords(scale, ratings)} watched={watched} />
      {waitsFor.length > 0 && (
        <p className="text-ink-soft">Still to rate: {waitsFor.map((role) => roles[role].label).join(', ')}.</p>
      )}
      {children}
    </section>
  )
}

function OwnRating({ talk: { scale, ratings }, address }: { talk: EducatorDebriefingView; address: Address }) {
  const { send, isBusy, problem } = useEducatorCommand(address)
  return (
    <>
      <h3 className="font-semibold">Your own rating</h3>
      <p className="text-ink-soft">Each of the team reads it when they have given theirs.</p>
      <RatingForm
        scale={{ levels: scale.levels, items: scale.items.filter(({ isOwn }) => !isOwn) }}
        given={ratings.find(({ by }) => by === 'educator') ?? null}
        name={`rating ${address.room} ${address.run}`}
        isSending={isBusy}
        refusal={problem}
        onRate={(rating) => void send({ kind: 'rate-as-educator', ...rating })}
      />
    </>
  )
}

/** Educators give one rating together: it is for who steers. */
const RatedByOther = ({ name, code }: { name: string; code: string }) => (
  <>
    <h3 className="font-semibold">The educator’s rating</h3>
    <p className="wrap-anywhere text-ink-soft leading-relaxed">
      This run is steered by {name}, who gives it. To give it yourself, take over steering{' '}
      <Link to={`/rooms/${code}/console`} className="font-semibold text-action underline underline-offset-4">
        in the console
      </Link>
      .
    </p>
  </>
)

interface RoomReportProps {
  readonly source: string
  readonly talk: EducatorDebriefingView
  readonly people: People
}

/** The team's report, for who teaches. */
function RoomReport({ source, talk, people }: RoomReportProps) {
  const fetching = useFetched<{ report: Report; view: View }>(`${source}/report`)
  const { data } = fetching
  if (!data) return <FetchTrouble of={fetching} text="Putting the report together" />
  return (
    <ReportToRead
      report={data.report}
      view={data.view}
      people={people}
      keep={<ReportFiles path={source} />}
      debrief={
        <WrittenDebrief
          phases={talk.written}
          ratings={ratingsInWords(talk.scale, talk.ratings)}
          watched={talk.watched}
        />
      }
    />
  )
}
