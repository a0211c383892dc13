import { useEffect } from 'react'

/** A phone that lies on the table stays lit. A browser takes it back when the page is hidden: then it is asked for again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.hidden) return
      // A battery that runs low may refuse it.
      const granted = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void granted?.release()
      else lock = granted
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isOn])
}
