import { type CountedCondition, isPlainFact, PAST, type Text } from '../condition.ts'
import type { CaseContent } from '../content.ts'

/** What the conditions at one place may look at; what they name besides is never so. */
interface Sight {
  /** How it stands with the newborn. */
  readonly isAtBedside?: boolean
  /** What was chosen at this point; 'any': at any point. */
  readonly chosenAt?: number | 'any'
  /** What is so at this place alone. */
  readonly also?: readonly string[]
  /** How far the team has come. */
  readonly seesPoints?: boolean
  /** What only a look back can tell. */
  readonly looksBack?: boolean
}

/** What reads a story's conditions and says what is wrong with them. */
export interface FactChecks {
  readonly condition: (place: string, when: CountedCondition | undefined, sight: Sight) => Generator<string>
  /** The same of a text, and its words in braces. */
  readonly text: (place: string, text: Text, sight: Sight, known: readonly string[]) => Generator<string>
}

export function factChecks(content: CaseContent): FactChecks {
  const options = content.decisionStories.map(
    ({ groups }) => new Set(Object.values(groups).flatMap((group) => group.map(({ slug }) => slug))),
  )

  const drips = new Set(content.infusions.flatMap((one) => ('recipe' in one ? String(one.dose) : [])))

  function whyNever(fact: string, sight: Sight): string | null {
    const name = fact.replace(/^not /, '')
    const past = PAST.exec(name)?.groups
    if (past) return whyNeverBack(name, past, sight)
    if (name.startsWith('chose ')) return isOption(name.slice('chose '.length), sight.chosenAt) ? null : noOption(name)
    if (name === 'monitor-fell' || name === 'ino-stopped') {
      return sight.also?.includes(name) ? null : `“${name}” is not known here`
    }
    const drip = /^drip (?<drug>\S+) /.exec(name)?.groups?.drug
    if (drip && !drips.has(drip)) return `“${name}” names a drip that is not there`
    if (!name.startsWith('from point ')) return sight.isAtBedside ? null : `“${name}” is not known here`
    if (!sight.seesPoints) return `“${name}” is not known here`
    return isPoint(Number(name.slice('from point '.length))) ? null : `“${name}” names a point that is not there`
  }

  function whyNeverBack(name: string, past: { readonly [part: string]: string }, sight: Sight): string | null {
    const { moment, point, fact = '' } = past
    if (!sight.looksBack) return `“${name}” looks back, and nobody does here`
    if (point !== undefined && !isPoint(Number(point))) return `“${name}” names a point that is not there`
    if (moment === 'came to') return null
    if (!isPlainFact(fact)) return `there is no fact “${fact}”`
    if (moment === 'film') return whyNever(fact, { isAtBedside: true, seesPoints: true })
    if (moment === 'ever') return whyNever(fact, { isAtBedside: true, chosenAt: 'any', also: ['ino-stopped'] })
    if (moment === 'at') return whyNever(fact, { isAtBedside: true, chosenAt: Number(point), also: ['ino-stopped'] })
    return whyNever(fact, { isAtBedside: true })
  }

  const isPoint = (point: number) => point >= 1 && point <= options.length
  const noOption = (name: string) => `“${name}” names an option that is not there`
  const isOption = (slug: string, at: number | 'any' | undefined) =>
    at === 'any' ? options.some((one) => one.has(slug)) : at !== undefined && options[at - 1]?.has(slug) === true

  function* condition(place: string, when: CountedCondition | undefined, sight: Sight): Generator<string> {
    const facts = (when ?? []).flatMap((part) =>
      typeof part === 'string' ? [part] : 'exactly' in part ? part.of : [...part],
    )
    for (const fact of facts) {
      const why = whyNever(fact, sight)
      if (why) yield `${place}: ${why}`
    }
  }

  function* text(place: string, given: Text, sight: Sight, known: readonly string[]): Generator<string> {
    for (const piece of typeof given === 'string' ? [given] : given) {
      if (typeof piece !== 'string') yield* condition(place, piece.when, sight)
      const words = (typeof piece === 'string' ? piece : piece.text).matchAll(/\{(\w+)\}/g)
      for (const [, word = ''] of words) {
        if (!known.includes(word)) yield `${place}: nobody knows what to put for {${word}}`
      }
    }
  }

  return { condition, text }
}
