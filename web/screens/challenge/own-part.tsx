import type { OwnQuestion } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { ownAnswerText } from './challenge-parts.ts'
import { ChoiceForm } from './choice-form.tsx'
import { type AskedNumber, type Numbers, NumbersForm } from './numbers-form.tsx'
import { AnswerState, GivenFacts, KeptAnswer, PartQuestion } from './question-and-answer.tsx'

interface OwnPartProps {
  readonly own: OwnQuestion
  readonly onDone: () => void
}

/** The question of one's own role: a choice, or numbers. */
export function OwnPart(props: OwnPartProps) {
  const { options, asks } = props.own
  if (options.length > 0) return <OwnChoice {...props} />
  return asks.some(({ slug }) => slug === 'rate') ? <DripRate {...props} /> : <Cylinders {...props} />
}

function OwnChoice({ own, onDone }: OwnPartProps) {
  const command = useCommand('answer-provider-question', useStored(onDone))
  const sending = own.options.find(({ slug }) => slug === command.sending?.option)
  return (
    <div className="flex flex-col gap-4">
      {own.answer === null ? (
        <ChoiceForm
          draft="own"
          legend={own.question}
          options={own.options}
          isSending={command.isSending}
          onConfirm={(option) => command.send({ option })}
        />
      ) : (
        <>
          <PartQuestion>{own.question}</PartQuestion>
          <KeptAnswer label="You chose" answer={ownAnswerText(own)} />
        </>
      )}
      <AnswerState sending={sending?.name ?? null} refusal={command.refusal} />
    </div>
  )
}

function Cylinders({ own, onDone }: OwnPartProps) {
  const command = useCommand('answer-cylinders', useStored(onDone))
  const { sending, refusal } = command
  return (
    <OwnNumbers<'minutes' | 'cylinders'>
      own={own}
      sending={sending && ownAnswerText({ ...own, answer: sending })}
      refusal={refusal}
      onConfirm={command.send}
    />
  )
}

function DripRate({ own, onDone }: OwnPartProps) {
  const command = useCommand('answer-drip-rate', useStored(onDone))
  const { sending, refusal } = command
  return (
    <OwnNumbers<'rate'>
      own={own}
      sending={sending && ownAnswerText({ ...own, answer: sending })}
      refusal={refusal}
      onConfirm={command.send}
    />
  )
}

interface OwnNumbersProps<S extends string> {
  readonly own: OwnQuestion
  readonly sending: string | null
  readonly refusal: string | null
  readonly onConfirm: (numbers: Numbers<S>) => void
}

function OwnNumbers<S extends string>({ own, sending, refusal, onConfirm }: OwnNumbersProps<S>) {
  // The role's question asks for just the numbers that its command takes.
  const asks = own.asks as readonly AskedNumber<S>[]
  return (
    <div className="flex flex-col gap-4">
      <PartQuestion>{own.question}</PartQuestion>
      <GivenFacts given={own.given} />
      {own.answer === null ? (
        <NumbersForm draft="own" asks={asks} isSending={sending !== null} onConfirm={onConfirm} />
      ) : (
        <KeptAnswer label="You answered" answer={ownAnswerText(own)} />
      )}
      <AnswerState sending={sending} refusal={refusal} />
    </div>
  )
}

function useStored(onDone: () => void): () => void {
  const { notify } = useSurroundings()
  return () => {
    notify(messages.answerStored)
    onDone()
  }
}
