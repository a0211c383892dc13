import { useSyncExternalStore } from 'react'

/** Whether the window is so now, as in CSS. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Three things fit side by side. Below it a phone's form is drawn. */
export const useIsRoomy = (): boolean => useMedia('(width >= 768px)')
