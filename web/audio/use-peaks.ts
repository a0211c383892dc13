import { useEffect, useState } from 'react'
import { peaksOf } from './peaks.ts'

const BARS = 200
/** Enough to draw a picture of speech, and little to hold in memory. */
const SAMPLE_RATE = 8000

/** The picture of a sound. Null while it is worked out, or where the device cannot. */
export function usePeaks(sound: Blob | null): readonly number[] | null {
  const [drawn, setDrawn] = useState<{ sound: Blob; peaks: readonly number[] } | null>(null)

  useEffect(() => {
    if (!sound) return
    let isWanted = true
    decode(sound).then(
      (peaks) => isWanted && setDrawn({ sound, peaks }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [sound])

  return drawn?.sound === sound ? drawn.peaks : null
}

async function decode(sound: Blob): Promise<readonly number[]> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer())
  return peaksOf(decoded.getChannelData(0), BARS)
}
