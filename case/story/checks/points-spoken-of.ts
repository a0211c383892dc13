import type { CountedCondition } from '../condition.ts'
import type { CaseContent } from '../content.ts'
import { type Findings, found } from './complaint.ts'
import { inPoint, pointIn, pointNames } from './points-named.ts'

/** A condition, and what it stands on: the nearest thing that has a name or a place in a list. */
interface PlacedCondition {
  readonly at: string
  readonly when: CountedCondition
}

/** Every condition of a story, wherever it stands: fields called `when` or `once`. */
function* placesWithConditions(content: CaseContent): Generator<PlacedCondition> {
  yield* conditionsIn('', content)
}

function* conditionsIn(at: string, node: unknown): Generator<PlacedCondition> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* conditionsIn(`${at}[${index}]`, item)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    // Both schemas hold conditions under these names, and nothing else.
    if (key === 'when' || key === 'once') yield { at, when: value as CountedCondition }
    else yield* conditionsIn(at === '' ? key : `${at}.${key}`, value)
  }
}

/** The points that a condition speaks of. */
const spokenOf = (when: CountedCondition): readonly string[] =>
  when
    .flatMap((part) => (typeof part === 'string' ? part : 'exactly' in part ? part.of : part))
    .flatMap((fact) => pointIn(fact) ?? [])

/**
 * Who adds a point, takes one away or changes their order is told of every place that speaks of other points and is silent
 * about it. `writtenFor` says for which points they were last read through.
 */
export function* placesToReadAgain(content: CaseContent): Findings {
  const points = pointNames(content)
  const { writtenFor = [] } = content
  if (writtenFor.join() === points.join()) return
  const news = newsOf(points, writtenFor)
  for (const { at, points: named } of placesThatNamePoints(content)) {
    const told = named.map(inPoint).join(', ')
    yield found(at, `it speaks of ${told}, and of the points ${news}`, 'Say what is so at the points as they are now')
  }
  yield found('writtenFor', `of the points ${news}`, `Once all these places are read, put there: ${points.join(', ')}`)
}

function newsOf(points: readonly string[], before: readonly string[]): string {
  const named = (all: readonly string[]) => all.map((point) => `“${point}”`).join(', ')
  const added = points.filter((point) => !before.includes(point))
  const gone = before.filter((point) => !points.includes(point))
  const news = [
    ...(added.length > 0 ? [`${named(added)} came new`] : []),
    ...(gone.length > 0 ? [`${named(gone)} went`] : []),
  ]
  return news.join(', ') || 'the order changed'
}

interface Naming {
  readonly at: string
  readonly points: readonly string[]
}

/** Panels, events, metrics, handover and speeches, objectives: whatever looks at points, one line for each. */
function placesThatNamePoints(content: CaseContent): readonly Naming[] {
  const all = [
    ...[...placesWithConditions(content)].map(({ at, when }) => ({ at, points: spokenOf(when) })),
    ...content.injections.flatMap(({ moments }, index) =>
      moments.map(({ points = [] }, place) => ({
        at: `injections[${index}].moments[${place}]`,
        points,
      })),
    ),
    ...content.objectives.map(({ evidence }, index) => ({
      at: `objectives[${index}]`,
      points: evidence.flatMap((one) => (one.kind === 'decided' ? one.point : [])),
    })),
  ]
  const places = new Map<string, Set<string>>()
  for (const { at, points } of all) {
    if (points.length > 0) places.set(itemAt(at), new Set([...(places.get(itemAt(at)) ?? []), ...points]))
  }
  return [...places].map(([at, points]) => ({ at, points: [...points].sort() }))
}

/** The item of a list, or the panel, that it stands in. */
const itemAt = (at: string): string =>
  /^(?:standIns\.)?[^[]*?(?:\[\d+\](?:\.moments\[\d+\])?|(?<=^machines\.)\w+)/.exec(at)?.[0] ?? at
