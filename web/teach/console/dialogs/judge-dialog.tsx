import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import { LONGEST_FLAG } from '#case/rules/readable-text.ts'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { ChoiceRow, FORM, SendRow, WordsField } from './dialog-parts.tsx'
import { useKeptWords } from './use-kept-words.ts'

const choices = [
  { value: true, name: 'Met' },
  { value: false, name: 'Not met' },
  { value: null, name: 'As counted' },
] as const

interface JudgeDialogProps {
  readonly address: Address
  readonly objective: ObjectiveReport
  readonly onClose: () => void
}

/** Says whether an objective was met, by who was there, against what can be counted. */
export function JudgeDialog({ address, objective, onClose }: JudgeDialogProps) {
  const { slug, text, counts, found, educator } = objective
  const [isMet, choose] = useState<boolean | null>(educator ? educator.isMet : !objective.isMet)
  const [kept, enter] = useKeptWords(`judge-${slug}`)
  const [isTouched, touch] = useState(kept !== '')
  const word = isTouched ? kept : (educator?.word ?? '')
  const { send, isBusy, problem } = useEducatorCommand(address)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await send({ kind: 'judge-objective', objective: slug, isMet, word: isMet === null ? '' : word.trim() })))
      return
    enter('')
    onClose()
  }

  return (
    <Dialog title="What you say of it" onClose={onClose}>
      <form onSubmit={submit} className={FORM}>
        <div className="rounded-xl bg-surface px-3.5 py-2.5 leading-snug">
          <p className="font-semibold">{text}</p>
          <p className="mt-1 text-ink-soft text-sm">Counted: {counts}</p>
          <p className="mt-1 text-sm">{found.join(' ')}</p>
        </div>
        <ChoiceRow legend="You were there" choices={choices} chosen={isMet} onChoose={choose} />
        {isMet !== null && (
          <WordsField
            label="Why, in a word. The team reads it."
            text={word}
            longest={LONGEST_FLAG}
            onEnter={(next) => {
              touch(true)
              enter(next)
            }}
          />
        )}
        <SendRow problem={problem} isOff={isBusy || (isMet !== null && word.trim() === '')}>
          <Check aria-hidden size={18} /> Save
        </SendRow>
      </form>
    </Dialog>
  )
}
