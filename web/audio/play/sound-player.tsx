import { ChevronDown, Pause, Play, RotateCcw } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { clockText } from '../../ui/number-text.ts'
import type { Playing } from './create-player.ts'
import type { Stretch } from './heard.ts'
import { Waveform } from './waveform.tsx'

interface SoundPlayerProps extends Playing {
  /** What is played. */
  readonly name: string
  readonly peaks: readonly number[] | null
  /** Stands out in the picture instead of what lies before the playhead. */
  readonly filled?: readonly Stretch[]
}

/** Play, pause, from the start, faster or slower, and a picture to move in. */
export function SoundPlayer({ state, player, name, peaks, filled }: SoundPlayerProps) {
  const lengthMs = state.durationMs ?? 0
  const isReady = player !== null && state.status === 'ready'
  const Icon = state.isPlaying ? Pause : Play

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={name} className="space-y-2">
      <div className="flex items-center gap-3.5">
        <button
          type="button"
          aria-label={state.isPlaying ? 'Pause' : 'Play'}
          disabled={!isReady}
          onClick={() => (state.isPlaying ? player?.pause() : player?.play())}
          className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-(--role) text-white transition-opacity hover:opacity-90 disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-soft"
        >
          <Icon aria-hidden size={24} className={state.isPlaying ? '' : 'translate-x-0.5'} fill="currentColor" />
        </button>
        <div className="min-w-0 flex-1">
          <Waveform
            label={`Position in ${name}`}
            peaks={peaks}
            currentMs={state.currentMs}
            durationMs={lengthMs}
            filled={filled ?? [[0, state.currentMs]]}
            isOff={!isReady || !state.canSeek}
            onSeek={(ms) => player?.seek(ms)}
          />
        </div>
      </div>
      <div className="flex items-center gap-1">
        <p className="mr-auto text-ink-soft text-sm tabular-nums">
          {clockText(state.currentMs)} / {clockText(lengthMs)}
        </p>
        <SpeedChoice rate={state.rate} isOff={!isReady} onChoose={(rate) => player?.setRate(rate)} />
        <IconButton
          label="Play from the start"
          className="-mr-3"
          disabled={!isReady}
          onClick={() => {
            player?.seek(0)
            player?.play()
          }}
        >
          <RotateCcw aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  )
}

const rates = [0.75, 1, 1.25, 1.5] as const

/** How fast it is played. */
function SpeedChoice({ rate, isOff, onChoose }: { rate: number; isOff: boolean; onChoose: (rate: number) => void }) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label="Speed"
        value={rate}
        disabled={isOff}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-11 appearance-none rounded-full border border-line bg-paper py-2 pr-8 pl-3.5 font-medium text-ink-soft text-sm tabular-nums"
      >
        {rates.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute right-2.5 text-ink-soft" />
    </span>
  )
}
