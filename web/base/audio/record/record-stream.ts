import { LONGEST_MS } from '#sound/limits.ts'
import { loudness } from '../play/peaks.ts'
import { hangUp, recordingType } from './microphone.ts'

const PART_MS = 1000
const TICK_MS = 200
/** Plenty for a voice, and quick to send over a phone. */
const BITS_PER_SECOND = 64_000

interface Heed {
  /** Where it stops by itself. */
  readonly longestMs?: number
  readonly onPart: (sound: Blob, lengthMs: number) => void
  readonly onTick: (elapsedMs: number) => void
  readonly onStop: (recorded: { sound: Blob; durationMs: number }) => void
}

export type Recording = ReturnType<typeof recordStream>

/** Records a microphone until it is stopped, unplugged or too long. */
export function recordStream(stream: MediaStream, { onPart, onTick, onStop, longestMs = LONGEST_MS }: Heed) {
  const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType ? { mimeType } : {}),
  })
  const watch = createStopwatch()
  const parts: Blob[] = []

  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    parts.push(data)
    onPart(data, watch.elapsedMs())
  }
  recorder.onstop = () => {
    watch.halt()
    clearInterval(ticking)
    hangUp(stream)
    const type = recorder.mimeType || parts[0]?.type || ''
    onStop({ sound: new Blob(parts, { type }), durationMs: watch.elapsedMs() })
  }
  recorder.start(PART_MS)
  watch.run()
  const ticking = setInterval(() => {
    onTick(watch.elapsedMs())
    if (watch.elapsedMs() >= longestMs) stop()
  }, TICK_MS)

  function stop() {
    watch.halt()
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    stop,
    pause() {
      watch.halt()
      if (recorder.state === 'recording') recorder.pause()
    },
    resume() {
      watch.run()
      if (recorder.state === 'paused') recorder.resume()
    },
  }
}

/** Counts while it runs; a pause does not count. */
export function createStopwatch(now: () => number = () => performance.now()) {
  let countedMs = 0
  let since: number | null = null
  return {
    run() {
      since ??= now()
    },
    halt() {
      if (since !== null) countedMs += now() - since
      since = null
    },
    elapsedMs: () => countedMs + (since === null ? 0 : now() - since),
  }
}

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
