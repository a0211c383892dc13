/**
 * Speaks the referring physician's call: `npm run script -- scripts/voice/make-call.ts case-1`, after every change of its captions.
 * Needs the Debian packages flite and ffmpeg; the product ships what it makes.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { ffmpeg, loudnessOf, mp3, rawAudio } from './ffmpeg.ts'
import { sampleRate } from './flite.ts'
import { layOut, type Span } from './lay-out.ts'
import { peaksOf } from './peaks.ts'
import { overThePhone } from './phone-line.ts'
import { speakCaptions } from './speak-captions.ts'
import { storyAsked } from './story-asked.ts'

const { call, caller, inVoice } = storyAsked()
// The line is open a moment before the first word and after the last one.
const openLine = { beforeMs: 400, afterMs: 700 }

const sound = inVoice('call.mp3')
const timing = inVoice('call-timing.ts')

const { samples, spans } = layOut(speakCaptions(call.captions, caller), openLine)
const onTheLine = overThePhone(Buffer.from(Int16Array.from(samples).buffer))
ffmpeg([...rawAudio(sampleRate), '-i', '-', ...mp3(sampleRate, '32k'), sound], onTheLine)

const heard = ffmpeg(['-i', sound, ...rawAudio(sampleRate), '-']).output
const durationMs = Math.round((heard.length / 2 / sampleRate) * 1000)
writeFileSync(timing, timingFile(durationMs, spans, peaksOf(heard, 200)))
execFileSync('npx', ['biome', 'format', '--write', timing], { stdio: 'ignore' })
console.log(`${sound}: ${durationMs / 1000} s, ${loudnessOf(['-i', sound])} LUFS`)

function timingFile(durationMs: number, captions: readonly Span[], peaks: readonly number[]) {
  return `interface CallTiming {
  readonly durationMs: number
  /** When each caption of the call is heard, in their order. */
  readonly captions: readonly { readonly fromMs: number; readonly toMs: number }[]
  /** The height of the sound in equal steps, 0 to 1. */
  readonly peaks: readonly number[]
}

/** Made together with call.mp3 by scripts/voice/make-call.ts. */
export const callTiming: CallTiming = {
  durationMs: ${durationMs},
  captions: [${captions.map(({ fromMs, toMs }) => `{ fromMs: ${fromMs}, toMs: ${toMs} }`)}],
  peaks: [${peaks}],
}
`
}
