import type { ChooseChallenge } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { ConfirmAnswer } from '../../deciding/confirm-answer.tsx'
import { notify } from '../../live/notice-store.ts'
import { useCommand } from '../../live/use-command.ts'
import { useDraft } from '../../live/use-draft.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { AnswerState } from './answer-state.tsx'
import { FinalNote } from './final-note.tsx'
import { KeptAnswer } from './kept-answer.tsx'
import { PartQuestion } from './part-question.tsx'
import { SuggestionList } from './suggestion-list.tsx'

/** The others suggest; who chooses sees it come in, and is asked before going without. */
export function ChoosePart({ choose, onDone }: { choose: ChooseChallenge; onDone: () => void }) {
  const { answer, suggestions } = choose
  const [{ choice: picked = null }, enter] = useDraft('choose-hfov')
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
