import { useEffect, useRef } from 'react'
import type { Sound } from './scene/scene.ts'

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
