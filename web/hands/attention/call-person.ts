import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createKeptSwitch } from '../../base/live/device-storage.ts'
import { createStore } from '../../base/live/store.ts'
import { useSurroundings } from '../../base/live/surroundings.ts'

/** Who has just done something here sees by themselves what comes of it. */
const AT_IT_MS = 5000
const SHAKE_MS = 180

/** Whether something that waits is also heard, on this device. */
export const callSound = createKeptSwitch('call-sound')

const waiting = createStore<string | null>(null)
let touchedAt = Number.NEGATIVE_INFINITY

/**
 * Something waits for this person, who may have laid the phone down or gone to another tab: the tab's title says what,
 * a phone shakes shortly, and where it is switched on there is a sound.
 */
export function callPerson(text: string): void {
  if (!document.hidden && performance.now() - touchedAt < AT_IT_MS) return
  waiting.set(text)
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE_MS)
  if (callSound.isOn()) void import('./chime.ts').then(({ chime }) => chime()).catch(() => {})
}

/** What waits for whoever is not looking, for the tab's title. */
export const useWaiting = (): string | null => useSyncExternalStore(waiting.subscribe, waiting.get)

/** Whoever is back has seen it. */
export function noticePerson(): void {
  const touched = () => {
    touchedAt = performance.now()
    waiting.set(null)
  }
  for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, touched, { capture: true })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) waiting.set(null)
  })
}

/** Calls the person when this comes to wait for them. What waits already as the page opens is there to be seen. */
export function useCallPerson(text: string | null): void {
  const { mirrors } = useSurroundings()
  const before = useRef(text)

  useEffect(() => {
    if (mirrors === null && text !== null && text !== before.current) callPerson(text)
    before.current = text
  }, [text, mirrors])
}
