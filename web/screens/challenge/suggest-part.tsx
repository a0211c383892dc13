import type { SuggestChallenge } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { hzText, settingsText } from './challenge-parts.ts'
import { type AskedNumber, NumbersForm } from './numbers-form.tsx'
import { AnswerState, KeptAnswer, PartQuestion } from './question-and-answer.tsx'

interface SuggestPartProps {
  readonly suggest: SuggestChallenge
  /** Nothing is left to answer in this challenge. */
  readonly isAllDone: boolean
  readonly onDone: () => void
}

/** How one would start the oscillator, for the Provider to see. */
export function SuggestPart({ suggest, isAllDone, onDone }: SuggestPartProps) {
  const { answer, isClosed } = suggest
  const { notify } = useSurroundings()
  const command = useCommand('suggest-hfov', () => {
    notify(messages.answerStored)
    onDone()
  })

  return (
    <div className="flex flex-col gap-4">
      <PartQuestion>
        {suggest.question} {!isClosed && 'The Provider sees what you suggest, and chooses.'}
      </PartQuestion>
      {answer && <KeptAnswer label="You suggested" answer={settingsText(answer)} />}
      <div role="status" className="contents">
        {isClosed && (
          <Callout>
            {answer ? 'The Provider has chosen.' : 'The Provider has chosen. A suggestion is no longer asked for.'}
          </Callout>
        )}
      </div>
      {!answer && isClosed && !isAllDone && <Button onClick={onDone}>Next question</Button>}
      {!answer && !isClosed && (
        <>
          <p className="text-ink-soft">{suggest.unitNote}</p>
          <NumbersForm
            draft="suggest-hfov"
            asks={asksOf(suggest)}
            isSending={command.isSending}
            onConfirm={command.send}
          />
        </>
      )}
      <AnswerState sending={command.sending && settingsText(command.sending)} refusal={command.refusal} />
    </div>
  )
}

const asksOf = ({ limits }: SuggestChallenge): readonly AskedNumber<'MAP' | 'RR'>[] => [
  { slug: 'MAP', label: 'MAP', unit: 'cmH2O', limits: limits.MAP },
  { slug: 'RR', label: 'RR', unit: 'Hz', limits: limits.RR, meaning: hzText },
]
