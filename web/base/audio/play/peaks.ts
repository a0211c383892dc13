import { useEffect, useState } from 'react'

/** How loud each of `count` equal parts is on the whole, from 0 to 1, the loudest being 1. Silence stays silence. */
export function peaksOf(samples: ArrayLike<number>, count: number): readonly number[] {
  const peaks = Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * samples.length) / count)
    const to = Math.floor(((part + 1) * samples.length) / count)
    let sum = 0
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
    return Math.sqrt(sum / Math.max(1, to - from))
  })
  const loudest = Math.max(...peaks)
  return loudest < 0.001 ? peaks.map(() => 0) : peaks.map((peak) => peak / loudest)
}

/** The same picture in fewer, or more, bars: the middle of what each stands for, so that pauses stay to be seen. */
export function resized(peaks: readonly number[], count: number): readonly number[] {
  const bars = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
    const part = peaks.slice(from, to)
    return part.reduce((sum, peak) => sum + peak, 0) / part.length
  })
  const tallest = Math.max(...peaks) / Math.max(...bars)
  return Number.isFinite(tallest) ? bars.map((bar) => bar * tallest) : bars
}

/** How loud a moment is, from 0 to 1 on a scale on which a speaking voice fills the middle. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-10)
  return Math.min(1, Math.max(0, (decibels + 60) / 50))
}

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
