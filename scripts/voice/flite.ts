import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of the voices that come with flite: a man's and a woman's. */
export type Voice = 'rms' | 'slt'

/** Both speak at this rate. */
export const sampleRate = 16_000

const lexicon = fileURLToPath(new URL('pronunciations.lex', import.meta.url))

/** A sound of the voice, or the silence `pau` between phrases. */
export interface Phone {
  readonly name: string
  /** In samples, as `to`. */
  readonly from: number
  readonly to: number
}

/** One sentence spoken, with the place of every phone in it. A stretch above one is slower than the voice's own pace. */
export function speak(
  sentence: string,
  { voice, stretch }: { voice: Voice; stretch: number },
): { samples: Int16Array; phones: Phone[] } {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'))
  try {
    const file = join(folder, 'sentence.wav')
    const printed = flite(voice, ['--setf', `duration_stretch=${stretch}`, '-psdur', '-t', `${sentence} `, '-o', file])
    return { samples: samplesOf(readFileSync(file)), phones: phonesOf(printed) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How many phones the voice needs for the words, silences left out. */
export function countPhones(words: string, voice: Voice) {
  const names = flite(voice, ['-ps', '-t', `${words} `, '-o', 'none'])
    .trim()
    .split(/\s+/)
  return names.filter((name) => name !== 'pau').length
}

function flite(voice: Voice, options: readonly string[]) {
  return execFileSync('flite', ['-voice', voice, '-add_lex', lexicon, ...options], { encoding: 'utf8' })
}

/** Flite prints each phone with its end in seconds: `pau:0.136 sh:0.326`. */
function phonesOf(printed: string): Phone[] {
  let from = 0
  return printed
    .trim()
    .split(/\s+/)
    .map((phone) => {
      const [name = '', seconds] = phone.split(':')
      const to = Math.round(Number(seconds) * sampleRate)
      const placed = { name, from, to }
      from = to
      return placed
    })
}

/** Flite writes the 44 bytes of a plain wave header, then 16-bit samples. */
function samplesOf(wave: Buffer) {
  const data = wave.subarray(44)
  return Int16Array.from({ length: data.length / 2 }, (_, index) => data.readInt16LE(index * 2))
}
