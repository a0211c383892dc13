import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { InfusionPanel } from '../../../monitor/bedside/infusion-panel.tsx'
import { MachinePanel } from '../../../monitor/bedside/machine-panel.tsx'
import { BedsideMonitor } from '../../../monitor/bedside-monitor.tsx'
import { ItemIcon, isUnasked, NotAsked, newestAsked, QuestionItem, unaskedCount } from './question-item.tsx'

/** At the bedside: what one of the three asks, all three hear. */
export function ObtainReportScreen(props: ScreenProps) {
  const report = useView((view) => view.bedsideReport)

  if (!report || props.standing.kind === 'ahead') return <TeamList ownRole={props.role} />
  return <Conversation report={report} {...props} />
}

function Conversation({ report, ...props }: ScreenProps & { report: BedsideReportView }) {
  const { role, standing } = props
  const { questions, items, time } = report
  const outbox = useLive((state) => state.outbox)
  const ask = useCommand('ask-question')
  const [tried, setTried] = useState<string | null>(null)
  const unasked = unaskedCount(questions)
  // Somebody else was faster: the answer is there, and that is all one wants to know.
  const isTriedAsked = questions.some(({ slug, asked }) => slug === tried && asked)

  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <Progress time={time} asked={questions.length - unasked} inAll={questions.length} />
      <p role="status" className="sr-only">
        {newestText(questions, role)}
      </p>
      <ul className="space-y-3">
        {questions.map((question) => (
          <li key={question.slug}>
            <QuestionItem
              question={question}
              items={items}
              storyTime={time}
              ownRole={role}
              isSending={outbox.some(
                ({ request }) => request.kind === 'ask-question' && request.question === question.slug,
              )}
              onAsk={
                standing.kind === 'here'
                  ? () => {
                      setTried(question.slug)
                      ask.send({ question: question.slug })
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {ask.refusal && !isTriedAsked && <Callout look="alarm">{ask.refusal}</Callout>}
      </div>
      <WayOn {...props} question={unasked > 0 ? leaveText(unasked) : null} />
    </div>
  )
}

function Progress({ time, asked, inAll }: { time: string; asked: number; inAll: number }) {
  return (
    <div>
      <p className="text-pretty leading-relaxed">
        {time}, at the bedside. The referring team tells you what you ask for; all three of you hear it.
      </p>
      <p className="mt-3 mb-2 font-semibold tabular-nums">
        {asked} of {inAll} asked
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-(--role) transition-[width]"
          style={{ width: `${(100 * asked) / inAll}%` }}
        />
      </div>
    </div>
  )
}

/** For a screen reader: what the others ask. One's own answer is where the focus is. */
function newestText(questions: BedsideReportView['questions'], ownRole: RoleId): string {
  const newest = newestAsked(questions)
  if (!newest?.asked || newest.asked.roleId === ownRole) return ''
  return `${roles[newest.asked.roleId].label} asked: ${newest.question}`
}

const leaveText = (count: number) =>
  count === 1
    ? 'One question has not been asked. Go on without the answer?'
    : `${count} questions have not been asked. Go on without the answers?`

/** Everything the referring team has to tell, with monitor, machine and pumps as they stand. */
export function BedsideReportScreen(props: ScreenProps) {
  const { role, standing } = props
  const report = useView((view) => view.bedsideReport)
  const vitals = useView((view) => view.vitals)

  if (!report || standing.kind === 'ahead') return <TeamList ownRole={role} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <BedsideMonitor />
      {vitals && (
        <>
          <MachinePanel machine={vitals.machine} />
          <InfusionPanel infusions={vitals.infusions} />
        </>
      )}
      <section aria-labelledby="report-heading" className="space-y-3">
        <h2 id="report-heading" className="flex items-baseline justify-between gap-3 font-semibold text-lg">
          What the referring team reports
          <span className="font-normal text-base text-ink-soft tabular-nums">{report.time}</span>
        </h2>
        <ReportItems report={report} />
      </section>
      <WayOn {...props} waitsFor="The Provider opens the first decision point. Your screen follows." />
    </div>
  )
}

/** The whole report, item by item. What nobody had asked for is marked, gently. */
function ReportItems({ report: { items, questions } }: { report: BedsideReportView }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-paper px-4">
      {items.map((item) => (
        <div key={item.slug} className="py-3.5 leading-relaxed">
          <dt className="flex items-center gap-2.5 font-semibold">
            <ItemIcon slug={item.slug} />
            <span className="flex-1">{item.title}</span>
            {isUnasked(item, questions) && <NotAsked />}
          </dt>
          <dd className="text-pretty pl-7.5">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}
