import type { Answer } from '#case/records/answer.ts'
import type { RoleId } from '#case/records/roles.ts'
import { saidNumbers } from '#case/rules/said-number.ts'
import type { AskView, SuggestionView } from '#case/views/challenge/challenge.ts'
import { useView } from '../../../base/live/surroundings.ts'
import type { Draft } from '../../../base/live/use-draft.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { ChoiceField } from '../../../base/ui/choice-field.tsx'
import { ConfirmAnswer } from '../../../hands/deciding/confirm-answer.tsx'
import { useFlows } from '../../../hands/steps/pages.ts'
import { hasReachedChallenge } from './challenge-team.tsx'
import { optionIn } from './choice-form.tsx'
import { FinalNote } from './question-and-answer.tsx'

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
