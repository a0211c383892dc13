import type { Bedside } from '../story/bedside.ts'
import type { CaseContent } from '../story/content.ts'
import { factsOf, type Words } from '../story/resolve-text.ts'
import { wordsOf } from '../views/bedside/words.ts'
import { factsNamed, wordsNamed } from './knowing.ts'

/** Of all these states one for each that a piece of the story tells apart: by the facts and words that it names. */
export function toldApart(
  content: CaseContent,
  bedsides: Iterable<Bedside>,
  told: unknown,
  also: (bedside: Bedside) => string = () => '',
): readonly Bedside[] {
  const facts = [...factsNamed(told)]
  const words = wordsNamed(told)
  const found = new Map<string, Bedside>()
  for (const bedside of bedsides) {
    const so = factsOf(bedside)
    const known = words.length > 0 ? wordsAt(content, bedside) : {}
    const key = [
      ...facts.map((fact) => Number(so.has(fact))),
      ...words.map((word) => Number(word in known)),
      also(bedside),
    ]
    found.set(key.join(), bedside)
  }
  return [...found.values()]
}

/** What can be put for words in braces at the bedside. */
export const wordsAt = (content: CaseContent, bedside: Bedside): Words => wordsOf(bedside, content.vitalStats, content)
