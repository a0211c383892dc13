import { useId } from 'react'
import type { QuestionView } from '#case/views/questions.ts'
import { messages } from '#content/texts/messages.ts'
import { useCallPerson } from '../../attention/use-call-person.ts'
import { ConfirmAnswer } from '../../deciding/confirm-answer.tsx'
import { decider } from '../../deciding/decider.ts'
import { RadioOption } from '../../deciding/radio-option.tsx'
import { useCan, useSurroundings } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { useDraft } from '../../live/use-draft.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { AdviceList } from './advice-list.tsx'
import { advisersMissing, answerOf, questionIdOf, rolesWhoChose, useQuestion } from './question-of.ts'

/** RT and RN advise, and may change it, until the Provider has decided. */
export function QuestionScreen(props: ScreenProps) {
  const { page, role, standing } = props
  const isDecider = useCan('canDecide')
  const id = questionIdOf(props)
  const question = useQuestion(props)
  const [{ choice: picked = null }, enter] = useDraft(`question ${id}`)
  const { notify } = useSurroundings()
  const answer = useCommand('answer-question', () => {
    enter({})
    notify(messages.answerStored)
  })

  const isHeard = question !== null && advisersMissing(question.answers).length === 0
  const isUndecided = question !== null && answerOf(question.answers, decider) === null
  useCallPerson(isDecider && isHeard && isUndecided ? 'RT and RN have advised' : null)

  if (!id || !question) return <TeamList ownRole={role} />

  const own = answerOf(question.answers, role)
  const decision = answerOf(question.answers, decider)
  const isOpen = standing.kind === 'here' && decision === null
  const chosen = isOpen ? (picked ?? own) : own

  return (
    <div className="flex flex-1 flex-col gap-5">
      <OptionList question={question} chosen={chosen} isOff={!isOpen} onChoose={(choice) => enter({ choice })} />
      {isOpen && (
        <div className="space-y-2.5">
          <ConfirmAnswer
            isOff={chosen === null || chosen === own || answer.isSending}
            missing={isDecider ? advisersMissing(question.answers) : []}
            onConfirm={() => chosen !== null && answer.send({ question: id, option: chosen })}
          />
          <p tabIndex={-1} className="text-center text-ink-soft text-sm" {...entry}>
            {hintText(isDecider, own, chosen)}
          </p>
        </div>
      )}
      <div role="alert" className="contents">
        {answer.refusal && <Callout look="alarm">{answer.refusal}</Callout>}
      </div>
      <AdviceList page={page} role={role} question={question} />
      <div role="status" className="contents">
        {decision !== null && (
          <Callout>
            <p tabIndex={-1} className="font-semibold" {...entry}>
              {isDecider ? 'You have decided' : 'The Provider has decided'}: {decision}
            </p>
          </Callout>
        )}
      </div>
      <WayOn {...props} waitsFor={isDecider ? 'Goes on with your decision.' : 'Waiting for the Provider to decide.'} />
    </div>
  )
}

function hintText(isDecider: boolean, own: string | null, chosen: string | null): string {
  if (chosen === null) return isDecider ? 'Choose one, then decide.' : 'Choose one, then send your advice.'
  if (isDecider) return 'Confirm is final: it closes the advice.'
  if (own === chosen) return 'Your advice is sent. You may change it until the Provider decides.'
  return own === null ? 'Confirm sends your advice to the team.' : `You have advised ${own}. Confirm changes it.`
}

interface OptionListProps {
  readonly question: QuestionView
  readonly chosen: string | null
  readonly isOff: boolean
  readonly onChoose: (option: string) => void
}

/** The options, each with whoever stands by it, live. */
function OptionList({ question, chosen, isOff, onChoose }: OptionListProps) {
  const name = useId()
  return (
    <fieldset disabled={isOff}>
      <legend className="mb-4 text-balance font-semibold text-lg leading-snug">{question.question}</legend>
      <div className="space-y-3">
        {question.options.map((option, index) => (
          <RadioOption
            key={option}
            id={`${name}-${index}`}
            group={name}
            name={option}
            isChosen={option === chosen}
            chosenBy={rolesWhoChose(question.answers, option)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}
