import type { CountedCondition, Fact } from '../story/condition.ts'
import { IN_BRACES } from '../story/resolve-text.ts'

const CHOSE = /^(not )?chose (.*)$/

/** Whether a fact holds by what was chosen alone; null where that does not tell. */
function known(fact: string, chosen: ReadonlySet<string>): boolean | null {
  const [, not, slug] = CHOSE.exec(fact) ?? []
  return slug === undefined ? null : chosen.has(slug) !== (not !== undefined)
}

/** What of a condition is still open once it is known what was chosen; null where it can no longer hold. */
export function knowing(when: CountedCondition | undefined, chosen: ReadonlySet<string>): CountedCondition | null {
  const open: CountedCondition[number][] = []
  for (const part of when ?? []) {
    const facts: readonly Fact[] = typeof part === 'string' ? [part] : 'exactly' in part ? part.of : part
    const left = facts.filter((fact) => known(fact, chosen) === null)
    const so = facts.filter((fact) => known(fact, chosen) === true).length
    if (typeof part === 'object' && 'exactly' in part) {
      const missing = part.exactly - so
      if (missing < 0 || missing > left.length) return null
      if (left.length > 0) open.push({ exactly: missing, of: left })
    } else if (so === 0) {
      if (left.length === 0) return null
      open.push(left)
    }
  }
  return open
}

/** All facts that a piece of a story names, as they stand in its conditions. */
export const factsNamed = (told: unknown): ReadonlySet<string> => {
  const names = new Set<string>()
  collect(told, names)
  return names
}

function collect(node: unknown, names: Set<string>, isCondition = false): void {
  if (typeof node === 'string' && isCondition) names.add(node.replace(/^not /, ''))
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    collect(value, names, isCondition || key === 'when' || key === 'once')
  }
}

/** The options that it asks about. */
export const optionsNamed = (told: unknown): ReadonlySet<string> =>
  new Set([...factsNamed(told)].flatMap((fact) => CHOSE.exec(fact)?.[2] ?? []))

/** The words in braces that it uses. */
export const wordsNamed = (told: unknown): readonly string[] => [
  ...new Set([...JSON.stringify(told).matchAll(IN_BRACES)].map(([, word = '']) => word)),
]
