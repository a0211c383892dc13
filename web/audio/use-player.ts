import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayer, noSound, type Player, type PlayerState } from './create-player.ts'
import { recallHeard, rememberHeard } from './heard-memory.ts'
import { useObjectUrl } from './use-object-url.ts'

const nothingToFollow = () => () => {}
const silence = () => noSound

export interface Playing {
  readonly state: PlayerState
  readonly player: Player | null
}

/** Plays a sound. Under a `memory` it knows, after a reload, what was heard before. */
export function usePlayer(sound: Blob | null, memory: string | null = null): Playing {
  const url = useObjectUrl(sound)
  const [player, setPlayer] = useState<Player | null>(null)

  useEffect(() => {
    if (!url) return
    const made = createPlayer(url, memory === null ? [] : recallHeard(memory))
    const stop = made.subscribe(() => {
      if (memory !== null) rememberHeard(memory, made.get().heard)
    })
    setPlayer(made)
    return () => {
      setPlayer(null)
      stop()
      made.close()
    }
  }, [url, memory])

  const state = useSyncExternalStore(player?.subscribe ?? nothingToFollow, player?.get ?? silence)
  return { state, player }
}
