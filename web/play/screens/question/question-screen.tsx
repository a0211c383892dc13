import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { QuestionView } from '#case/views/questions.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { useDraft } from '../../../base/live/use-draft.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { useCallPerson } from '../../../hands/attention/call-person.ts'
import { ConfirmAnswer } from '../../../hands/deciding/confirm-answer.tsx'
import { RadioOption } from '../../../hands/deciding/radio-option.tsx'
import { type Page, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { advisersMissing, answerOf, askedFirst, questionIdOf, rolesWhoChose, useQuestion } from './question-of.ts'

/** RT and RN advise, and may change it, until the Provider has decided. */
export function QuestionScreen(props: ScreenProps) {
  const { page, role, standing } = props
  const id = questionIdOf(useFlows(), props)
  const question = useQuestion(props)
  const isDecider = question?.decider === role
  const [{ choice: picked = null }, enter] = useDraft(`question ${id}`)
  const { notify } = useSurroundings()
  const answer = useCommand('answer-question', () => {
    enter({})
    notify(messages.answerStored)
  })

  const isHeard = question !== null && question.askedOf.length > 1 && advisersMissing(question).length === 0
  const isUndecided = question !== null && answerOf(question.answers, question.decider) === null
  useCallPerson(isDecider && isHeard && isUndecided ? 'RT and RN have advised' : null)

  if (!id || !question) return <TeamList ownRole={role} />

  const own = answerOf(question.answers, role)
  const decision = answerOf(question.answers, question.decider)
  const isOpen = standing.kind === 'here' && decision === null
  const chosen = isOpen ? (picked ?? own) : own

  return (
    <div className="flex flex-1 flex-col gap-5">
      <OptionList question={question} chosen={chosen} isOff={!isOpen} onChoose={(choice) => enter({ choice })} />
      {isOpen && (
        <div className="space-y-2.5">
          <ConfirmAnswer
            isOff={chosen === null || chosen === own || answer.isSending}
            missing={isDecider ? advisersMissing(question) : []}
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

/** What everyone says so far: RT and RN advise, the Provider decides. What the other advises is read after one's own. */
function AdviceList({ page, role, question }: { page: Page; role: RoleId; question: QuestionView }) {
  const places = useView((view) => view.places)
  const isThere = (other: RoleId) => (places?.[other] ?? 0) >= (page.spots[other]?.step ?? 0)
  const isDecided = answerOf(question.answers, question.decider) !== null

  return (
    <section aria-labelledby="advice-heading" className="rounded-card border border-line bg-wash">
      <h2 id="advice-heading" className="px-4 pt-3 font-semibold text-ink-soft text-sm">
        What the team says
      </h2>
      <ul aria-live="polite" className="px-4 pt-1 pb-2">
        {askedFirst(question).map((other) => {
          const answer = answerOf(question.answers, other)
          const isHeldBack = question.answers.heldBack === other
          return (
            <li key={other} className="flex items-center gap-3 py-1.5">
              <RoleAvatar role={other} size="tiny" isEmpty={answer === null && !isHeldBack} />
              <p className="min-w-0 flex-1 leading-snug">
                <span className="font-semibold">{roles[other].label}</span>
                {other === role && <span className="text-ink-soft"> (you)</span>}{' '}
                <span className={answer === null ? 'text-ink-soft' : ''}>
                  {adviceText({
                    isDecider: other === question.decider,
                    answer,
                    isHeldBack,
                    isOwn: other === role,
                    isThere: isThere(other),
                    isDecided,
                  })}
                </span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface Advising {
  readonly isDecider: boolean
  readonly answer: string | null
  /** The answer is there, and is not told yet. */
  readonly isHeldBack: boolean
  /** It is said to the person themselves. */
  readonly isOwn: boolean
  /** The role has come to the question. */
  readonly isThere: boolean
  /** The Provider has decided: nobody advises any more. */
  readonly isDecided: boolean
}

/** What a role says to a question so far, after its name. */
export function adviceText({ isDecider, answer, isHeldBack, isOwn, isThere, isDecided }: Advising): string {
  if (answer !== null) return `${isDecider ? 'decided on' : isOwn ? 'advise' : 'advises'} ${answer}`
  if (isHeldBack) return 'has advised: you read it after your own advice'
  if (isDecided) return 'did not advise'
  if (!isThere) return `${isOwn ? 'are' : 'is'} not at this question yet`
  if (isDecider) return isOwn ? 'decide' : 'decides'
  return `${isOwn ? 'have' : 'has'} not advised yet`
}
