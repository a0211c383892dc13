import { type Bedside, onHfov } from './bedside.ts'
import type { CountedCondition, Text } from './condition.ts'

/** What is so at one moment. A fact that is not among them is not so. */
export type Facts = Pick<ReadonlySet<string>, 'has'>

/** What stands in for a word in braces. */
export interface Words {
  readonly [placeholder: string]: string | number
}

const known = new WeakMap<Bedside, ReadonlySet<string>>()

/** The facts of a bedside, worked out once for each. */
export function factsOf(bedside: Bedside): ReadonlySet<string> {
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

const flags: readonly (readonly [string, (bedside: Bedside) => boolean])[] = [
  ['ino', ({ ino }) => ino],
  ['hfov', onHfov],
  ['arterial-line', ({ arterialLine }) => arterialLine],
  ['tube-repositioned', ({ tubeRepositioned }) => tubeRepositioned],
  ['air-in-chest', ({ airInChest }) => airInChest],
  ['chest-drained', ({ chestDrained }) => chestDrained],
  ['pressures-lowered', ({ pressuresLowered }) => pressuresLowered],
  ['filmed-at-1', ({ filmedAt1 }) => filmedAt1],
  ['left-late', ({ leftLate }) => leftLate],
  ['supply-fails', ({ supplyFails }) => supplyFails],
  ['dopamine 10+', ({ dopamine }) => dopamine >= 10],
  ['boluses 1+', ({ boluses }) => boluses >= 1],
  ['boluses 2+', ({ boluses }) => boluses >= 2],
]

/** The same, worked out anew. */
export function listFacts(bedside: Bedside): ReadonlySet<string> {
  const facts = new Set([
    `machine ${bedside.machine}`,
    `dopamine ${bedside.dopamine}`,
    `epinephrine ${bedside.epinephrine}`,
    `boluses ${bedside.boluses}`,
    `monitor ${bedside.monitor}`,
    `gas ${bedside.gas}`,
    `amplitude ${bedside.amplitude}`,
    `map ${bedside.map}`,
  ])
  for (const [fact, isSo] of flags) if (isSo(bedside)) facts.add(fact)
  if (bedside.ino) facts.add(`ino ${bedside.inoPpm}`)
  for (const [drug, dose] of Object.entries(bedside.drips ?? {})) facts.add(`drip ${drug} ${dose}`)
  return facts
}

/** What is so by the one or by the other. */
export const either = (one: Facts, other: Facts): Facts => ({ has: (fact) => one.has(fact) || other.has(fact) })

/** The facts of how far the team has come. */
export const pointsComeTo = (point: number): string[] =>
  Array.from({ length: point }, (_, index) => `from point ${index + 1}`)

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

/** The text as it reads at this moment. Empty where no piece of it holds. */
export function resolveText(text: Text, facts: Facts, words: Words): string {
  const pieces = typeof text === 'string' ? [text] : text
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : holds(piece.when, facts) ? piece.text : ''))
    .join('')
    .replace(/\{(\w+)\}/g, (_, placeholder: string) => wordFor(placeholder, words))
}

function wordFor(placeholder: string, words: Words): string {
  const word = Object.hasOwn(words, placeholder) ? words[placeholder] : undefined
  if (word === undefined) throw new Error(`nothing to put for {${placeholder}}`)
  return String(word)
}
