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

interface Given {
  /** How long it is, where that was told with it. */
  readonly durationMs?: number | null | undefined
  /** Under this name it knows, after a reload, what was heard before. */
  readonly memory?: string
}

/** Plays a sound. */
export function usePlayer(sound: Blob | null, { durationMs, memory }: Given = {}): Playing {
  const url = useObjectUrl(sound)
  const [player, setPlayer] = useState<Player | null>(null)

  useEffect(() => {
    if (!url) return
    const made = createPlayer(url, { durationMs, heard: memory === undefined ? [] : recallHeard(memory) })
    const stop = made.subscribe(() => {
      if (memory !== undefined) rememberHeard(memory, made.get().heard)
    })
    setPlayer(made)
    return () => {
      setPlayer(null)
      stop()
      made.close()
    }
  }, [url, durationMs, memory])

  const state = useSyncExternalStore(player?.subscribe ?? nothingToFollow, player?.get ?? silence)
  return { state, player }
}
