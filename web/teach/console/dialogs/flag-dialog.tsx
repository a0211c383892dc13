import { Flag } from 'lucide-react'
import type { FormEvent } from 'react'
import { LONGEST_FLAG } from '#case/rules/readable-text.ts'
import type { LogLine } from '#case/views/console/messages.ts'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { ChoiceRow, FORM, SendRow, WordsField } from './dialog-parts.tsx'
import { useKeptWords } from './use-kept-words.ts'

const choices = [
  { value: 1, name: 'Well done' },
  { value: -1, name: 'To talk about' },
  { value: null, name: 'Just a mark' },
] as const

interface FlagDialogProps {
  readonly address: Address
  /** Null: on this moment. */
  readonly line: LogLine | null
  readonly onClose: () => void
}

/** Marks a line of the log, or this moment, for the talk afterwards. */
export function FlagDialog({ address, line, onClose }: FlagDialogProps) {
  const [text, enter] = useKeptWords('flag')
  const [said, say] = useKeptWords('flag-sign')
  const sign = choices.find(({ name }) => name === said)?.value ?? null
  const { send, isBusy, problem } = useEducatorCommand(address)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await send({ kind: 'flag', text: text.trim(), version: line?.version ?? null, sign, about: null }))) return
    enter('')
    say('')
    onClose()
  }

  return (
    <Dialog title={line ? 'Flag this line' : 'Flag this moment'} onClose={onClose}>
      <form onSubmit={submit} className={FORM}>
        {line && <p className="rounded-xl bg-surface px-3.5 py-2.5 leading-snug">{line.text}</p>}
        <ChoiceRow
          legend="It is"
          choices={choices}
          chosen={sign}
          onChoose={(chosen) => say(choices.find(({ value }) => value === chosen)?.name ?? '')}
        />
        <WordsField
          label="A few words for the debriefing, if you like"
          text={text}
          longest={LONGEST_FLAG}
          onEnter={enter}
        />
        <SendRow problem={problem} isOff={isBusy}>
          <Flag aria-hidden size={18} /> Flag
        </SendRow>
      </form>
    </Dialog>
  )
}
