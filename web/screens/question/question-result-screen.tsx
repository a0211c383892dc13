import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { answerOf, decider, questionIdOf, useQuestion } from './question-of.ts'
import { TeamAnswers } from './team-answers.tsx'
import { VerdictList } from './verdict-list.tsx'

/** The team's three answers, the right one, and why. From the last result the Provider starts the clock. */
export function QuestionResultScreen(props: ScreenProps) {
  const { role, standing } = props
  const question = useQuestion(props)
  const isBeforeClock = questionIdOf(props) === 'response-time'

  if (!question?.result) return <TeamList ownRole={role} />

  const { answers, result } = question
  const decision = answerOf(answers, decider)
  const best = Math.max(...result.options.map(({ score }) => score))
  const score = result.options.find(({ name }) => name === decision)?.score ?? 0

  return (
    <div className="flex flex-1 flex-col gap-6">
      <div className="flex items-center gap-4 rounded-card bg-night p-5 text-white">
        <p className="flex-1 leading-snug">
          <span className="block text-night-soft text-sm">Your team’s decision</span>
          <span className="block text-balance font-semibold text-lg">{decision}</span>
        </p>
        <p className="text-right leading-snug">
          <span className="block font-bold text-3xl tabular-nums">
            {score}
            <span className="font-medium text-lg text-night-soft"> of {best}</span>
          </span>
          <span className="block text-night-soft text-sm">points</span>
        </p>
      </div>
      {result.bridge && (
        <Callout look="wait">
          <p className="font-semibold">How it goes on</p>
          <p>{result.bridge}</p>
        </Callout>
      )}
      <TeamAnswers answers={answers} right={result.right} />
      <VerdictList answers={answers} result={result} />
      <WayOn
        {...props}
        waitsFor={
          isBeforeClock && role !== decider
            ? 'Waiting for the Provider to open the preparation. Your screen follows.'
            : null
        }
      >
        {isBeforeClock && role === decider && standing.kind === 'here' && (
          <Callout look="wait">Continue starts the transport clock for the whole team.</Callout>
        )}
      </WayOn>
    </div>
  )
}
