import { CheckCircle2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Recording } from '#case/records/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { Captions } from '../../audio/play/captions.tsx'
import { DownloadFailed } from '../../audio/play/download-failed.tsx'
import { heardShare, isHeard } from '../../audio/play/heard-stretches.ts'
import { usePeaks } from '../../audio/play/peaks.ts'
import { SoundPlayer } from '../../audio/play/sound-player.tsx'
import { SpokenWords } from '../../audio/play/spoken-words.tsx'
import { usePlayer } from '../../audio/play/use-player.ts'
import { useSoundFile } from '../../audio/play/use-sound-file.ts'
import { useConnection, useSurroundings } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { Loading } from '../../ui/loading.tsx'

interface BriefingProps {
  readonly recording: Recording
  readonly hasListened: boolean
  /** Off when looking back. */
  readonly canMark: boolean
}

const aloudQuestion = {
  title: 'Were you briefed aloud?',
  text: 'Say yes only if the Provider has told you the whole case. It counts as having listened.',
  stay: 'Not yet',
  go: 'Yes, I was',
}

const readQuestion = {
  title: 'Have you read it?',
  text: 'Say yes only if you have read the whole transcript. It counts as having listened.',
  stay: 'Not yet',
  go: 'Yes, I have',
}

/** The Provider's recording. Heard to its end, it counts; skipping does not. */
export function Briefing({ recording, hasListened, canMark }: BriefingProps) {
  const { notify } = useSurroundings()
  const { sound, isFetching, hasFailed, retry } = useSoundFile(recording.path, () => notify(messages.fileDownloaded))
  const playing = usePlayer(sound, { durationMs: recording.durationMs, memory: recording.path })
  const peaks = usePeaks(sound)
  const [isAsking, setIsAsking] = useState(false)
  const mark = useCommand('mark-listened', () => notify(messages.statusStored))
  const { state } = playing
  const durationMs = state.durationMs ?? recording.durationMs
  const share = heardShare(state.heard, durationMs)
  const isMute = hasFailed || state.status === 'failed'

  const isAllHeard = isHeard(state.heard, durationMs)
  const isDue = canMark && !hasListened && isAllHeard
  const tell = useEffectEvent(() => {
    if (!mark.isSending) mark.send({})
  })
  useEffect(() => {
    if (isDue) tell()
  }, [isDue])

  return (
    <section aria-label="Briefing" className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet">
      <h2 className="font-semibold">The Provider’s briefing</h2>
      {hasFailed && <DownloadFailed onRetry={retry} />}
      {state.status === 'failed' && <Callout look="wait">This device cannot play the recording.</Callout>}
      {!isMute && isFetching && <Loading text="Fetching the briefing" />}
      {!isMute && !isFetching && <SoundPlayer {...playing} name="the briefing" peaks={peaks} filled={state.heard} />}
      {recording.captions && (
        <Captions {...playing} captions={recording.captions} name="the briefing" isMute={isMute} />
      )}
      <SpokenWords recording="summary" />
      {(hasListened || !isMute) && <HeardLine {...{ share, hasListened, isAllHeard }} hasEnded={state.hasEnded} />}
      {mark.refusal && (
        <div role="alert">
          <Callout look="alarm">
            <p>{mark.refusal}</p>
            {isDue && (
              <Button look="quiet" onClick={() => mark.send({})}>
                Try again
              </Button>
            )}
          </Callout>
        </div>
      )}
      {canMark && !hasListened && (
        <div className="space-y-2 border-line border-t pt-4">
          <p className="text-ink-soft text-sm">{elseText(isMute, recording)}</p>
          <Button look="quiet" className="w-full" disabled={mark.isSending} onClick={() => setIsAsking(true)}>
            {recording.captions ? 'I have read it' : 'Briefed aloud'}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskFirst
          question={recording.captions ? readQuestion : aloudQuestion}
          onStay={() => setIsAsking(false)}
          onGo={() => mark.send({})}
        />
      )}
    </section>
  )
}

/** The way for who cannot hear it. */
function elseText(isMute: boolean, { captions }: Recording): string {
  if (captions) return 'No sound on this device? Read the transcript.'
  return isMute ? 'Ask the Provider to tell you the case instead.' : 'No sound on this device? Ask the Provider.'
}

interface HeardLineProps {
  readonly share: number
  readonly isAllHeard: boolean
  /** All of it, and the server knows. */
  readonly hasListened: boolean
  readonly hasEnded: boolean
}

/** How much of the briefing was heard. What was skipped does not count. */
function HeardLine({ share, isAllHeard, hasListened, hasEnded }: HeardLineProps) {
  const isLive = useConnection() === 'live'
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm">
      {hasListened ? (
        <span tabIndex={-1} className="flex items-center gap-2 font-semibold text-present" {...entry}>
          <CheckCircle2 aria-hidden size={20} />
          You have listened
        </span>
      ) : (
        <span className="text-ink-soft">
          {isAllHeard && (isLive ? 'All heard' : 'You have heard all of it; that is not yet sent.')}
          {!isAllHeard && (hasEnded ? 'You skipped some of it. Hear the grey parts too.' : shareText(share))}
        </span>
      )}
    </p>
  )
}

function shareText(share: number): string {
  if (share === 0) return 'Listen to all of it. What you skip does not count.'
  // In steps, so that it is not read out every second.
  const quarters = Math.floor(share * 4)
  return quarters === 0 ? 'Listening' : `${['', 'A quarter', 'Half', 'Three quarters'][quarters]} heard`
}
