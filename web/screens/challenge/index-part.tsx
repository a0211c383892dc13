import type { IndexChallenge } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useEntryFocus } from '../../ui/entry-focus.ts'
import { typeset } from '../../ui/number-text.ts'
import { ChoiceForm } from './choice-form.tsx'
import { NumbersForm } from './numbers-form.tsx'
import { AnswerState, GivenFacts, KeptAnswer, PartQuestion } from './question-and-answer.tsx'

const asks = [{ slug: 'value', label: 'Oxygenation index', unit: '' }] as const

/** First the number, worked out by oneself; only then the list to choose it from. */
export function IndexPart({ index, onDone }: { index: IndexChallenge; onDone: () => void }) {
  const { notify } = useSurroundings()
  const type = useCommand('answer-index', () => notify(messages.answerStored))
  const pick = useCommand('choose-index', () => {
    notify(messages.answerStored)
    onDone()
  })
  const { answer, choose } = index
  const answers = useEntryFocus(String(answer === null))

  return (
    <div className="flex flex-col gap-4">
      <PartQuestion>{index.question}</PartQuestion>
      <GivenFacts given={index.given} />
      <Disclosure title="Formula">
        <p className="font-medium tabular-nums">{typeset(index.formula)}</p>
      </Disclosure>
      <div ref={answers} className="flex flex-col gap-4">
        {answer === null ? (
          <NumbersForm draft="answer-index" asks={asks} isSending={type.isSending} onConfirm={type.send} />
        ) : (
          <KeptAnswer label="You typed" answer={String(answer)} />
        )}
        <AnswerState sending={type.sending && String(type.sending.value)} refusal={type.refusal} />
        {choose &&
          (choose.answer === null ? (
            <ChoiceForm
              draft="choose-index"
              legend={choose.question}
              options={choose.options.map((name) => ({ slug: name, name }))}
              isSending={pick.isSending}
              onConfirm={(option) => pick.send({ option })}
            />
          ) : (
            <KeptAnswer label="You chose" answer={choose.answer} />
          ))}
        <AnswerState sending={pick.sending?.option ?? null} refusal={pick.refusal} />
      </div>
    </div>
  )
}
