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
