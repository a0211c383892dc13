import { useEffect } from 'react'
import { useSurroundings } from '../live/surroundings.ts'
import ring from './ring.mp3'

/** A telephone that rings until it is answered. */
export function useRing(isRinging: boolean): void {
  const { mirrors } = useSurroundings()
  const isHeard = isRinging && mirrors === null
  useEffect(() => (isHeard ? startRinging() : undefined), [isHeard])
}

/** As long as the ring, which shakes with its two strokes. */
const RING_MS = 2000
const SHAKE = [400, 200, 400]

/** After these, and not before, a browser lets a page make a sound. */
const gestures = ['click', 'keyup']

/** Rings, and shakes a phone that can, until stopped. Where sound needs a gesture first, it rings from the next one on. */
function startRinging(): () => void {
  const audio = new Audio(ring)
  const stopped = new AbortController()
  audio.loop = true

  const play = () => void audio.play().catch(() => {})
  const shake = () => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE)
  }
  for (const gesture of gestures) window.addEventListener(gesture, play, { signal: stopped.signal })
  const shaking = setInterval(shake, RING_MS)
  play()
  shake()

  return () => {
    stopped.abort()
    clearInterval(shaking)
    audio.pause()
    audio.removeAttribute('src')
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(0)
  }
}
