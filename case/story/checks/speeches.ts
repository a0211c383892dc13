import type { CaseContent } from '../content.ts'
import { factChecks } from './facts.ts'

/** All that a speaker looks back on: what was chosen. */
const SEEN = /^(not )?(at \d+|ever): chose /

/** What is wrong with what the Provider's stand-in says. */
export function* mistakesInSpeeches(content: CaseContent): Generator<string> {
  const { speech, clips } = content.standIns
  const checks = factChecks(content)
  for (const which of ['summary', 'handover'] as const) {
    const items = speech[which]
    if (items.length !== content[which].items.length) yield `standIns.speech.${which}: one for each item of it`
    for (const [index, sentences] of items.entries()) {
      for (const { text, when = [] } of sentences) {
        const place = `standIns.speech.${which}[${index}]`
        const facts = when.flatMap((part) => (typeof part === 'string' ? part : 'exactly' in part ? part.of : part))
        for (const fact of facts) if (!SEEN.test(fact)) yield `${place}: “${fact}” is no choice`
        // Of the first speech nothing has been chosen yet.
        yield* checks.condition(place, when, { looksBack: which === 'handover' })
        if (!clips[text]) yield `${place}: nobody has spoken “${text}”`
      }
    }
  }
  const said = new Set([...speech.summary, ...speech.handover].flat().map(({ text }) => text))
  for (const sentence of Object.keys(clips)) {
    if (!said.has(sentence)) yield `standIns.clips: nobody says “${sentence}”`
  }
}
