import { useCallback } from 'react'

/** What can stick to the top of the page, from above downwards. */
export type Stuck = 'header' | 'checks' | 'bar'

/** Tells the page how high it stands: what sticks below it stays below, and what gets the focus is never hidden by it. */
export function useStuckHeight(part: Stuck) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => style.setProperty(`--stuck-${part}`, `${element.offsetHeight}px`))
      observer.observe(element)
      return () => {
        observer.disconnect()
        style.removeProperty(`--stuck-${part}`)
      }
    },
    [part],
  )
}
