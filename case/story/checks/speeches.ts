import type { CaseContent } from '../content.ts'
import { type Findings, found } from './complaint.ts'
import { factChecks } from './facts.ts'

/** All that a speaker looks back on: what was chosen. */
const SEEN = /^(not )?(at [\w.-]+|ever): chose /

/** What is wrong with what the Provider's stand-in says. */
export function* mistakesInSpeeches(content: CaseContent): Findings {
  const { speech, clips } = content.standIns
  const checks = factChecks(content)
  for (const which of ['summary', 'handover'] as const) {
    const items = speech[which]
    if (items.length !== content[which].items.length)
      yield found(`standIns.speech.${which}`, 'one for each item of it', 'Write what the stand-in says to each item')
    for (const [index, sentences] of items.entries()) {
      for (const { text, when = [] } of sentences) {
        const place = `standIns.speech.${which}[${index}]`
        const facts = when.flatMap((part) => (typeof part === 'string' ? part : 'exactly' in part ? part.of : part))
        for (const fact of facts)
          if (!SEEN.test(fact))
            yield found(place, `“${fact}” is no choice`, 'Look at what was chosen, and at nothing else')
        // Of the first speech nothing has been chosen yet.
        yield* checks.condition(place, when, { looksBack: which === 'handover' })
        if (!clips[text]) yield found(place, `nobody has spoken “${text}”`, 'Record it, or take the sentence out')
      }
    }
  }
  const said = new Set([...speech.summary, ...speech.handover].flat().map(({ text }) => text))
  for (const sentence of Object.keys(clips)) {
    if (!said.has(sentence))
      yield found('standIns.clips', `nobody says “${sentence}”`, 'Take the sound out, or say the sentence')
  }
}
