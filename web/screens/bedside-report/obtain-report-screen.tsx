import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { useLive, useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { roles } from '../../roles/roles.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { newestAsked, unaskedCount } from './asked-questions.ts'
import { QuestionItem } from './question-item.tsx'

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
