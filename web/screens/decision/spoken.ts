/** The phone rings this long before somebody speaks. */
export const RING_MS = 4000

const WORD_MS = 360
const PAUSE_MS = 500

/** A sentence ends with its mark and a blank; the point of a number has none. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/).filter(Boolean)

const lengthMs = (sentence: string): number => sentence.split(/\s+/).length * WORD_MS + PAUSE_MS

/** How many sentences have begun so long after the phone first rang, read at the pace of speech. */
export function begunAfter(sentences: readonly string[], elapsedMs: number): number {
  let beginsMs = RING_MS
  let begun = 0
  for (const sentence of sentences) {
    if (elapsedMs < beginsMs) break
    begun += 1
    beginsMs += lengthMs(sentence)
  }
  return begun
}
