import { useLayoutEffect, useRef, useState } from 'react'

/** How high that stands which sticks above the main area: what sticks inside it has to stay below. */
export function useHeightAbove() {
  const element = useRef<HTMLDivElement>(null)
  const [heightPx, setHeightPx] = useState(0)

  useLayoutEffect(() => {
    const above = element.current?.closest('main')?.previousElementSibling
    if (!(above instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => setHeightPx(above.offsetHeight))
    observer.observe(above)
    return () => observer.disconnect()
  }, [])

  return { element, heightPx }
}
