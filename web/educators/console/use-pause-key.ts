import { useEffect, useEffectEvent } from 'react'

/** The key P, where nothing is being typed and no dialog is open. */
export function usePauseKey(press: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (event.key.toLowerCase() !== 'p' || !isAlone || isTyping(event.target) || document.querySelector('dialog[open]'))
      return
    event.preventDefault()
    press()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
