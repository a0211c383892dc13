import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Voice } from '#case/records/educating.ts'
import type { RoleId } from '#case/records/roles.ts'
import { LONGEST_SPOKEN } from '#case/rules/readable-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../told/use-educator-command.ts'
import { FORM, SeatChoice, SendRow, VoiceChoice, WordsField } from './dialog-parts.tsx'
import { SpeechRecorder } from './speech-recorder.tsx'
import { useKeptWords } from './use-kept-words.ts'
import { useSpeechRecorder, useSpeechUpload } from './use-speech.ts'

/** Speaks to the team with somebody's voice: it rings on their pages, and is read or heard there. */
export function SpeakDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const [as, setAs] = useState<Voice>('referring-doctor')
  const [to, setTo] = useState<RoleId | null>(null)
  const [isSpoken, setIsSpoken] = useState(false)
  const [text, enter] = useKeptWords('speech')
  const command = useEducatorCommand(address)
  const speech = useSpeechRecorder(address)
  const sending = useSpeechUpload(address)
  const { take } = speech.state
  const isReady = isSpoken ? take !== null && speech.state.stage === 'recorded' : text.trim() !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSpoken) {
      if (!(await command.send({ kind: 'speak', as, to, text: text.trim(), isPrompt: false }))) return
      enter('')
    } else if (take) {
      if (!(await sending.send({ as, to }, take))) return
      speech.recorder?.forget()
    }
    onClose()
  }

  return (
    <Dialog title="Speak" onClose={onClose}>
      <form onSubmit={submit} className={FORM}>
        <VoiceChoice as={as} onChoose={setAs} />
        <SeatChoice to={to} onChoose={setTo} />
        <Manner isSpoken={isSpoken} onChoose={setIsSpoken} />
        {isSpoken ? (
          <SpeechRecorder {...speech} />
        ) : (
          <WordsField label="What they will read" text={text} longest={LONGEST_SPOKEN} onEnter={enter} />
        )}
        <SendRow
          problem={isSpoken ? sending.problem : command.problem}
          isOff={!isReady || command.isBusy || sending.isBusy}
        >
          <SendHorizontal aria-hidden size={18} /> {sending.isBusy ? 'Sending' : 'Speak'}
        </SendRow>
      </form>
    </Dialog>
  )
}

const manners = [
  { isSpoken: false, name: 'Write' },
  { isSpoken: true, name: 'Record' },
] as const

function Manner({ isSpoken, onChoose }: { isSpoken: boolean; onChoose: (isSpoken: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields
    <div role="group" aria-label="Write or record" className="grid grid-cols-2 gap-1 rounded-xl bg-surface p-1">
      {manners.map((manner) => (
        <button
          key={manner.name}
          type="button"
          aria-pressed={manner.isSpoken === isSpoken}
          onClick={() => onChoose(manner.isSpoken)}
          className="min-h-11 rounded-lg font-semibold text-ink-soft hover:text-ink aria-pressed:bg-paper aria-pressed:text-ink aria-pressed:shadow-sheet"
        >
          {manner.name}
        </button>
      ))}
    </div>
  )
}
