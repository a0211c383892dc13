import { loudness } from './peaks.ts'

/** How loud the microphone is, whenever asked. */
export function followLevel(stream: MediaStream): { level: () => number; stop: () => void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return loudness(samples)
    },
    stop: () => void context.close().catch(() => {}),
  }
}
