import { countPhones, type Phone, sampleRate, speak, type Voice } from './flite.ts'
import { endsSentence, pauseAfterMs } from './pauses.ts'
import { spokenForm } from './spoken-form.ts'

/** Words of one caption said in one breath. */
export interface Part {
  readonly caption: number
  readonly samples: Int16Array
  /** Where in the samples the words begin and end; around them the voice rests. */
  readonly from: number
  readonly to: number
  /** The rest that is due after it. */
  readonly pauseMs: number
}

interface Word {
  readonly text: string
  readonly caption: number
}

/** Who speaks, and how fast. */
export interface Speaker {
  readonly voice: Voice
  /** Below one is quicker than the voice's own pace. */
  readonly stretch: number
  /** How long it rests at a comma and the like, as a share of what is usual. */
  readonly rests: number
}

const mostWordsPerMinute = 190

export function speakCaptions(captions: readonly string[], speaker: Speaker): Part[] {
  return sentencesOf(captions).flatMap((sentence) => speakSentence(sentence, speaker))
}

function sentencesOf(captions: readonly string[]) {
  const sentences: Word[][] = []
  let sentence: Word[] = []
  for (const [caption, text] of captions.entries()) {
    for (const word of spokenForm(text).split(' ')) {
      sentence.push({ text: word, caption })
      if (!endsSentence(word)) continue
      sentences.push(sentence)
      sentence = []
    }
  }
  return sentences
}

/** A sentence is spoken as a whole, for its melody, and then cut where it rests and where a caption ends. */
function speakSentence(sentence: readonly Word[], speaker: Speaker): Part[] {
  const { samples, phones } = speakAtPace(sentence, speaker)
  const countTo = (end: number) => countPhones(textOf(sentence.slice(0, end)), speaker.voice)
  const cuts = cutsOf(sentence).map((end) => ({ end, ...cutAt(sentence, end, phones, countTo(end)) }))

  let start = { end: 0, at: 0, nextFrom: phones[0]?.to ?? 0 }
  return cuts.map((cut) => {
    const { text, caption } = lastOf(sentence.slice(start.end, cut.end))
    const part: Part = {
      caption,
      samples: samples.slice(start.at, cut.at),
      from: start.nextFrom - start.at,
      to: cut.lastTo - start.at,
      pauseMs: pauseAfterMs(text) * speaker.rests,
    }
    start = cut
    return part
  })
}

/** Sentences of short words would rush past: they are spoken more slowly. */
function speakAtPace(sentence: readonly Word[], { voice, stretch }: Speaker) {
  const quick = speak(textOf(sentence), { voice, stretch })
  const wordsPerMinute = (sentence.length * 60 * sampleRate) / quick.samples.length
  if (wordsPerMinute <= mostWordsPerMinute) return quick
  return speak(textOf(sentence), { voice, stretch: (stretch * wordsPerMinute) / mostWordsPerMinute })
}

/** After how many words the sentence is cut. */
function cutsOf(sentence: readonly Word[]) {
  const isCut = (word: Word, next: Word | undefined) =>
    !next || next.caption !== word.caption || pauseAfterMs(word.text) > 0
  return sentence.flatMap((word, index) => (isCut(word, sentence[index + 1]) ? [index + 1] : []))
}

/** The phones of the words up to a cut tell where in the sound it is: in the middle of a rest, or between two words. */
function cutAt(sentence: readonly Word[], end: number, phones: readonly Phone[], count: number) {
  const words = sentence.slice(0, end)
  const sounds = phones.filter(({ name }) => name !== 'pau')
  const last = sounds[count - 1]
  const rest = last && phones[phones.indexOf(last) + 1]
  if (!last || !rest) throw new Error(`Lost count of the phones in: ${textOf(words)}`)

  if (end === sentence.length) {
    if (last !== sounds.at(-1)) throw new Error(`Lost count of the phones in: ${textOf(words)}`)
    return { lastTo: last.to, at: rest.to, nextFrom: rest.to }
  }
  if (rest.name === 'pau') return { lastTo: last.to, at: Math.round((rest.from + rest.to) / 2), nextFrom: rest.to }
  if (pauseAfterMs(lastOf(words).text) > 0) throw new Error(`The voice does not rest after: ${textOf(words)}`)
  return { lastTo: last.to, at: last.to, nextFrom: last.to }
}

function textOf(words: readonly Word[]) {
  return words.map(({ text }) => text).join(' ')
}

function lastOf(words: readonly Word[]) {
  const last = words.at(-1)
  if (!last) throw new Error('A part without words')
  return last
}
