import { hangUp, recordingType } from './microphone.ts'
import { createStopwatch } from './stopwatch.ts'
import { LONGEST_MS } from './take.ts'

const PART_MS = 1000
const TICK_MS = 200
/** Plenty for a voice, and quick to send over a phone. */
const BITS_PER_SECOND = 64_000

interface Heed {
  readonly onPart: (sound: Blob, lengthMs: number) => void
  readonly onTick: (elapsedMs: number) => void
  readonly onStop: (recorded: { sound: Blob; durationMs: number }) => void
}

export type Recording = ReturnType<typeof recordStream>

/** Records a microphone until it is stopped, unplugged or too long. */
export function recordStream(stream: MediaStream, { onPart, onTick, onStop }: Heed) {
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
    if (watch.elapsedMs() >= LONGEST_MS) stop()
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
