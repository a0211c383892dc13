/**
 * Makes the telephone's ring: `npm run script -- scripts/voice/make-ring.ts`. Needs the Debian package ffmpeg.
 * Two strokes of 440 and 480 Hz, then silence up to two seconds, so that it can be played in a loop without a seam.
 */
import { fileURLToPath } from 'node:url'
import { ffmpeg, mp3 } from './ffmpeg.ts'

const sampleRate = 24_000
const file = fileURLToPath(new URL('../../web/base/audio/ring.mp3', import.meta.url))

const tones = '0.09*sin(2*PI*440*t)+0.09*sin(2*PI*480*t)'
// The second harmonics give it a little body.
const body = '0.02*sin(2*PI*880*t)+0.02*sin(2*PI*960*t)'
const strokes = [stroke(0.1, 0.5), stroke(0.7, 1.1)].join('+')

ffmpeg([
  ...['-f', 'lavfi', '-i', `aevalsrc='(${tones}+${body})*(${strokes})':s=${sampleRate}:d=2`],
  ...[...mp3(sampleRate, '32k'), file],
])
console.log(file)

/** One while it sounds and zero before and after, with soft edges of 60 ms. */
function stroke(from: number, to: number) {
  return `clip((t-${from})/0.06,0,1)*clip((${to}-t)/0.06,0,1)`
}
