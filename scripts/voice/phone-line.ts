import { ffmpeg, loudnessLufs, loudnessOf, rawAudio } from './ffmpeg.ts'
import { sampleRate } from './flite.ts'

const pcm = rawAudio(sampleRate)

// The band of a telephone: Butterworth of the fourth order at either end, in two sections. A recogniser lost more
// words with the eighth order.
const sections = [0.541, 1.307]
const band = [
  ...sections.map((q) => `highpass=f=300:t=q:w=${q}`),
  ...sections.map((q) => `lowpass=f=3400:t=q:w=${q}`),
].join()
// The exchange evens the voice out.
const evenOut = 'acompressor=threshold=-24dB:ratio=2.5:attack=8:release=120:knee=6dB'

/** The voice as it arrives over a telephone line: narrow, even, with a trace of noise under it. */
export function overThePhone(voice: Buffer) {
  const narrow = ffmpeg([...pcm, '-i', '-', '-af', `${band},${evenOut}`, ...pcm, '-'], voice).output
  const gainDb = loudnessLufs - loudnessOf([...pcm, '-i', '-'], narrow)
  const seconds = voice.length / 2 / sampleRate
  return ffmpeg(
    [
      ...[...pcm, '-i', '-'],
      ...['-f', 'lavfi', '-i', `anoisesrc=color=pink:seed=310:amplitude=0.012:sample_rate=${sampleRate}:d=${seconds}`],
      '-filter_complex',
      `[0]volume=${gainDb.toFixed(2)}dB,alimiter=limit=-2dB:level=false[voice];` +
        `[1]${band}[noise];` +
        `[voice][noise]amix=inputs=2:duration=first:normalize=0,` +
        `afade=t=in:d=0.15,afade=t=out:st=${(seconds - 0.4).toFixed(3)}:d=0.4`,
      ...[...pcm, '-'],
    ],
    narrow,
  ).output
}
