import { Lightbulb, MessageCircle, Pause, Phone, Play, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SpokenToSeat } from '#case/views/spoken.ts'
import { voiceNames } from '#content/texts/voices.ts'
import { DownloadFailed } from '../../base/audio/play/download-failed.tsx'
import { SoundStuck } from '../../base/audio/play/sound-stuck.tsx'
import { usePlayer } from '../../base/audio/play/use-player.ts'
import { useSoundFile } from '../../base/audio/play/use-sound-file.ts'
import { useRing } from '../../base/audio/use-ring.ts'
import { keep, recall } from '../../base/live/device-storage.ts'
import { serverNow } from '../../base/live/server-clock.ts'
import { useLive, useView } from '../../base/live/surroundings.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { clockText } from '../../base/ui/number-text.ts'
import { useCallPerson } from '../../hands/attention/call-person.ts'

/** What somebody says to this seat: it rings, is read or heard, and stays until it is closed. */
export function SpokenPanel({ onAnswer }: { onAnswer: () => void }) {
  const spoken = useView((view) => view.spoken) ?? []
  const run = useLive(({ held }) => held?.run ?? 0)
  const [closed, close] = useClosed(run)
  const [first, ...others] = waitingSpeech(spoken, closed)
  useCallPerson(first ? titleOf(first) : null)
  if (!first) return null

  function answer(id: string) {
    close(id)
    onAnswer()
  }
  return (
    <Call
      key={first.id}
      said={first}
      waiting={others.length}
      onClose={() => close(first.id)}
      onAnswer={() => answer(first.id)}
    />
  )
}

const titleOf = ({ as, isPrompt }: SpokenToSeat): string =>
  isPrompt ? `A hint from ${voiceNames[as].toLowerCase()}` : `${voiceNames[as]} speaks to you`

/** Two rings of the telephone. */
const RINGS_FOR_MS = 4000

function useRingOnce(said: SpokenToSeat): boolean {
  const [isRinging, setIsRinging] = useState(() => isFresh(said, serverNow()))
  useEffect(() => {
    const timer = setTimeout(() => setIsRinging(false), RINGS_FOR_MS)
    return () => clearTimeout(timer)
  }, [])
  useRing(isRinging)
  return isRinging
}

interface CallProps {
  readonly said: SpokenToSeat
  /** How many more stand behind it. */
  readonly waiting: number
  readonly onClose: () => void
  readonly onAnswer: () => void
}

function Call({ said, waiting, onClose, onAnswer }: CallProps) {
  const isRinging = useRingOnce(said)
  const Icon = said.isPrompt ? Lightbulb : Phone
  return (
    <section aria-label={titleOf(said)} className="border-action border-y-2 bg-surface px-5 py-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className={`mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-action text-white ${isRinging ? 'animate-pulse' : ''}`}
        >
          <Icon size={18} />
        </span>
        <div role="alert" className="min-w-0 flex-1 leading-snug">
          <p className="font-semibold">{titleOf(said)}</p>
          {said.text && <p className="wrap-anywhere mt-0.5 whitespace-pre-line">{said.text}</p>}
        </div>
        <IconButton label="Close" className="-mt-1 -mr-2" onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      {said.sound && <Speech sound={said.sound} isDue={!isRinging} />}
      <p className="flex items-center justify-between gap-3 pl-12">
        <button
          type="button"
          onClick={onAnswer}
          className="inline-flex min-h-11 items-center gap-2 rounded-xl font-semibold text-action underline-offset-4 hover:underline"
        >
          <MessageCircle aria-hidden size={18} /> Answer by chat
        </button>
        {waiting > 0 && <span className="text-ink-soft text-sm">{waiting} more</span>}
      </p>
    </section>
  )
}

type Sound = NonNullable<SpokenToSeat['sound']>

/** What was spoken. It begins by itself where the browser allows that, and can always be heard again. */
function Speech({ sound, isDue }: { sound: Sound; isDue: boolean }) {
  const file = useSoundFile(sound.path)
  const { state, player } = usePlayer(file.sound, sound)
  const hasBegun = useRef(false)
  const isReady = player !== null && state.status === 'ready'

  useEffect(() => {
    if (!isDue || !isReady || hasBegun.current) return
    hasBegun.current = true
    player.play()
  }, [isDue, isReady, player])

  if (file.hasFailed) return <DownloadFailed onRetry={file.retry} />
  if (state.status === 'failed') return <p className="pl-12">This device cannot play the recording.</p>
  const Icon = state.isPlaying ? Pause : Play
  return (
    <div className="mt-2 space-y-2 pl-12">
      <p className="flex items-center gap-3">
        <Button
          className="min-h-11! px-4!"
          disabled={!isReady}
          onClick={() => (state.isPlaying ? player?.pause() : player?.play())}
        >
          <Icon aria-hidden size={18} fill="currentColor" /> {state.isPlaying ? 'Pause' : 'Play'}
        </Button>
        <span className="text-ink-soft text-sm tabular-nums">
          {clockText(state.currentMs)} / {clockText(sound.durationMs)}
        </span>
      </p>
      <SoundStuck state={state} player={player} />
    </div>
  )
}

/** Later than this it does not ring any more: a reload or a late visit finds it on the page. */
const FRESH_MS = 20_000

export const isFresh = ({ at }: Pick<SpokenToSeat, 'at'>, now: number): boolean => now - at < FRESH_MS

/** What was said and not closed yet, newest first. */
export const waitingSpeech = (spoken: readonly SpokenToSeat[], closed: readonly string[]): SpokenToSeat[] =>
  spoken.filter(({ id }) => !closed.includes(id)).reverse()

/** What this tab has closed of a run. */
function useClosed(run: number): [closed: readonly string[], close: (id: string) => void] {
  const key = `spoken:${run}`
  const [, drawAgain] = useState(0)
  const kept = recall(key)
  const closed = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  return [
    closed,
    (id) => {
      keep(key, [...closed, id])
      drawAgain((count) => count + 1)
    },
  ]
}
