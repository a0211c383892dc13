import { Check, Minus, X } from 'lucide-react'
import type { QuestionView } from '#case/views/questions.ts'
import { advisersFirst, decider } from '../../deciding/decider.ts'
import { useCan } from '../../live/surroundings.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ToldLater } from '../../ui/told-later.tsx'
import { answerOf, questionIdOf, useQuestion } from './question-of.ts'
import { VerdictList } from './verdict-list.tsx'

/** The team's three answers, and, where that is not kept for the debriefing, the right one and why. From the last result the Provider starts the clock. */
export function QuestionResultScreen(props: ScreenProps) {
  const { role, standing } = props
  const question = useQuestion(props)
  const canLead = useCan('canLead')
  const isBeforeClock = questionIdOf(props) === 'response-time'

  if (!question?.result) return <TeamList ownRole={role} />

  const { answers, result } = question
  const decision = answerOf(answers, decider)
  const scores = result.options.map(({ score }) => score)
  const score = result.options.find(({ name }) => name === decision)?.score ?? 0

  return (
    <div className="flex flex-1 flex-col gap-6">
      <div className="flex items-center gap-4 rounded-card bg-night p-5 text-white">
        <p className="flex-1 leading-snug">
          <span className="block text-night-soft text-sm">Your team’s decision</span>
          <span className="block text-balance font-semibold text-lg">{decision}</span>
        </p>
        {scores.length > 0 && (
          <p className="text-right leading-snug">
            <span className="block font-bold text-3xl tabular-nums">
              {score}
              <span className="font-medium text-lg text-night-soft"> of {Math.max(...scores)}</span>
            </span>
            <span className="block text-night-soft text-sm">points</span>
          </p>
        )}
      </div>
      {result.bridge && (
        <Callout look="wait">
          <p className="font-semibold">How it goes on</p>
          <p>{result.bridge}</p>
        </Callout>
      )}
      <TeamAnswers answers={answers} right={result.right} />
      {result.right === null ? <ToldLater /> : <VerdictList answers={answers} result={result} />}
      <WayOn {...props} waitsFor="Waiting for the Provider to open the preparation. Your screen follows.">
        {isBeforeClock && canLead && standing.kind === 'here' && (
          <Callout look="wait">Continue starts the transport clock for the whole team.</Callout>
        )}
      </WayOn>
    </div>
  )
}

/** What each of the three said, held against the right answer. */
function TeamAnswers({ answers, right }: { answers: QuestionView['answers']; right: string | null }) {
  return (
    <section aria-labelledby="answers-heading" className="rounded-card border border-line bg-paper">
      <h2 id="answers-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        What the team said
      </h2>
      <ul className="divide-y divide-line">
        {advisersFirst.map((role) => {
          const answer = answerOf(answers, role)
          return (
            <li key={role} className="flex items-center gap-3 px-4 py-3">
              <RoleAvatar role={role} size="small" isEmpty={answer === null} />
              <p className="min-w-0 flex-1 leading-snug">
                <span className="font-semibold">{roles[role].label}</span>
                <span className="block text-ink-soft">
                  {answer === null ? 'Did not advise' : `${role === decider ? 'Decided' : 'Advised'}: ${answer}`}
                </span>
              </p>
              {right !== null && <Mark answer={answer} right={right} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Mark({ answer, right }: { answer: string | null; right: string }) {
  if (answer === null) return <Minus aria-hidden size={20} className="text-ink-soft" />
  return answer === right ? (
    <span className="flex items-center gap-1.5 font-semibold text-[#12633c]">
      <Check aria-hidden size={20} /> Right
    </span>
  ) : (
    <span className="flex items-center gap-1.5 font-semibold text-ink-soft">
      <X aria-hidden size={20} /> Not this one
    </span>
  )
}
