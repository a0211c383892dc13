import type { Bedside } from './bedside.ts'
import type { CountedCondition, Text } from './condition.ts'
import type { CaseContent } from './content.ts'
import { hoursAfter } from './script-clock.ts'

/** What is so at one moment. A fact that is not among them is not so. */
export type Facts = Pick<ReadonlySet<string>, 'has'>

/** What stands in for a word in braces. */
export interface Words {
  readonly [placeholder: string]: string | number
}

const known = new WeakMap<Bedside, Facts>()

/** The facts of a bedside, worked out once for each. */
export function factsOf(bedside: Bedside): Facts {
  const facts = known.get(bedside) ?? listFacts(bedside)
  known.set(bedside, facts)
  return facts
}

/** The same with the options decided at the same point, and whatever else is so. */
export const factsWith = (bedside: Bedside, chosen: ReadonlySet<string>, ...more: readonly string[]): Facts =>
  withChosen(factsOf(bedside), chosen, ...more)

export function withChosen(facts: Facts, chosen: ReadonlySet<string>, ...more: readonly string[]): Facts {
  const isChosen = (fact: string) => fact.startsWith(CHOSE) && chosen.has(fact.slice(CHOSE.length))
  return { has: (fact) => facts.has(fact) || isChosen(fact) || more.includes(fact) }
}

const CHOSE = 'chose '

/** “dopamine 10+” */
export const AT_LEAST = /^(?<name>\S+) (?<least>[\d.]+)\+$/

/** The same, worked out anew. */
export function listFacts(bedside: Bedside): Facts {
  const facts = new Set<string>()
  for (const name in bedside) {
    const value = bedside[name]
    if (value) facts.add(name)
    if (typeof value === 'number' || typeof value === 'string') facts.add(`${name} ${value}`)
  }
  return { has: (fact) => facts.has(fact) || (fact.endsWith('+') && isAtLeast(bedside, fact)) }
}

function isAtLeast(bedside: Bedside, fact: string): boolean {
  const { name = '', least } = AT_LEAST.exec(fact)?.groups ?? {}
  const value = bedside[name]
  return typeof value === 'number' && value >= Number(least)
}

const STOPPED = 'stopped '

/** What ran as a point opened, and did no more as it was left. */
export const stoppedBetween = (opening: Bedside, after: Bedside | null): Facts => ({
  has(fact) {
    if (!after || !fact.startsWith(STOPPED)) return false
    const name = fact.slice(STOPPED.length)
    return Boolean(opening[name]) && !after[name]
  },
})

/** What is so by the one or by the other. */
export const either = (one: Facts, other: Facts): Facts => ({ has: (fact) => one.has(fact) || other.has(fact) })

/** The facts of how far the team has come: to the point at this place; 0: to none. */
export const pointsComeTo = (story: Pick<CaseContent, 'decisionStories'>, place: number): string[] =>
  story.decisionStories.slice(0, place).map(({ slug }) => `from point ${slug}`)

const NOT = 'not '

const isSo = (fact: string, facts: Facts): boolean =>
  fact.startsWith(NOT) ? !facts.has(fact.slice(NOT.length)) : facts.has(fact)

/** Whether all of a condition is so; of a list within, any; of a count, exactly so many. What has no condition always holds. */
export const holds = (condition: CountedCondition | undefined, facts: Facts): boolean =>
  (condition ?? []).every((part) => {
    if (typeof part === 'string') return isSo(part, facts)
    if ('exactly' in part) return part.of.filter((fact) => isSo(fact, facts)).length === part.exactly
    return part.some((fact) => isSo(fact, facts))
  })

/** A word in braces: a name, what of it, and of a time how many hours later: {ino-since+4h}. */
export const IN_BRACES = /\{(?<word>[\w.-]+)(?:\+(?<hours>\d+)h)?\}/g

/** The text as it reads at this moment. Empty where no piece of it holds. */
export function resolveText(text: Text, facts: Facts, words: Words): string {
  const pieces = typeof text === 'string' ? [text] : text
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : holds(piece.when, facts) ? piece.text : ''))
    .join('')
    .replace(IN_BRACES, (_, word: string, hours: string | undefined) => wordFor(word, hours, words))
}

function wordFor(placeholder: string, hours: string | undefined, words: Words): string {
  const word = Object.hasOwn(words, placeholder) ? words[placeholder] : undefined
  if (word === undefined) throw new Error(`nothing to put for {${placeholder}}`)
  return hours === undefined ? String(word) : hoursAfter(String(word), Number(hours))
}

/** What the rules ask of the bedside, in the story's own conditions. */
export function isRead({ reads }: CaseContent, what: keyof CaseContent['reads'], facts: Facts): boolean {
  const when = reads[what]
  return when !== undefined && holds(when, facts)
}
