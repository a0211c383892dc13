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
