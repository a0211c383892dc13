import { Lock, Mic } from 'lucide-react'
import { recordingText } from '#content/texts/promises.ts'
import { useLive } from '../../live/surroundings.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { FileChoice } from './file-choice.tsx'
import { type MicrophoneProblem, microphoneTexts } from './microphone.ts'
import type { RecorderLabels } from './recorder-labels.ts'
import type { Take } from './take.ts'

interface RecorderStartProps {
  readonly labels: RecorderLabels
  readonly problem: MicrophoneProblem | null
  readonly isAsking: boolean
  readonly showsNotice: boolean
  readonly onStart: () => void
  readonly onChoose: (take: Take) => void
}

/** Nothing is recorded yet: why the microphone, what happens to the recording, and the button. */
export function RecorderStart({ labels, problem, isAsking, showsNotice, onStart, onChoose }: RecorderStartProps) {
  const room = useLive((state) => state.room)
  const isImpossible = problem === 'insecure' || problem === 'unsupported'
  return (
    <div className="space-y-4">
      {showsNotice && (
        <div className="flex gap-3.5">
          <span aria-hidden className="mt-0.5 text-(--role)">
            <Lock size={20} />
          </span>
          <div className="space-y-2 leading-relaxed">
            <h2 className="font-semibold">Before you record</h2>
            <p>{labels.why}</p>
            <p>{recordingText(room)} Name no real patient, and keep what you hear here among yourselves.</p>
          </div>
        </div>
      )}
      <div role="alert">
        {problem && (
          <Callout look="wait">
            <p>{microphoneTexts[problem]}</p>
            <p>You can choose an audio file instead. On a phone this opens its recorder.</p>
          </Callout>
        )}
      </div>
      {problem && <FileChoice label="Choose an audio file" onChoose={onChoose} />}
      {!isImpossible && (
        <Button
          look={problem ? 'quiet' : 'primary'}
          className="min-h-14 w-full text-lg"
          disabled={isAsking}
          onClick={onStart}
        >
          <Mic aria-hidden size={22} />
          Start recording
        </Button>
      )}
      {isAsking && <p className="text-center text-ink-soft">Your browser asks for the microphone. Please allow it.</p>}
    </div>
  )
}
