import { useCallback, useState } from 'react'

/** How high an element stands, as it changes. */
export function useHeight() {
  const [heightPx, setHeightPx] = useState(0)
  const element = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const observer = new ResizeObserver(() => setHeightPx(node.offsetHeight))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return { element, heightPx }
}
