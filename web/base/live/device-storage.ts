/** What this device keeps, in all pages of this browser: a text, and what it is read as. */
export function createKeptStore<T>(key: string, read: (text: string | null) => T) {
  const listeners = new Set<() => void>()
  /** Null until it was asked for: it may be asked for in every frame, and storage is slow. */
  let known: { readonly value: T } | null = null

  function readNow(): T {
    try {
      return read(localStorage.getItem(key))
    } catch {
      return read(null)
    }
  }
  function tell(value: T): void {
    known = { value }
    for (const listener of listeners) listener()
  }
  const readAgain = () => tell(readNow())

  return {
    get(): T {
      known ??= { value: readNow() }
      return known.value
    },
    set(text: string): void {
      try {
        localStorage.setItem(key, text)
      } catch {
        // Storage is full or forbidden: the page itself still knows.
      }
      tell(read(text))
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

/** Something that is on or off. Off until somebody switches it on. */
export function createKeptSwitch(key: string) {
  const { get, set, subscribe } = createKeptStore(key, (text) => text === 'on')
  return { isOn: get, set: (isOn: boolean) => set(isOn ? 'on' : 'off'), subscribe }
}

/** What storage would not take, being full or forbidden: the page itself still knows it. */
const onlyHere = new Map<string, unknown>()

/** What this tab keeps under a key, to be checked by whoever asks; null if it cannot be read. */
export function recall(key: string, storage: Pick<Storage, 'getItem'> = sessionStorage): unknown {
  try {
    return onlyHere.get(key) ?? JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps it beyond a reload. Null is kept by keeping nothing. */
export function keep(
  key: string,
  value: unknown,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage,
): void {
  onlyHere.delete(key)
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    onlyHere.set(key, value)
  }
}
