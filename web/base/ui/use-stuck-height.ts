import { useCallback } from 'react'

/** What can stick to the top of the page, from above downwards; and to its bottom. */
type Stuck = 'header' | 'checks' | 'bar' | 'contents'

/** Tells the page how high it stands: what sticks below it stays below, and what gets the focus is never hidden by it. */
export function useStuckHeight(part: Stuck) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const { style } = document.documentElement
      const tell = () => style.setProperty(`--stuck-${part}`, `${element.offsetHeight}px`)
      let frame = 0
      // A frame later: what follows the height must not change its size while sizes are being told.
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(tell)
      })
      tell()
      observer.observe(element)
      return () => {
        observer.disconnect()
        cancelAnimationFrame(frame)
        style.removeProperty(`--stuck-${part}`)
      }
    },
    [part],
  )
}
