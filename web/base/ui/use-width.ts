import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide something is drawn, in px; 0 before it is. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setWidth(Math.floor(measured.clientWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    measure()
    return () => observer.disconnect()
  }, [element])

  return width
}

/** Tells how large an element is whenever that changes, until the answer is called. */
export function followSize(element: Element, tell: (width: number, height: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) tell(entry.contentRect.width, entry.contentRect.height)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
