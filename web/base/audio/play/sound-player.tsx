import { ChevronDown, Pause, Play, RotateCcw } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { clockText } from '../../ui/number-text.ts'
import type { Stretch } from './heard-stretches.ts'
import { resized } from './peaks.ts'
import { SoundStuck } from './sound-stuck.tsx'
import type { Playing } from './use-player.ts'

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
      <SoundStuck state={state} player={player} />
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

const BARS = 64
const STEP_MS = 5000
const STRIDE_MS = 15_000

interface WaveformProps {
  readonly label: string
  readonly peaks: readonly number[] | null
  readonly currentMs: number
  readonly durationMs: number
  /** What stands out: what was played so far, or what was heard. */
  readonly filled: readonly Stretch[]
  readonly isOff: boolean
  readonly onSeek: (ms: number) => void
}

/** The picture of a sound with a playhead. A slider lies over it, so that keys, fingers and screen readers can move it. */
function Waveform({ label, peaks, currentMs, durationMs, filled, isOff, onSeek }: WaveformProps) {
  const bars = resized(peaks ?? [0.12], BARS)
  const at = durationMs > 0 ? Math.min(1, currentMs / durationMs) : 0
  const isFilled = (bar: number) => {
    const ms = ((bar + 0.5) / BARS) * durationMs
    return filled.some(([from, to]) => from <= ms && ms <= to)
  }

  function moveByKey(event: KeyboardEvent) {
    const to = targetOf(event.key, currentMs, durationMs)
    if (to === null) return
    event.preventDefault()
    onSeek(Math.min(Math.max(0, to), durationMs))
  }

  return (
    <div className="relative h-16 rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <svg viewBox={`0 0 ${BARS * 4} 64`} preserveAspectRatio="none" className="h-full w-full" aria-hidden="true">
        {bars.map((peak, bar) => {
          const height = 4 + peak * 54
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={bar}
              x={bar * 4 + 0.75}
              y={32 - height / 2}
              width={2.5}
              height={height}
              rx={1.25}
              className={isFilled(bar) ? 'fill-(--role)' : 'fill-[#b9c4d6]'}
            />
          )
        })}
      </svg>
      <div
        aria-hidden
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${at * 100}%` }}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${clockText(currentMs)} of ${clockText(durationMs)}`}
        min={0}
        max={Math.max(1, Math.round(durationMs))}
        step={100}
        value={Math.round(currentMs)}
        disabled={isOff}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={moveByKey}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0 disabled:cursor-default"
      />
    </div>
  )
}

function targetOf(key: string, currentMs: number, durationMs: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return currentMs + STEP_MS
  if (key === 'ArrowLeft' || key === 'ArrowDown') return currentMs - STEP_MS
  if (key === 'PageUp') return currentMs + STRIDE_MS
  if (key === 'PageDown') return currentMs - STRIDE_MS
  if (key === 'Home') return 0
  return key === 'End' ? durationMs : null
}
