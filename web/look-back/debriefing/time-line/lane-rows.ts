import { type Item, type LaneName, laneNames } from './items.ts'

/** A line of a lane: things that happened at a moment, or stretches that do not overlap. */
export interface Row {
  readonly key: string
  readonly look: 'marks' | 'bars'
  /** In order. */
  readonly items: readonly Item[]
  /** What else was done meanwhile: many, and small. */
  readonly steps: readonly Item[]
}

export interface LaneOfRun {
  readonly name: LaneName
  readonly rows: readonly Row[]
}

/** The lanes that have something in them, each with the rows it needs. */
export function lanesOf(items: readonly Item[]): readonly LaneOfRun[] {
  return laneNames
    .map((name) => ({
      name,
      rows: rowsOf(
        name,
        items.filter(({ lane }) => lane === name),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Whose things stand apart, so that a decision is seen beside the advice, and who worked at what. */
const apart: readonly LaneName[] = ['decisions', 'orders', 'tasks']

function rowsOf(name: LaneName, items: readonly Item[]): Row[] {
  if (!apart.includes(name)) return rowsOfOne('all', items)
  const people = [...new Set(items.map(({ by }) => by))].sort((one, other) => String(one).localeCompare(String(other)))
  return people.flatMap((person) =>
    rowsOfOne(
      String(person),
      items.filter(({ by }) => by === person),
    ),
  )
}

function rowsOfOne(key: string, items: readonly Item[]): Row[] {
  const moments = items.filter(({ to }) => to === undefined)
  const [marks, steps] = [moments.filter(({ kind }) => kind !== 'step'), moments.filter(({ kind }) => kind === 'step')]
  const packed = packBars(items.filter(({ to }) => to !== undefined))
  return [
    ...(moments.length > 0 ? [{ key: `${key} marks`, look: 'marks' as const, items: marks, steps }] : []),
    ...packed.map((bars, index) => ({ key: `${key} bars ${index}`, look: 'bars' as const, items: bars, steps: [] })),
  ]
}

/** Each stretch goes to the first row that is free when it begins. */
export function packBars(bars: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = []
  for (const bar of bars) {
    const free = rows.find((row) => (row.at(-1)?.to ?? 0) <= bar.at)
    if (free) free.push(bar)
    else rows.push([bar])
  }
  return rows
}
