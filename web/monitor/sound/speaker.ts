/** A tone: when after now, how long, how high and how loud. */
export interface Tone {
  readonly afterMs: number
  readonly lengthMs: number
  readonly hz: number
  /** 0 to 1. */
  readonly loud: number
}

const gestures = ['pointerup', 'keydown', 'touchend'] as const
const EDGE_S = 0.008
const FRESH_MS = 400

let context: AudioContext | null = null
let isWaiting = false

/** A browser lets a page sound only once somebody has touched it: call this in a gesture. */
export function wakeSpeaker(): void {
  void wake().catch(() => {})
}

async function wake(): Promise<AudioContext> {
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
  return context
}

/** After a reload with the sound on: from the next gesture on. */
export function wakeAtGesture(): void {
  if (isWaiting || context?.state === 'running') return
  isWaiting = true
  const touched = () => {
    isWaiting = false
    for (const gesture of gestures) window.removeEventListener(gesture, touched)
    wakeSpeaker()
  }
  for (const gesture of gestures) window.addEventListener(gesture, touched)
}

/** What cannot sound now, before a gesture, is not made up for later. */
export function play(tones: readonly Tone[]): void {
  if (context?.state !== 'running') wakeAtGesture()
  if (!context && !navigator.userActivation?.hasBeenActive) return
  const askedMs = performance.now()
  void wake()
    .then((audio) => {
      if (performance.now() - askedMs < FRESH_MS) for (const tone of tones) start(audio, tone)
    })
    .catch(() => {})
}

/** Two partials: a small loudspeaker loses the lower one, and the ear puts it back. */
function start(audio: AudioContext, { afterMs, lengthMs, hz, loud }: Tone): void {
  const from = audio.currentTime + afterMs / 1000
  const to = from + lengthMs / 1000
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loud, from + EDGE_S)
  volume.gain.setValueAtTime(loud, to - EDGE_S)
  volume.gain.linearRampToValueAtTime(0, to)
  volume.connect(audio.destination)
  for (const [partial, part] of [[1, 0.7] as const, [2, 0.3] as const]) {
    const share = audio.createGain()
    share.gain.value = part
    const oscillator = audio.createOscillator()
    oscillator.frequency.value = hz * partial
    oscillator.connect(share).connect(volume)
    oscillator.start(from)
    oscillator.stop(to)
  }
}
