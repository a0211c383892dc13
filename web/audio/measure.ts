import { createPlayer } from './create-player.ts'

const WITHIN_MS = 5000

/** How long a sound is. Null where this device cannot tell. */
export function measureMs(sound: Blob): Promise<number | null> {
  const url = URL.createObjectURL(sound)
  const player = createPlayer(url)
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      const { durationMs } = player.get()
      player.close()
      URL.revokeObjectURL(url)
      resolve(durationMs)
    }
    const timer = setTimeout(done, WITHIN_MS)
    const stop = player.subscribe(() => {
      const { status, durationMs } = player.get()
      if (durationMs !== null || status === 'failed') done()
    })
  })
}
