/** What the microphone of a test hears, over and over: tones that no beep and no other recording gives by chance. */
export const tonesHz: readonly number[] = [600, 2400, 1000, 3200, 1600, 2800]

const TONE_MS = 500
const WAV_RATE = 16_000
const WINDOW_MS = 100
/** A tone counts where it makes up this much of the sound. */
const CLEAR = 0.6
/** The change from one tone to the next may fall into a window. */
const LEAST_WINDOWS = 2

/** The tones as a sound file, so many times over: 16 bits, one channel. */
export function wavOfTones(times = 1): Buffer {
  const perTone = (WAV_RATE * TONE_MS) / 1000
  const samples = tonesHz.flatMap((hz) => Array.from({ length: perTone }, (_, at) => sample(hz, at, perTone)))
  const once = Buffer.from(Int16Array.from(samples).buffer)
  const data = Buffer.concat(Array.from({ length: times }, () => once))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(WAV_RATE, 24)
  head.writeUInt32LE(WAV_RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** Softly in and out, so that it does not click. */
function sample(hz: number, at: number, length: number): number {
  const edge = Math.min(1, at / 80, (length - at) / 80)
  return Math.round(12_000 * edge * Math.sin((2 * Math.PI * hz * at) / WAV_RATE))
}

/** The tones that can be heard in a sound, one after the other. */
export function tonesIn(samples: readonly number[], rate: number): number[] {
  const size = (rate * WINDOW_MS) / 1000
  const windows = Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    toneOf(samples.slice(index * size, (index + 1) * size), rate),
  )
  const heard: number[] = []
  windows.forEach((tone, index) => {
    const isHeld = Array.from({ length: LEAST_WINDOWS }, (_, back) => windows[index - back]).every(
      (one) => one === tone,
    )
    if (tone !== null && isHeld && heard.at(-1) !== tone) heard.push(tone)
  })
  return heard
}

/** The one tone that makes up the sound of a moment. */
function toneOf(samples: readonly number[], rate: number): number | null {
  const energy = samples.reduce((sum, one) => sum + one * one, 0)
  const shareOf = (hz: number) => {
    const turn = (2 * Math.PI * hz) / rate
    const along = samples.reduce((sum, one, at) => sum + one * Math.cos(turn * at), 0)
    const across = samples.reduce((sum, one, at) => sum + one * Math.sin(turn * at), 0)
    return ((along * along + across * across) * 2) / samples.length / energy
  }
  return tonesHz.find((hz) => shareOf(hz) > CLEAR) ?? null
}

/** The same number of tones as they follow one another in the file, from the same first one on. */
export function tonesFrom(first: number | undefined, count: number): number[] {
  const start = tonesHz.indexOf(first ?? 0)
  return Array.from({ length: count }, (_, index) => tonesHz[(start + index) % tonesHz.length] ?? 0)
}

/** How many tones two sounds have in common, in the same order. */
export function mostInBoth([one, ...ones]: readonly number[], others: readonly number[]): number {
  if (one === undefined || others.length === 0) return 0
  const at = others.indexOf(one)
  const without = mostInBoth(ones, others)
  return at === -1 ? without : Math.max(without, 1 + mostInBoth(ones, others.slice(at + 1)))
}
