import type { KeyboardEvent } from 'react'
import { clockText } from '../../ui/number-text.ts'
import type { Stretch } from './heard.ts'
import { resized } from './peaks.ts'

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
export function Waveform({ label, peaks, currentMs, durationMs, filled, isOff, onSeek }: WaveformProps) {
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
