import { useEffect, useRef } from 'react'

/** When `key` changes, the focus goes to what is marked as entry, unless the person is busy elsewhere on the page. */
export function useEntryFocus(key: string) {
  const container = useRef<HTMLDivElement>(null)
  const shownKey = useRef(key)

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const active = document.activeElement
    const isElsewhere = active && active !== document.body && !container.current?.contains(active)
    if (!isElsewhere) container.current?.querySelector<HTMLElement>('[data-entry]')?.focus()
  }, [key])

  return container
}
