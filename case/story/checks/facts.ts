import { declaredBy } from '../bedside-words.ts'
import { type CountedCondition, PAST, type Text } from '../condition.ts'
import type { CaseContent } from '../content.ts'
import { IN_BRACES } from '../resolve-text.ts'
import { type Findings, found } from './complaint.ts'
import { isPointOf } from './points-named.ts'
import { canBeSo } from './settings-in.ts'

/** What the conditions at one place may look at; what they name besides is never so. */
interface Sight {
  /** How it stands with the newborn. */
  readonly isAtBedside?: boolean
  /** What was chosen at this point; ANY: at any point. */
  readonly chosenAt?: string
  /** What is so at this place alone. */
  readonly also?: readonly string[]
  /** How far the team has come. */
  readonly seesPoints?: boolean
  /** What only a look back can tell. */
  readonly looksBack?: boolean
  /** Which events were seen to. */
  readonly knowsEvents?: boolean
}

/** What reads a story's conditions and says what is wrong with them. */
export interface FactChecks {
  readonly condition: (place: string, when: CountedCondition | undefined, sight: Sight) => Findings
  /** The same of a text, and its words in braces. */
  readonly text: (place: string, text: Text, sight: Sight, known: readonly string[]) => Findings
}

/** No point is called so: names have no blanks. */
export const ANY = 'any point'

/** Rows are moved, not set. */
const isRow = (name: string) => /^(monitor|gas) [0-4]$/.test(name)

export function factChecks(content: CaseContent): FactChecks {
  const options = optionsOf(content)
  const names = new Set(declaredBy(content).map(({ name }) => name))

  function whyNever(fact: string, sight: Sight): string | null {
    const name = fact.replace(/^not /, '')
    const past = PAST.exec(name)?.groups
    if (past) return whyNeverBack(name, past, sight)
    if (name.startsWith('chose ')) return isOption(name.slice('chose '.length), sight.chosenAt) ? null : noOption(name)
    if (name === 'monitor-fell') return sight.also?.includes(name) ? null : `“${name}” is not known here`
    if (name.startsWith('stopped ')) return whyNeverStopped(name, sight)
    if (!name.startsWith('from point ')) {
      if (!isRow(name) && !isDeclared(name)) return `there is no fact “${name}”`
      if (!sight.isAtBedside) return `“${name}” is not known here`
      return isRow(name) || canBeSo(content, name) ? null : `nothing ever makes it so that “${name}”`
    }
    if (!sight.seesPoints) return `“${name}” is not known here`
    return isPointOf(content, name.slice('from point '.length)) ? null : `“${name}” names a point that is not there`
  }

  const isDeclared = (fact: string): boolean => names.has(fact.split(' ')[0] ?? '')

  function whyNeverStopped(fact: string, sight: Sight): string | null {
    const name = fact.slice('stopped '.length)
    if (!names.has(name)) return `“${fact}” names what is not there`
    return sight.also?.includes('stopped') ? null : `“${fact}” is not known here`
  }

  function whyNeverBack(name: string, past: { readonly [part: string]: string }, sight: Sight): string | null {
    const { moment, point, fact = '' } = past
    if (!sight.looksBack) return `“${name}” looks back, and nobody does here`
    if (point !== undefined && !isPointOf(content, point)) return `“${name}” names a point that is not there`
    if (moment === 'came to') return null
    if (moment === 'event') return whyNoEvent(content, fact, sight)
    if (moment === 'film') return whyNever(fact, { isAtBedside: true, seesPoints: true })
    if (moment === 'ever') return whyNever(fact, { isAtBedside: true, chosenAt: ANY, also: ['stopped'] })
    if (moment === 'at') return whyNever(fact, { isAtBedside: true, chosenAt: point ?? ANY, also: ['stopped'] })
    return whyNever(fact, { isAtBedside: true })
  }

  const noOption = (name: string) => `“${name}” names an option that is not there`
  const isOption = (slug: string, at: string | undefined) =>
    at === ANY ? [...options.values()].some((one) => one.has(slug)) : options.get(at ?? '')?.has(slug) === true

  function* condition(place: string, when: CountedCondition | undefined, sight: Sight): Findings {
    for (const fact of factsIn(when)) {
      const why = whyNever(fact, sight)
      if (why) yield found(place, why, 'Name something that can be so here, or take the condition out')
    }
  }

  function* text(place: string, given: Text, sight: Sight, known: readonly string[]): Findings {
    for (const piece of typeof given === 'string' ? [given] : given) {
      if (typeof piece !== 'string') yield* condition(place, piece.when, sight)
      yield* unknownWords(place, typeof piece === 'string' ? piece : piece.text, known)
    }
  }

  return { condition, text }
}

function whyNoEvent({ injections }: CaseContent, slug: string, { knowsEvents }: Sight): string | null {
  if (!knowsEvents) return `“event: ${slug}” is not known here`
  return injections.some((one) => one.slug === slug) ? null : `“${slug}” never happens`
}

/** Of each point. */
const optionsOf = ({ decisionStories }: CaseContent): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    decisionStories.map(({ slug, groups }) => [
      slug,
      new Set(Object.values(groups).flatMap((group) => group.map((option) => option.slug))),
    ]),
  )

const factsIn = (when: CountedCondition = []): string[] =>
  when.flatMap((part) => (typeof part === 'string' ? [part] : 'exactly' in part ? part.of : [...part]))

function* unknownWords(place: string, text: string, known: readonly string[]): Findings {
  for (const [, word = ''] of text.matchAll(IN_BRACES)) {
    if (known.includes(word)) continue
    const todo = known.length > 0 ? `Known here: ${known.map((one) => `{${one}}`).join(' ')}` : 'Write it out'
    yield found(place, `nobody knows what to put for {${word}}`, todo)
  }
}
