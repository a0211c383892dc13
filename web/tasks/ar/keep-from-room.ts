/** A tap on a control of the page must not also touch what stands behind it in the room. Returns how to undo it. */
export function keepFromRoom(overlay: HTMLElement | null): (() => void) | undefined {
  if (!overlay) return
  const keep = (event: Event) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, label, [data-card]')
    if (isControl) event.preventDefault()
  }
  overlay.addEventListener('beforexrselect', keep)
  return () => overlay.removeEventListener('beforexrselect', keep)
}
