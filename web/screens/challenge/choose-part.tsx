import type { ChooseChallenge } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { ConfirmAnswer } from '../../deciding/confirm-answer.tsx'
import { useSurroundings, useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { useDraft } from '../../live/use-draft.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { settingsText } from './challenge-parts.ts'
import { hasReachedChallenge } from './challenge-team.tsx'
import { AnswerState, FinalNote, KeptAnswer, PartQuestion } from './question-and-answer.tsx'

/** The others suggest; who chooses sees it come in, and is asked before going without. */
export function ChoosePart({ choose, onDone }: { choose: ChooseChallenge; onDone: () => void }) {
  const { answer, suggestions } = choose
  const [{ choice: picked = null }, enter] = useDraft('choose-hfov')
  const { notify } = useSurroundings()
  const command = useCommand('choose-hfov', () => {
    notify(messages.answerStored)
    onDone()
  })
  const missing = [suggestions.rt ? [] : [1 as const], suggestions.rn ? [] : [2 as const]].flat()

  return (
    <div className="flex flex-col gap-4">
      <PartQuestion>RT and RN suggest, you choose. {choose.unitNote}</PartQuestion>
      <SuggestionList choose={choose} />
      {answer === null ? (
        <>
          <ChoiceField
            legend={choose.question}
            options={choose.options.map((name) => ({ slug: name, name }))}
            chosen={picked}
            onChoose={(choice) => enter({ choice })}
          />
          <FinalNote />
          <ConfirmAnswer
            isOff={picked === null || command.isSending}
            missing={missing}
            help="suggest"
            onConfirm={() => picked !== null && command.send({ option: picked })}
          />
        </>
      ) : (
        <KeptAnswer label="You chose" answer={answer} />
      )}
      <AnswerState sending={command.sending?.option ?? null} refusal={command.refusal} />
    </div>
  )
}

const suggesters = [
  { role: 1, field: 'rt' },
  { role: 2, field: 'rn' },
] as const

/** What RT and RN suggest, as it comes in. */
function SuggestionList({ choose: { suggestions, answer } }: { choose: ChooseChallenge }) {
  const places = useView((view) => view.places)
  const silentText = (role: 1 | 2) => {
    if (answer !== null) return 'made no suggestion'
    return hasReachedChallenge(role, places?.[role] ?? 0) ? 'has not suggested yet' : 'is not at the challenge yet'
  }

  return (
    <ul aria-label="What your team suggests" aria-live="polite" className="rounded-xl bg-wash px-4 py-1.5">
      {suggesters.map(({ role, field }) => {
        const settings = suggestions[field]
        return (
          <li key={role} className="flex items-center gap-3 py-2">
            <RoleAvatar role={role} size="tiny" isEmpty={settings === null} />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="font-semibold">{roles[role].label}</span>{' '}
              {settings ? (
                <>
                  suggests <span className="font-semibold tabular-nums">{settingsText(settings)}</span>
                </>
              ) : (
                <span className="text-ink-soft">{silentText(role)}</span>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
