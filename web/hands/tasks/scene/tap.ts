import { useEffect, useRef } from 'react'
import { numberIn } from '../../../base/ui/typed-number.ts'
import type { StepAnswer } from '../steps/step-props.ts'
import { nudgedBy, typed } from './draft.ts'
import type { Draft, Part, SceneSetup, Sound, Tap } from './scene.ts'
import { currentSlug } from './setup.ts'

/** What comes of a tap. */
export type Outcome =
  | { readonly kind: 'send'; readonly answer: StepAnswer }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'act'; readonly act: string; readonly note: string | null }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'nothing' }

const nothing: Outcome = { kind: 'nothing' }

/** A thing of another step is asked of the rules as that step: their answer is the hint. */
export function outcomeOf(setup: SceneSetup, { id, tap }: Pick<Part, 'id' | 'tap'>): Outcome {
  if (tap.kind === 'say') return { kind: 'say', text: tap.text }
  if (tap.step !== currentSlug(setup)) return { kind: 'send', answer: answerOf(tap) }
  if (setup.waitMs !== null || isAnswered(setup, tap)) return nothing
  return outcomeInHand(setup, id, tap)
}

/** An answer is on its way. Of several things to take the others can be taken meanwhile. */
function isAnswered({ steps, current, sending }: SceneSetup, tap: Tap): boolean {
  if (!sending) return false
  return !steps[current]?.items || (tap.kind === 'answer' && tap.choice === sending.choice)
}

/** Whether a tap counts for the step in hand. */
export const isInHand = (setup: SceneSetup, { tap }: Pick<Part, 'tap'>): boolean =>
  tap.kind !== 'say' && tap.step === currentSlug(setup) && setup.waitMs === null

function outcomeInHand(setup: SceneSetup, id: string, tap: Exclude<Tap, { kind: 'say' }>): Outcome {
  const { draft } = setup
  switch (tap.kind) {
    case 'answer':
      return { kind: 'send', answer: answerOf(tap) }
    case 'key':
      return { kind: 'draft', draft: { ...draft, text: typed(draft.text, tap.key) } }
    case 'nudge':
      return { kind: 'draft', draft: { ...draft, text: nudgedBy(draft.text, tap.by) } }
    case 'using':
      return { kind: 'draft', draft: { ...draft, using: tap.using } }
    case 'confirm':
      return confirmed(setup)
    case 'act':
      return { kind: 'act', act: id, note: tap.note ?? null }
  }
}

const answerOf = (tap: Exclude<Tap, { kind: 'say' }>): StepAnswer => ({
  step: tap.step,
  ...(tap.kind === 'answer' && tap.choice !== undefined && { choice: tap.choice }),
})

/** The draft as an answer, or what is missing in it. */
export function confirmed({ steps, current, draft }: SceneSetup): Outcome {
  const step = steps[current]
  if (!step) return nothing
  const ask = step.asks?.find(({ isDone }) => !isDone)
  const using = ask ? ask.using : step.using
  const value = numberIn(draft.text)
  if (using && draft.using === null) return { kind: 'say', text: 'Choose one first.' }
  if (value === null) return { kind: 'say', text: 'Set a number first.' }
  return {
    kind: 'send',
    answer: {
      step: step.slug,
      value,
      ...(ask && { ask: ask.slug }),
      ...(using && draft.using !== null && { using: draft.using }),
    },
  }
}

const STEP_MS = 25
const NOTCH_MS = 6

const tick = (ms: number) => {
  if ('vibrate' in navigator) navigator.vibrate(ms)
}

/** A tick in the hand when a step has registered, on devices that have one. */
export function useStepTick(stepsDone: number): void {
  const before = useRef(stepsDone)
  useEffect(() => {
    if (stepsDone > before.current) tick(STEP_MS)
    before.current = stepsDone
  }, [stepsDone])
}

/** A finer one for every notch that a dial or a plunger passes. */
export const tickNotch = (): void => tick(NOTCH_MS)

let context: AudioContext | null = null
const LOUDNESS = 0.12
const FADE_S = 0.008

/** Plays tones one after the other, from within a tap. A device without sound stays silent. */
export function playSound(sound: Sound): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    let at = context.currentTime + 0.01
    for (const [hertz, ms] of sound) {
      if (hertz > 0) playTone(context, hertz, at, ms / 1000)
      at += ms / 1000
    }
  } catch {
    // No sound here: what it stands for is seen as well.
  }
}

function playTone(audio: AudioContext, hertz: number, at: number, seconds: number): void {
  const tone = audio.createOscillator()
  const level = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(LOUDNESS, at + FADE_S)
  level.gain.setValueAtTime(LOUDNESS, at + seconds - FADE_S)
  level.gain.linearRampToValueAtTime(0, at + seconds)
  tone.connect(level).connect(audio.destination)
  tone.start(at)
  tone.stop(at + seconds)
}
