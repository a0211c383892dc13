import { LONGEST_MS } from '#sound/limits.ts'
import { loudness } from '../play/peaks.ts'

/** Why there is no recording with a microphone. */
export type MicrophoneProblem = 'insecure' | 'unsupported' | 'denied' | 'none' | 'busy' | 'silent'

/** What to tell, and what to do about it. */
export const microphoneTexts: { readonly [P in MicrophoneProblem]: string } = {
  insecure: 'This page was not opened over https, so the browser gives it no microphone.',
  unsupported: 'This browser cannot record.',
  denied:
    'The browser was told not to give this page the microphone. Allow it in the settings of the page, then try again.',
  none: 'No microphone was found. Connect one, then try again.',
  busy: 'The microphone could not be started. Another program may be using it.',
  silent: 'Nothing was recorded. Try again.',
}

/** Known without asking for permission. */
export function knownProblem(): MicrophoneProblem | null {
  if (!window.isSecureContext) return 'insecure'
  const canRecord = 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined'
  return canRecord ? null : 'unsupported'
}

/** WebKit on Linux records nothing at all where no rate is asked for. Others may give another one. */
const SAMPLE_RATE = 48_000

export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, sampleRate: SAMPLE_RATE },
  })

export function hangUp(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** By its name alone: WebKit's errors are of other classes than those of the others. */
export function problemOf(error: unknown): MicrophoneProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

const wanted = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm']

/** What this browser can record and every other can play: webm here, mp4 on Apple's devices. */
export const recordingType = (isSupported: (type: string) => boolean): string | undefined => wanted.find(isSupported)

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
