import { type LucideIcon, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#content/texts/messages.ts'
import { AskFirst, type Question } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/focus-and-press.ts'
import { clockText } from '../../ui/number-text.ts'
import { usePeaks } from '../play/peaks.ts'
import { SoundPlayer } from '../play/sound-player.tsx'
import { usePlayer } from '../play/use-player.ts'
import { FileChoice } from './file-choice.tsx'
import { lengthText } from './length-bar.tsx'
import { type MicrophoneProblem, microphoneTexts } from './microphone.ts'
import { type Take, takeProblem } from './take.ts'
import type { useUpload } from './upload.ts'

/** The words of one recording. */
export interface RecorderLabels {
  /** What is recorded, in the middle of a sentence: your briefing. */
  readonly name: string
  /** Why the microphone is asked for, and who will hear it. */
  readonly why: string
  readonly share: string
  readonly shareIcon: LucideIcon
  readonly question: Question
  readonly uploading: string
}

interface RecorderTakeProps {
  readonly take: Take
  readonly labels: RecorderLabels
  readonly goodLengthMs: { readonly from: number; readonly to: number }
  readonly problem: MicrophoneProblem | null
  readonly isAsking: boolean
  readonly canShare: boolean
  readonly upload: ReturnType<typeof useUpload>
  readonly onAgain: () => void
  readonly onChoose: (take: Take) => void
}

const againQuestion: Question = {
  title: 'Record again?',
  text: 'The recording you have now is lost as soon as the new one starts.',
  stay: 'Keep it',
  go: 'Start over',
  isEnd: true,
}

/** A take: listen, record again, share. */
export function RecorderTake(props: RecorderTakeProps) {
  const { take, labels, goodLengthMs, problem, isAsking, canShare, upload, onAgain, onChoose } = props
  const [asking, setAsking] = useState<'again' | 'share' | null>(null)
  const playing = usePlayer(take.sound, take)
  const peaks = usePeaks(take.sound)
  const flaw = takeProblem(take)
  const lengthMs = take.durationMs ?? playing.state.durationMs
  const isUploading = upload.state.stage === 'uploading' || upload.state.stage === 'done'

  function share() {
    playing.player?.pause()
    void upload.send(take)
  }

  return (
    <div className="space-y-4">
      <TakeTitle {...{ take, lengthMs, goodLengthMs }} isEntry={!isUploading} />
      {playing.state.status === 'failed' ? (
        <Callout look="wait">This device cannot play the recording.</Callout>
      ) : (
        <SoundPlayer {...playing} name={labels.name} peaks={peaks} />
      )}
      <UploadProgress state={upload.state} text={labels.uploading} flaw={flaw} />
      {problem && (
        <div role="alert">
          <Callout look="wait">{microphoneTexts[problem]}</Callout>
        </div>
      )}
      {!isUploading && (
        <div className="space-y-2.5">
          {canShare && (
            <Button
              className="min-h-14 w-full text-lg"
              disabled={flaw !== null || isAsking}
              onClick={() => (upload.state.stage === 'failed' ? share() : setAsking('share'))}
            >
              <labels.shareIcon aria-hidden size={20} />
              {upload.state.stage === 'failed' ? 'Try again' : labels.share}
            </Button>
          )}
          <Button look="quiet" className="w-full" disabled={isAsking} onClick={() => setAsking('again')}>
            <RotateCcw aria-hidden size={18} />
            Record again
          </Button>
          {(problem || take.fileName !== null || upload.state.stage === 'failed') && (
            <FileChoice label="Choose another file" onChoose={onChoose} />
          )}
        </div>
      )}
      {asking === 'again' && <AskFirst question={againQuestion} onStay={() => setAsking(null)} onGo={onAgain} />}
      {asking === 'share' && <AskFirst question={labels.question} onStay={() => setAsking(null)} onGo={share} />}
    </div>
  )
}

interface TakeTitleProps extends Pick<RecorderTakeProps, 'take' | 'goodLengthMs'> {
  readonly lengthMs: number | null
  readonly isEntry: boolean
}

const TakeTitle = ({ take, lengthMs, goodLengthMs, isEntry }: TakeTitleProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <h2 tabIndex={-1} className="min-w-0 truncate font-semibold" {...(isEntry && entry)}>
      {take.fileName ?? 'Your recording'}
    </h2>
    {lengthMs !== null && (
      <p className="shrink-0 text-ink-soft text-sm">
        {clockText(lengthMs)}, {lengthText(lengthMs, goodLengthMs)}
      </p>
    )}
  </div>
)

/** How far a recording has got, or why it did not arrive. */
function UploadProgress({
  state,
  text,
  flaw,
}: {
  state: ReturnType<typeof useUpload>['state']
  text: string
  flaw: string | null
}) {
  if (state.stage === 'uploading' || state.stage === 'done') {
    const percent = state.stage === 'done' ? 100 : Math.round(state.share * 100)
    return (
      <div tabIndex={-1} className="space-y-2 rounded-lg" {...entry}>
        <p className="flex justify-between text-ink-soft">
          <span>{text}</span>
          <span className="tabular-nums">{percent} %</span>
        </p>
        <div
          role="progressbar"
          aria-label={text}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-3 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-(--role) transition-[width] duration-300"
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
    )
  }
  const problem = state.stage === 'failed' ? state.answer : flaw && { message: messages.fileNotUploaded, reason: flaw }
  return (
    <div role="alert">
      {problem && (
        <Callout look="alarm">
          <p className="font-semibold">{problem.message}</p>
          {problem.reason && <p>{problem.reason}</p>}
        </Callout>
      )}
    </div>
  )
}
