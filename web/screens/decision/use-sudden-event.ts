import { useEffect } from 'react'
import { useView } from '../../live/live-store.ts'
import { serverNow } from '../../live/server-clock.ts'
import { eventSince, FRESH_MS } from './sudden-event.ts'

const SHAKE = [250, 120, 250]
const told = new Set<number>()

/** What happens to everyone at once is heard and felt on whatever page of the case one is, once. */
export function useSuddenEvent(): void {
  const since = useView((view) => eventSince(view.points)) ?? null

  useEffect(() => {
    if (since === null || told.has(since) || serverNow() - since > FRESH_MS) return
    told.add(since)
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE)
    void import('../../monitor/sound.ts').then(({ soundEvent }) => soundEvent()).catch(() => {})
  }, [since])
}
