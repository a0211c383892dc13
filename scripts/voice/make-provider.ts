/**
 * Speaks the sentences of the Provider's stand-in: `npm run script -- scripts/voice/make-provider.ts case-1`, after every change of them.
 * Needs the Debian packages flite and ffmpeg; the product ships what it makes and joins it to speeches.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { joinClips } from '#sound/join-clips.ts'
import { ffmpeg, loudnessLufs, loudnessOf, mp4Part, rawAudio } from './ffmpeg.ts'
import { sampleRate } from './flite.ts'
import { layOut } from './lay-out.ts'
import { speakCaptions } from './speak-captions.ts'
import { storyAsked } from './story-asked.ts'

/** AAC comes in frames of so many samples: a clip of whole ones can stand before any other. */
const FRAME = 1024
/** The last frame of a clip is silent, so that nothing of it sounds into the next. */
const edges = { beforeMs: 40, afterMs: 150 }
const pcm = rawAudio(sampleRate)

const { speech, provider, inVoice } = storyAsked()
const pack = inVoice('provider.mp4')
const timing = inVoice('provider-timing.ts')

const sentences = [...new Set([...speech.summary, ...speech.handover].flat().map(({ text }) => text))]
const spoken = sentences.map((text) => wholeFrames(layOut(speakCaptions([text], provider), edges).samples))
const voice = evenedOut(Buffer.concat(spoken))

let at = 0
const files = spoken.map(({ length }) => {
  const samples = voice.subarray(at, at + length)
  at += length
  return ffmpeg([...pcm, '-i', '-', ...mp4Part('24k'), '-'], samples).output
})

const [head] = files.map(headOf)
if (!head || files.some((file) => !headOf(file).equals(head))) throw new Error('the clips have different heads')
let from = head.length
const clips = files.map((file, index) => {
  const bytes = file.length - head.length
  const clip = { text: sentences[index] ?? '', from, bytes, durationMs: durationOf(file) }
  from += bytes
  return clip
})
writeFileSync(pack, joinClips(Buffer.concat([head, ...files.map((file) => file.subarray(head.length))]), clips))
writeFileSync(timing, timingFile(clips))
execFileSync('npx', ['biome', 'format', '--write', timing], { stdio: 'ignore' })
const seconds = clips.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000
console.log(
  `${pack}: ${clips.length} sentences, ${seconds} s, ${from} bytes, ${loudnessOf([...pcm, '-i', '-'], voice)} LUFS`,
)

function wholeFrames(samples: readonly number[]) {
  const frames = Math.ceil(samples.length / FRAME)
  const padded = new Int16Array(frames * FRAME)
  padded.set(samples)
  return Buffer.from(padded.buffer)
}

/** As loud as the call. All at once, so that no sentence is louder than the others. */
function evenedOut(samples: Buffer) {
  const even = 'acompressor=threshold=-24dB:ratio=2.5:attack=8:release=120:knee=6dB'
  const evened = ffmpeg([...pcm, '-i', '-', '-af', even, ...pcm, '-'], samples).output
  const gainDb = loudnessLufs - loudnessOf([...pcm, '-i', '-'], evened)
  const loud = `volume=${gainDb.toFixed(2)}dB,alimiter=limit=-2dB:level=false`
  return ffmpeg([...pcm, '-i', '-', '-af', loud, ...pcm, '-'], evened).output
}

/** Up to the first part, all files are the same. */
function headOf(file: Buffer) {
  return file.subarray(0, file.indexOf('moof', 0, 'latin1') - 4)
}

/** By what it decodes to: whole frames. */
function durationOf(file: Buffer) {
  const samples = ffmpeg(['-i', '-', ...pcm, '-'], file).output.length / 2
  if (samples % FRAME !== 0) throw new Error('a clip does not end with a frame')
  return (samples * 1000) / sampleRate
}

function timingFile(made: readonly { text: string; from: number; bytes: number; durationMs: number }[]) {
  const lines = made.map(({ text, ...where }) => `  ${JSON.stringify(text)}: ${JSON.stringify(where)},`)
  return `interface ProviderClips {
  /** Where in the file it lies, and how long it lasts with the rest after it. */
  readonly [sentence: string]: { readonly from: number; readonly bytes: number; readonly durationMs: number }
}

/** Made together with provider.mp4 by scripts/voice/make-provider.ts. What comes before the first belongs to all. */
export const providerClips: ProviderClips = {
${lines.join('\n')}
}
`
}
