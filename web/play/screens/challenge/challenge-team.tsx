import { Check, Hourglass } from 'lucide-react'
import type { Answer } from '#case/records/answer.ts'
import type { ChallengeStatus } from '#case/records/challenge.ts'
import type { RoleId } from '#case/records/roles.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { saidNumbers } from '#case/rules/said-number.ts'
import type { AskView, SuggestionView } from '#case/views/challenge/challenge.ts'
import { type FlowsView, flowsFrom } from '#case/views/flows.ts'
import { useView } from '../../../base/live/surroundings.ts'
import type { Draft } from '../../../base/live/use-draft.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roleIds, roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { ChoiceField } from '../../../base/ui/choice-field.tsx'
import { ConfirmAnswer } from '../../../hands/deciding/confirm-answer.tsx'
import { leader } from '../../../hands/steps/follow.tsx'
import { useFlows } from '../../../hands/steps/pages.ts'
import { PresenceDot, presenceText } from '../../../hands/team/presence.tsx'
import { type TeamMember, useTeam } from '../../../hands/team/use-team.ts'
import { optionIn } from './choice-form.tsx'
import { FinalNote } from './question-and-answer.tsx'

/** Who is done with the challenge and who is still at it, live. */
export function ChallengeTeam({ done, ownRole }: { done: ChallengeStatus; ownRole: RoleId }) {
  const team = useTeam()
  const places = useView((view) => view.places)

  return (
    <ul aria-label="Who is done" aria-live="polite" className="divide-y divide-line rounded-card border border-line">
      {roles.map(({ id, label }) => {
        const member = team.find(({ roleId }) => roleId === id)
        const isDone = done[flagField[id]]
        return (
          <li key={id} className="flex items-center gap-3 px-4 py-3">
            <RoleAvatar role={id} size="small" isEmpty={!member} />
            <div className="min-w-0 flex-1 leading-snug">
              <p className="truncate">
                <span className="font-semibold">{label}</span>
                {member && <span className="text-ink-soft"> · {id === ownRole ? 'you' : member.name}</span>}
              </p>
              {id !== ownRole && <Whereabouts role={id} member={member} place={places?.[id] ?? 0} />}
            </div>
            <Mark isDone={isDone} />
          </li>
        )
      })}
    </ul>
  )
}

function Whereabouts({ role, member, place }: { role: RoleId; member: TeamMember | undefined; place: number }) {
  const flows = useFlows()
  if (!member) return <p className="text-ink-soft text-sm">The seat is free</p>
  const where = hasReachedChallenge(flows, role, place) ? null : `at “${member.title}”`
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <PresenceDot isPresent={member.isPresent} />
      {[presenceText(member), where].filter(Boolean).join(', ')}
    </p>
  )
}

function Mark({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? Check : Hourglass
  return (
    <p className={`flex items-center gap-1.5 font-medium text-sm ${isDone ? 'text-present' : 'text-ink-soft'}`}>
      <Icon aria-hidden size={20} />
      {isDone ? 'Done' : 'Still at it'}
    </p>
  )
}

/** Whether a role at this place has come to its challenge. */
export const hasReachedChallenge = (flows: FlowsView, role: RoleId, place: number): boolean =>
  place >= flowsFrom(flows)[role].findIndex(({ screen }) => screen === 'challenge')

/** Who is not done with the challenge, in role order. */
const stillAtIt = (done: ChallengeStatus): readonly RoleId[] => roleIds.filter((role) => !done[flagField[role]])

/** For whom the result waits; null when all three are done. */
export function waitingText(done: ChallengeStatus): string | null {
  const names = stillAtIt(done).map((role) => (role === leader ? 'the Provider' : roles[role].label))
  return names.length > 0 ? `Waiting for ${names.join(' and ')} to finish the challenge.` : null
}

type Given = NonNullable<SuggestionView['given']>

interface SettleFormProps {
  readonly ask: AskView
  readonly given: Given
  readonly draft: Draft
  readonly isSending: boolean
  readonly onSend: (said: Partial<Answer>) => void
}

/** Who chooses is asked before going without what others suggest. */
export function SettleForm({ ask: { question, options }, given, draft, isSending, onSend }: SettleFormProps) {
  const [fields, enter] = draft
  const picked = optionIn(options, fields)
  return (
    <>
      <ChoiceField legend={question} options={options} chosen={picked} onChoose={(choice) => enter({ choice })} />
      <FinalNote />
      <ConfirmAnswer
        isOff={picked === null || isSending}
        missing={given.flatMap(({ roleId, numbers }) => (numbers ? [] : roleId))}
        help="suggest"
        onConfirm={() => onSend({ option: picked })}
      />
    </>
  )
}

/** What the others suggest, as it comes in. */
export function SuggestionList({ given, ask }: { given: Given; ask: AskView }) {
  const flows = useFlows()
  const places = useView((view) => view.places)
  const silentText = (role: RoleId) => {
    if (ask.answer !== null) return 'made no suggestion'
    return hasReachedChallenge(flows, role, places?.[role] ?? 0)
      ? 'has not suggested yet'
      : 'is not at the challenge yet'
  }

  return (
    <ul aria-label="What your team suggests" aria-live="polite" className="rounded-xl bg-wash px-4 py-1.5">
      {given.map(({ roleId, numbers }) => (
        <li key={roleId} className="flex items-center gap-3 py-2">
          <RoleAvatar role={roleId} size="tiny" isEmpty={numbers === null} />
          <p className="min-w-0 flex-1 leading-snug">
            <span className="font-semibold">{roles[roleId].label}</span>{' '}
            {numbers ? (
              <>
                suggests <span className="font-semibold tabular-nums">{saidNumbers(ask.numbers, numbers)}</span>
              </>
            ) : (
              <span className="text-ink-soft">{silentText(roleId)}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface SuggestionClosedProps {
  readonly ask: AskView
  readonly isAllDone: boolean
  readonly onDone: () => void
}

/** For who suggests: the Provider has chosen. */
export function SuggestionClosed({ ask: { answer, suggestion }, isAllDone, onDone }: SuggestionClosedProps) {
  const isClosed = suggestion?.isClosed
  return (
    <>
      <div role="status" className="contents">
        {isClosed && (
          <Callout>
            {answer ? 'The Provider has chosen.' : 'The Provider has chosen. A suggestion is no longer asked for.'}
          </Callout>
        )}
      </div>
      {!answer && isClosed && !isAllDone && <Button onClick={onDone}>Next question</Button>}
    </>
  )
}
