import type { Setting, Value } from '../bedside.ts'
import { compiled } from '../compiled.ts'
import type { CaseContent } from '../content.ts'
import type { Effect } from '../course.ts'
import { takesSeveral } from '../group.ts'
import { AT_LEAST } from '../resolve-text.ts'

/** Something of the bedside that the story sets, and where. */
export interface PlacedSetting {
  readonly at: string
  readonly sets: Setting
}

/** Everything that sets something of the bedside. */
export function* settingsIn({ asFound, arrival, decisionStories }: CaseContent): Generator<PlacedSetting> {
  const { monitor: _, gas: __, ...found } = asFound
  yield { at: 'asFound', sets: found }
  yield { at: 'arrival', sets: arrival.sets ?? {} }
  for (const [index, { groups, callBefore, event, leaving }] of decisionStories.entries()) {
    const at = `decisionStories[${index}]`
    for (const { slug, effects = [] } of Object.values(groups).flat()) {
      for (const { sets = {} } of effects) yield { at: `${at}, option ${slug}`, sets }
    }
    for (const { sets = {} } of callBefore?.effects ?? []) yield { at: `${at}.callBefore`, sets }
    yield { at: `${at}.event`, sets: event?.sets ?? {} }
    yield { at: `${at}.leaving`, sets: leaving?.sets ?? {} }
  }
}

/** Everything that gives boluses, and where. */
export function* givenIn({ decisionStories }: CaseContent): Generator<{ readonly at: string; readonly name: string }> {
  for (const [index, { groups, callBefore }] of decisionStories.entries()) {
    const at = `decisionStories[${index}]`
    for (const { slug, effects = [] } of Object.values(groups).flat()) {
      for (const name of effects.flatMap(namesGiven)) yield { at: `${at}, option ${slug}`, name }
    }
    for (const name of (callBefore?.effects ?? []).flatMap(namesGiven)) yield { at: `${at}.callBefore`, name }
  }
}

const namesGiven = ({ gives = {} }: Effect): readonly string[] => Object.keys(gives)

interface PlacedValue {
  readonly at: string
  readonly value: Value
}

/** What something of the bedside can ever be, and where it is set. */
export const valuesOf = (content: CaseContent, name: string): readonly PlacedValue[] => values(content).get(name) ?? []

const values = compiled((content: CaseContent): ReadonlyMap<string, readonly PlacedValue[]> => {
  const found = new Map<string, PlacedValue[]>()
  const note = (name: string, value: PlacedValue) => found.set(name, [...(found.get(name) ?? []), value])
  for (const { at, sets } of settingsIn(content)) {
    for (const [name, value] of Object.entries(sets)) note(name, { at, value })
  }
  for (const name of new Set([...givenIn(content)].map((one) => one.name))) {
    for (let count = 1; count <= mostGiven(content, name); count++) note(name, { at: 'boluses', value: count })
  }
  return found
})

/** As many as choosing the most in each group, and every call, gives. */
const mostGiven = (content: CaseContent, name: string): number => {
  const { decisionStories } = content
  const sumOf = (effects: readonly Effect[]) => effects.reduce((sum, { gives }) => sum + (gives?.[name] ?? 0), 0)
  return decisionStories.reduce((sum, { groups, callBefore }) => {
    const most = Object.entries(groups).map(([group, options]) => {
      const each = options.map(({ effects = [] }) => sumOf(effects))
      return takesSeveral(content, group) ? each.reduce((sum, one) => sum + one, 0) : Math.max(0, ...each)
    })
    return most.reduce((total, one) => total + one, sum + sumOf(callBefore?.effects ?? []))
  }, 0)
}

/** Whether it can ever be so: a name that stands for something, a name and its value, or at least so much. */
export function canBeSo(content: CaseContent, fact: string): boolean {
  const { name, least } = AT_LEAST.exec(fact)?.groups ?? {}
  if (name !== undefined) {
    return valuesOf(content, name).some(({ value }) => typeof value === 'number' && value >= Number(least))
  }
  const [only = '', value] = fact.split(' ')
  return valuesOf(content, only).some((one) => (value === undefined ? one.value : String(one.value) === value))
}
