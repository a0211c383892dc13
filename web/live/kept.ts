/** Something that is on or off on this device, in all pages of this browser. Off until somebody switches it on. */
export function createKeptSwitch(key: string) {
  const listeners = new Set<() => void>()
  /** Null until it was asked for: it may be asked for in every frame, and storage is slow. */
  let known: boolean | null = null

  function read(): boolean {
    try {
      return localStorage.getItem(key) === 'on'
    } catch {
      return false
    }
  }
  function tell(isOn: boolean): void {
    known = isOn
    for (const listener of listeners) listener()
  }
  const readAgain = () => tell(read())

  return {
    isOn(): boolean {
      known ??= read()
      return known
    },
    set(isOn: boolean): void {
      try {
        localStorage.setItem(key, isOn ? 'on' : 'off')
      } catch {
        // Storage is full or forbidden: the page itself still knows.
      }
      tell(isOn)
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', readAgain)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', readAgain)
      }
    },
  }
}
