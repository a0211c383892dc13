import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { followPlayhead, type PlayheadStore, type Speed } from './playhead.ts'

export const useSpeed = (playhead: PlayheadStore): Speed =>
  useSyncExternalStore(playhead.subscribe, () => playhead.get().speed)

/** Draws by hand, outside React, because it happens in every frame. */
export function usePlayheadFrames(playhead: PlayheadStore, draw: (at: number) => void): void {
  const drawn = useEffectEvent(draw)
  useEffect(() => followPlayhead(playhead, (at) => drawn(at)), [playhead])
}

/** What is so at the playhead, in the frame that draws it there. Select what exists or is plain: only a change draws anew. */
export function useAtPlayhead<T>(playhead: PlayheadStore, select: (at: number) => T): T {
  const follow = useCallback((changed: () => void) => followPlayhead(playhead, changed), [playhead])
  return useSyncExternalStore(follow, () => select(playhead.now()))
}
