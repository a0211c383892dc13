import { useSyncExternalStore } from 'react'

/** Whether the window is at least so wide, in px. */
export function useIsWide(px: number): boolean {
  const query = `(width >= ${px}px)`
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
