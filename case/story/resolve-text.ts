import { type Bedside, onHfov } from '../rules/bedside/bedside.ts'
import type { Condition } from './condition.ts'
import type { Text } from './text.ts'

/** What is so at one moment. A fact that is not among them is not so. */
export type Facts = ReadonlySet<string>

/** What stands in for a word in braces. */
export interface Words {
  readonly [placeholder: string]: string | number
}

/** The facts of a bedside, and of the options decided at the same point. */
export function factsOf(bedside: Bedside, chosen: Iterable<string> = []): Facts {
  const named = {
    ino: bedside.ino,
    [`ino ${bedside.inoPpm}`]: bedside.ino,
    hfov: onHfov(bedside),
    'arterial-line': bedside.arterialLine,
    'tube-repositioned': bedside.tubeRepositioned,
    'air-in-chest': bedside.airInChest,
    'chest-drained': bedside.chestDrained,
    'pressures-lowered': bedside.pressuresLowered,
    'filmed-at-1': bedside.filmedAt1,
    'left-late': bedside.leftLate,
    'supply-fails': bedside.supplyFails,
    'boluses 1+': bedside.boluses >= 1,
    'boluses 2+': bedside.boluses >= 2,
  }
  return new Set([
    ...Object.entries(named).flatMap(([fact, isSo]) => (isSo ? [fact] : [])),
    `machine ${bedside.machine}`,
    `dopamine ${bedside.dopamine}`,
    `epinephrine ${bedside.epinephrine}`,
    `boluses ${bedside.boluses}`,
    `monitor ${bedside.monitor}`,
    `gas ${bedside.gas}`,
    `amplitude ${bedside.amplitude}`,
    `map ${bedside.map}`,
    ...[...chosen].map((slug) => `chose ${slug}`),
  ])
}

const NOT = 'not '

const isSo = (fact: string, facts: Facts): boolean =>
  fact.startsWith(NOT) ? !facts.has(fact.slice(NOT.length)) : facts.has(fact)

/** Whether all of a condition is so; of a list within, any. What has no condition always holds. */
export const holds = (condition: Condition | undefined, facts: Facts): boolean =>
  (condition ?? []).every((part) =>
    typeof part === 'string' ? isSo(part, facts) : part.some((fact) => isSo(fact, facts)),
  )

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
