import { Check, CircleCheck, Minus, X } from 'lucide-react'
import type { QuestionResult, QuestionView } from '#case/views/questions.ts'
import { useCan } from '../../../base/live/surroundings.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { ChosenByLine } from '../../../base/roles/role-tag.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { ReasonsInDebriefing } from '../../../base/ui/reasons-in-debriefing.tsx'
import { stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { answerOf, askedFirst, rolesWhoChose, useQuestion } from './question-of.ts'

/** The team's three answers, and, where that is not kept for the debriefing, the right one and why. From the last result the Provider starts the clock. */
export function QuestionResultScreen(props: ScreenProps) {
  const { role, standing } = props
  const question = useQuestion(props)
  const canLead = useCan('canLead')
  const isBeforeClock = useIsBeforeClock(props)

  if (!question?.result) return <TeamList ownRole={role} />

  const { answers, result } = question
  const decision = answerOf(answers, question.decider)
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
      <TeamAnswers question={question} right={result.right} />
      {result.right === null ? <ReasonsInDebriefing /> : <VerdictList answers={answers} result={result} />}
      <WayOn {...props} waitsFor="Waiting for the Provider to open the preparation. Your screen follows.">
        {isBeforeClock && canLead && standing.kind === 'here' && (
          <Callout look="wait">Continue starts the transport clock for the whole team.</Callout>
        )}
      </WayOn>
    </div>
  )
}

/** Whether the next page is the preparation: its clock starts with it. */
function useIsBeforeClock({ page, role }: ScreenProps): boolean {
  const flows = useFlows()
  const spot = page.spots[role]
  return spot != null && stepAt(flows, role, spot.step + 1)?.screen === 'board'
}

/** What each of those asked said, held against the right answer. */
function TeamAnswers({ question, right }: { question: QuestionView; right: string | null }) {
  return (
    <section aria-labelledby="answers-heading" className="rounded-card border border-line bg-paper">
      <h2 id="answers-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        What the team said
      </h2>
      <ul className="divide-y divide-line">
        {askedFirst(question).map((role) => {
          const answer = answerOf(question.answers, role)
          return (
            <li key={role} className="flex items-center gap-3 px-4 py-3">
              <RoleAvatar role={role} size="small" isEmpty={answer === null} />
              <p className="min-w-0 flex-1 leading-snug">
                <span className="font-semibold">{roles[role].label}</span>
                <span className="block text-ink-soft">
                  {answer === null
                    ? 'Did not advise'
                    : `${role === question.decider ? 'Decided' : 'Advised'}: ${answer}`}
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

interface VerdictListProps {
  readonly answers: QuestionView['answers']
  readonly result: QuestionResult
}

/** Every option: whether it was right, what it scores, why, and who stood by it. */
function VerdictList({ answers, result }: VerdictListProps) {
  return (
    <section aria-labelledby="why-heading" className="space-y-3">
      <h2 id="why-heading" className="font-semibold text-lg">
        Why
      </h2>
      <ul className="space-y-3">
        {result.options.map(({ name, score, why }) => {
          const isRight = name === result.right
          const chosenBy = rolesWhoChose(answers, name)
          return (
            <li
              key={name}
              className={`rounded-card border p-4 ${isRight ? 'border-present bg-[#eef7f1]' : 'border-line bg-paper'}`}
            >
              <div className="flex flex-wrap items-start gap-x-3">
                <h3 className="flex-1 basis-32 font-semibold leading-snug">{name}</h3>
                <p className="shrink-0 font-semibold text-ink-soft tabular-nums">
                  {score === 1 ? '1 point' : `${score} points`}
                </p>
              </div>
              {isRight && (
                <p className="mt-1.5 flex items-center gap-1.5 font-semibold text-[#12633c]">
                  <CircleCheck aria-hidden size={18} /> Right for this baby
                </p>
              )}
              <p className="mt-2 leading-relaxed">{why}</p>
              <ChosenByLine roles={chosenBy} className="mt-3" />
            </li>
          )
        })}
      </ul>
      {result.note && <p className="text-ink-soft leading-relaxed">{result.note}</p>}
    </section>
  )
}
