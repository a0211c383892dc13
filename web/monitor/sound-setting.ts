const KEY = 'monitor-sound'
const listeners = new Set<() => void>()

/** Null until it was asked for: it is asked for in every frame, and storage is slow. */
let isOnHere: boolean | null = null

/** Whether the monitor is heard, on this device. */
export function isSoundOn(): boolean {
  isOnHere ??= readSetting()
  return isOnHere
}

export function setSound(isOn: boolean): void {
  isOnHere = isOn
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Storage is full or forbidden: the page itself still knows.
  }
  for (const listener of listeners) listener()
}

export function subscribeSound(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
  }
}

/** Other pages of this browser switch it too. */
function readAgain(): void {
  isOnHere = readSetting()
  for (const listener of listeners) listener()
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}
