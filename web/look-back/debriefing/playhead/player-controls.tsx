import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { useRef, useState } from 'react'
import { countUntil } from '../../../base/charts/in-order.ts'
import { IconButton } from '../../../base/ui/button.tsx'
import { useStuckHeight } from '../../../base/ui/use-stuck-height.ts'
import { caseTimeText } from './elapsed-text.ts'
import type { PlayheadStore, Speed, Stretch } from './playhead.ts'
import { usePlayheadFrames, useSpeed } from './use-playhead.ts'

const speeds = [1, 4, 16] as const satisfies readonly Speed[]

/** Play at the speed last chosen, and pause. */
export function usePlayPause(playhead: PlayheadStore) {
  const running = useSpeed(playhead)
  const [chosen, setChosen] = useState<Exclude<Speed, 0>>(1)
  const speed = running === 0 ? chosen : running
  return {
    isPlaying: running > 0,
    speed,
    toggle: () => playhead.setSpeed(playhead.get().speed > 0 ? 0 : speed),
    choose(next: Exclude<Speed, 0>) {
      setChosen(next)
      if (running > 0) playhead.setSpeed(next)
    },
  }
}

interface PlayerControlsProps {
  readonly playhead: PlayheadStore
  readonly play: ReturnType<typeof usePlayPause>
  /** When there is something to jump to, in order, and what that is called. */
  readonly stops: readonly number[]
  readonly stopName: string
}

/** Coming from just after a stop means the one before it: who plays could never go back otherwise. */
const JUST_AFTER_MS = 1500

/** Plays the run, at its own pace or faster, and jumps from moment to moment. */
export function PlayerControls({ playhead, play, stops, stopName }: PlayerControlsProps) {
  const { isPlaying, speed, toggle, choose } = play
  const { from, to } = playhead.course
  const Icon = isPlaying ? Pause : Play
  const back = () => playhead.moveTo(stopBefore(stops, playhead.now() - (isPlaying ? JUST_AFTER_MS : 0)) ?? from)
  return (
    <div
      ref={useStuckHeight('bar')}
      className="pointer-events-none stuck-bar z-10 max-column:bg-paper column:bg-surface print:hidden"
    >
      <div className="pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-1 rounded-3xl border border-line bg-paper p-1 shadow-sheet column:gap-2 column:px-3 print:hidden">
        <IconButton label={`Previous ${stopName}`} onClick={back}>
          <SkipBack aria-hidden size={20} fill="currentColor" />
        </IconButton>
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={toggle}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-action text-white hover:bg-action-strong"
        >
          <Icon aria-hidden size={22} className={isPlaying ? '' : 'translate-x-0.5'} fill="currentColor" />
        </button>
        <IconButton label={`Next ${stopName}`} onClick={() => playhead.moveTo(stopAfter(stops, playhead.now()) ?? to)}>
          <SkipForward aria-hidden size={20} fill="currentColor" />
        </IconButton>
        <Clock playhead={playhead} />
        <fieldset className="inline-flex rounded-full border border-line-strong p-0.5">
          <legend className="sr-only">Speed</legend>
          {speeds.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-10 min-w-9 cursor-pointer items-center justify-center rounded-full px-1.5 font-semibold text-ink-soft text-sm column:min-w-11 tabular-nums has-checked:bg-action has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="playhead-speed"
                checked={speed === each}
                onChange={() => choose(each)}
                className="sr-only"
              />
              {each}×
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

/** Where the playhead is, of how long: written by hand in every frame. */
function Clock({ playhead }: { playhead: PlayheadStore }) {
  const text = useRef<HTMLSpanElement>(null)
  const { course } = playhead
  usePlayheadFrames(playhead, (at) => {
    const next = caseTimeText(course, at)
    if (text.current && text.current.textContent !== next) text.current.textContent = next
  })
  return (
    <p className="mr-1 text-ink-soft text-sm tabular-nums">
      <span ref={text} className="font-bold text-ink text-lg" />
      <span className="max-column:sr-only"> / {caseTimeText(course, course.to)}</span>
    </p>
  )
}

export const STEP_MS = 5000
/** With Shift. */
export const STRIDE_MS = 60_000

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/** Where a key takes the playhead; null where it is none of ours. `stops`: when something happened, in order. */
export function keyTarget({ key, shiftKey }: Key, at: number, run: Stretch, stops: readonly number[]): number | null {
  const step = shiftKey ? STRIDE_MS : STEP_MS
  const to = targetOf(key, at, step, run, stops)
  return to === null ? null : Math.min(Math.max(run.from, to), run.to)
}

function targetOf(key: string, at: number, step: number, run: Stretch, stops: readonly number[]): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step
  if (key === 'Home') return run.from
  if (key === 'End') return run.to
  if (key === 'PageUp') return stopBefore(stops, at) ?? run.from
  if (key === 'PageDown') return stopAfter(stops, at) ?? run.to
  return null
}

export const stopBefore = (stops: readonly number[], at: number): number | undefined =>
  stops[countUntil(stops, (stop) => stop >= at) - 1]

export const stopAfter = (stops: readonly number[], at: number): number | undefined =>
  stops[countUntil(stops, (stop) => stop > at)]

/** Where a press is likely to lead from here: to the stops next to it, and to the run's ends. */
export function likelyMoves(at: number, { from, to }: Stretch, stops: readonly number[]): readonly number[] {
  const moves = new Set([stopAfter(stops, at) ?? to, stopBefore(stops, at) ?? from, from, to])
  moves.delete(at)
  return [...moves]
}
