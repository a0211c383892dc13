import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { followPlayhead, type PlayheadStore, type Speed } from './playhead.ts'

export const useSpeed = (playhead: PlayheadStore): Speed =>
  useSyncExternalStore(playhead.subscribe, () => playhead.get().speed)

/** Draws by hand, outside React, because it happens in every frame. */
export function usePlayheadFrames(playhead: PlayheadStore, draw: (at: number) => void): void {
  const drawn = useEffectEvent(draw)
  useEffect(() => followPlayhead(playhead, (at) => drawn(at)), [playhead])
}

/** What is so at the playhead. Select what exists or is plain: the page is drawn anew only where it has changed. */
export function useAtPlayhead<T>(playhead: PlayheadStore, select: (at: number) => T): T {
  const [, setSelected] = useState<{ readonly value: T }>()
  const selectNow = useEffectEvent(select)
  useEffect(
    () =>
      followPlayhead(playhead, (at) => {
        const value = selectNow(at)
        setSelected((before) => (before && Object.is(before.value, value) ? before : { value }))
      }),
    [playhead],
  )
  return select(playhead.now())
}
