import { Pause, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SpokenToSeat } from '#case/views/spoken.ts'
import { DownloadFailed } from '../audio/play/download-failed.tsx'
import { SoundStuck } from '../audio/play/sound-stuck.tsx'
import { usePlayer } from '../audio/play/use-player.ts'
import { useSoundFile } from '../audio/play/use-sound-file.ts'
import { Button } from '../ui/button.tsx'
import { clockText } from '../ui/number-text.ts'

type Sound = NonNullable<SpokenToSeat['sound']>

/** What was spoken. It begins by itself where the browser allows that, and can always be heard again. */
export function Speech({ sound, isDue }: { sound: Sound; isDue: boolean }) {
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
