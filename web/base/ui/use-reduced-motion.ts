import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether motion is unwelcome on this device. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
