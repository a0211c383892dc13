/** How long the voice rests after a word, by the mark the word ends with. */
const pauseMs: Readonly<Record<string, number>> = { ',': 210, ';': 360, ':': 360, '.': 580, '?': 580 }

export function pauseAfterMs(word: string) {
  return pauseMs[word.at(-1) ?? ''] ?? 0
}

export function endsSentence(word: string) {
  return /[.?]$/.test(word)
}
