import { Mic, RotateCcw, SendHorizontal, Square } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Voice } from '#case/records/educating.ts'
import type { RoleId } from '#case/records/roles.ts'
import { LONGEST_SPOKEN } from '#case/rules/readable-text.ts'
import { LONGEST_SPEECH_MS } from '#sound/limits.ts'
import { usePeaks } from '../../../base/audio/play/peaks.ts'
import { SoundPlayer } from '../../../base/audio/play/sound-player.tsx'
import { usePlayer } from '../../../base/audio/play/use-player.ts'
import { createRecorder, lookingForTake, type SoundRecorder } from '../../../base/audio/record/create-recorder.ts'
import { LevelMeter } from '../../../base/audio/record/level-meter.tsx'
import { microphoneTexts } from '../../../base/audio/record/microphone.ts'
import type { Take } from '../../../base/audio/record/take.ts'
import { upload } from '../../../base/audio/record/upload.ts'
import { notify } from '../../../base/live/notice-store.ts'
import { newCommandId } from '../../../base/live/outbox.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { clockText } from '../../../base/ui/number-text.ts'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { FORM, SeatChoice, SendRow, VoiceChoice, WordsField, WrittenOrSpoken } from './dialog-parts.tsx'
import { useKeptWords } from './use-kept-words.ts'

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
        <WrittenOrSpoken isSpoken={isSpoken} onChoose={setIsSpoken} />
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

/** Up to a minute of one's voice, heard before it is sent. */
function SpeechRecorder({ recorder, state }: ReturnType<typeof useSpeechRecorder>) {
  const { stage, take, problem, elapsedMs } = state
  const isAsking = stage === 'asking'

  return (
    <section aria-label="Recording" className="space-y-3 rounded-card border border-line p-4" data-role={0}>
      <div role="alert">{problem && <Callout look="wait">{microphoneTexts[problem]}</Callout>}</div>
      {recorder && stage === 'recording' ? (
        <>
          <p className="flex items-center justify-between gap-3 font-semibold">
            Recording
            <span role="timer" aria-label="Recorded" className="tabular-nums">
              {clockText(elapsedMs)} of {clockText(LONGEST_SPEECH_MS)}
            </span>
          </p>
          <div className="text-(--role)">
            <LevelMeter level={recorder.level} isRunning />
          </div>
          <p role="status" className="text-away text-sm empty:hidden">
            {state.isSilent && 'We hear nothing. Is the microphone muted?'}
          </p>
          <Button className="w-full" onClick={recorder.stop} {...entry}>
            <Square aria-hidden size={18} fill="currentColor" /> Stop recording
          </Button>
        </>
      ) : (
        <>
          {take && <Recorded key={take.id} take={take} />}
          <Button
            look="quiet"
            className="w-full"
            disabled={!recorder || isAsking}
            onClick={() => void recorder?.start()}
          >
            {take ? <RotateCcw aria-hidden size={18} /> : <Mic aria-hidden size={18} />}
            {take ? 'Record again' : 'Start recording'}
          </Button>
          {isAsking && <p className="text-center text-ink-soft text-sm">Your browser asks for the microphone.</p>}
        </>
      )}
    </section>
  )
}

function Recorded({ take }: { take: Take }) {
  const playing = usePlayer(take.sound, take)
  const peaks = usePeaks(take.sound)
  return <SoundPlayer {...playing} name="What you recorded" peaks={peaks} />
}

const nothingToFollow = () => () => {}
const looking = () => lookingForTake

/** Records what is to be said to the team. What was recorded stays until it has arrived. */
function useSpeechRecorder({ run }: Address) {
  const [recorder, setRecorder] = useState<SoundRecorder | null>(null)

  useEffect(() => {
    const made = createRecorder(`console:${run}:speech`, { longestMs: LONGEST_SPEECH_MS })
    setRecorder(made)
    return () => {
      setRecorder(null)
      made.close()
    }
  }, [run])

  const state = useSyncExternalStore(recorder?.subscribe ?? nothingToFollow, recorder?.get ?? looking)
  return { recorder, state }
}

/** Sends a recording to the team. Should the answer be lost, the same again has no second effect. */
function useSpeechUpload({ room, run }: Address) {
  const unanswered = useRef<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it was done. */
  async function send(whom: { readonly as: Voice; readonly to: RoleId | null }, { sound }: Take): Promise<boolean> {
    unanswered.current ??= newCommandId()
    setIsBusy(true)
    setProblem(null)
    const to = whom.to === null ? {} : { to: String(whom.to) }
    const asked = { id: unanswered.current, run: String(run), as: whom.as, ...to }
    const answer = await upload({ path: `/api/rooms/${room}/speak`, asked, sound, onProgress: () => {} })
    setIsBusy(false)
    if (answer.ok) notify(answer.message)
    else setProblem(answer.reason ?? answer.message)
    if (answer.ok || !answer.isLost) unanswered.current = null
    return answer.ok
  }
  return { send, isBusy, problem }
}
