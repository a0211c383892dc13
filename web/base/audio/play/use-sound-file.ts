import { useEffect, useEffectEvent, useState } from 'react'
import { useSurroundings } from '../../live/surroundings.ts'

type Fetched = { readonly path: string; readonly attempt: number } & (
  | { readonly status: 'ready'; readonly sound: Blob }
  | { readonly status: 'failed' }
)

interface SoundFile {
  /** Null before it is there. */
  readonly sound: Blob | null
  readonly isFetching: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Fetches a sound whole, so that it plays to its end also when the connection goes in the middle. */
export function useSoundFile(path: string | null, onLoaded?: () => void): SoundFile {
  const { isSilent } = useSurroundings()
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const loaded = useEffectEvent(() => onLoaded?.())

  useEffect(() => {
    if (path === null || isSilent) return
    const leaving = new AbortController()
    fetchSound(path, leaving.signal).then(
      (sound) => {
        setFetched({ path, attempt, status: 'ready', sound })
        loaded()
      },
      () => leaving.signal.aborted || setFetched({ path, attempt, status: 'failed' }),
    )
    return () => leaving.abort()
  }, [path, attempt, isSilent])

  const current = fetched?.path === path && fetched.attempt === attempt ? fetched : null
  return {
    sound: current?.status === 'ready' ? current.sound : null,
    isFetching: !current && !isSilent,
    hasFailed: current?.status === 'failed',
    retry: () => setAttempt(attempt + 1),
  }
}

async function fetchSound(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { signal })
  const sound = response.ok ? await response.blob() : null
  // An address that no file has is answered with a page.
  if (!sound || !/^(audio|video)\//.test(sound.type)) throw new Error(`no sound at ${path}`)
  return sound
}
