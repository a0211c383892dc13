import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createKeptSwitch } from '../../base/live/device-storage.ts'

/** Who dictates, or hits keys by chance, can do without it on this device. */
export const withoutPauseKey = createKeptSwitch('console-without-key')
export const useHasPauseKey = (): boolean => !useSyncExternalStore(withoutPauseKey.subscribe, withoutPauseKey.isOn)

/** The key P, where nothing is being typed and no dialog is open. */
export const usePauseKey = (press: () => void): void => useConsoleKey('p', press)

/** A key, where nothing is being typed and no dialog is open. */
export function useConsoleKey(key: string, press: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (withoutPauseKey.isOn() || event.key.toLowerCase() !== key || !isAlone) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    press()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
