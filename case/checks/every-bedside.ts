import { afterCall, leavePoint, onArrival, openPoint, withChoices } from '../rules/bedside.ts'
import type { Bedside } from '../story/bedside.ts'
import type { CaseContent } from '../story/content.ts'
import type { DecisionStory } from '../story/decision-story.ts'
import { takesSeveral } from '../story/group.ts'
import { knowing, optionsNamed } from './knowing.ts'

/** What may be decided at a point: one option of a group, any of a list. */
export type Way = ReadonlySet<string>

export interface Opening {
  readonly before: Bedside
  readonly opening: Bedside
}

/** A point left in one way. */
export interface Left extends Opening {
  readonly way: Way
  readonly after: Bedside
}

/** How a point can be come to, gone through and left, each state once. */
export interface PointStates {
  readonly index: number
  readonly story: DecisionStory
  /** Before the call that comes first, where one does. */
  readonly called: readonly Bedside[]
  readonly openings: readonly Opening[]
  /** With some of the groups decided. */
  readonly now: readonly Bedside[]
  readonly after: readonly Bedside[]
}

/** After so many steps whoever waits is heard. */
const CHUNK = 2000

/**
 * Every state that a team can come to at the points, one after the other; `onLeft` hears of every way that each is left.
 * `step`: of the states that a point opens in, every so many.
 */
export function* everyPoint(
  content: CaseContent,
  onLeft: (index: number) => (left: Left) => void,
  step = 1,
): Generator<PointStates | undefined, readonly Bedside[]> {
  let before: readonly Bedside[] = [content.asFound]
  for (const [index, story] of content.decisionStories.entries()) {
    const called = story.callBefore ? before : []
    if (story.callBefore) before = distinct(before.map((one) => afterCall(content, one, story)))
    const opened = before.filter((_, place) => place % step === 0)
    const openings = opened.map((one) => ({ before: one, opening: openPoint(content, one, story) }))
    const now = yield* everyNow(content, story, openings)
    const after = yield* everyAfter(content, story, openings, onLeft(index))
    yield { index, story, called, openings, now, after }
    before = after
  }
  return distinct(before.map((one) => onArrival(one, content)))
}

function* everyNow(
  content: CaseContent,
  story: DecisionStory,
  openings: readonly Opening[],
): Generator<undefined, readonly Bedside[]> {
  const options = Object.values(story.groups).flat()
  const asked = optionsNamed(options.map(({ effects }) => effects))
  const changing = options.filter(({ slug, effects }) => effects || asked.has(slug))
  const ways = waysOf(content, story, new Set(changing.map(({ slug }) => slug)), true)
  const found = new Map<string, Bedside>()
  let count = 0
  for (const { opening } of openings) {
    for (const way of ways) {
      const now = withChoices(opening, story, way)
      found.set(keyOf(now), now)
      if (++count % CHUNK === 0) yield
    }
  }
  return [...found.values()]
}

function* everyAfter(
  content: CaseContent,
  story: DecisionStory,
  openings: readonly Opening[],
  onLeft: (left: Left) => void,
): Generator<undefined, readonly Bedside[]> {
  const ways = waysToLeave(content, story)
  const found = new Map<string, Bedside>()
  let count = 0
  for (const { before, opening } of openings) {
    for (const way of ways) {
      const after = leavePoint(content, before, opening, story, way)
      found.set(keyOf(after), after)
      onLeft({ before, opening, way, after })
      if (++count % CHUNK === 0) yield
    }
  }
  return [...found.values()]
}

/** Ways of which the course, or a row of the results, can tell the difference. */
function waysToLeave(content: CaseContent, story: DecisionStory): readonly Way[] {
  const { groups, course, pages } = story
  const results = pages.filter(({ page }) => page === 'results')
  const options = Object.values(groups).flat()
  const asked = optionsNamed([course, results, options.map(({ effects }) => effects)])
  const shown = new Set(results.map(({ slug }) => slug))
  const named = options.filter(({ slug, effects }) => effects || asked.has(slug) || shown.has(slug))
  const effectsOf = new Map(options.map(({ slug, effects }) => [slug, effects]))
  return merged(waysOf(content, story, new Set(named.map(({ slug }) => slug)), false), (way) =>
    JSON.stringify([
      [...way].flatMap((slug) => (effectsOf.get(slug) ?? []).map((one) => ({ ...one, when: knowing(one.when, way) }))),
      course.map(({ when }) => knowing(when, way)),
      results.map(({ when }) => knowing(when, way)),
      [...way].filter((slug) => shown.has(slug)),
    ]),
  )
}

/** One of each kind. */
const merged = (ways: readonly Way[], kindOf: (way: Way) => string): readonly Way[] => [
  ...new Map(ways.map((way) => [kindOf(way), way])).values(),
]

/** Every way to decide the groups that have one of these options, and of its list these. `partly`: groups may be open. */
export function waysOf(
  content: CaseContent,
  { groups }: DecisionStory,
  named: ReadonlySet<string>,
  partly: boolean,
): readonly Way[] {
  let ways: readonly string[][] = [[]]
  for (const [group, options] of Object.entries(groups)) {
    const asked = options.filter(({ slug }) => named.has(slug))
    if (asked.length === 0) continue
    if (takesSeveral(content, group)) {
      for (const { slug } of asked) ways = ways.flatMap((way) => [way, [...way, slug]])
    } else ways = ways.flatMap((way) => [...(partly ? [way] : []), ...options.map(({ slug }) => [...way, slug])])
  }
  return ways.map((way) => new Set(way))
}

const keyOf = (bedside: Bedside): string => Object.values(bedside).join()

const distinct = (bedsides: readonly Bedside[]): readonly Bedside[] => [
  ...new Map(bedsides.map((bedside) => [keyOf(bedside), bedside])).values(),
]
