import { expect, test } from 'vitest'
import { afterCall, leavePoint, onArrival, openPoint } from '#case/rules/bedside.ts'
import type { Bedside } from '#case/story/bedside.ts'
import { storyAt } from '#case/testing/agreement/scene.ts'
import { asFound } from '#content/case-1/bedside.ts'
import { case1 } from './case-1.ts'
import { decisionPoints } from './decision-points/decision-points.ts'

/** The procedures that can move a row. Either umbilical line alone costs time, not rows. */
const movingProcedures = new Set(['reposition-ett', 'drain', 'change-ett'])

/** Every way a point's groups can be decided, as far as the rows can tell them apart. */
function waysToDecide(point: number): Set<string>[] {
  const groups = decisionPoints[point - 1]?.decisionPointData ?? []
  return groups
    .reduce<string[][]>(
      (ways, { decisionName, options }) => {
        const slugs = options.map(({ slug }) => slug)
        const lists = decisionName === 'Procedure' ? procedureLists(slugs) : slugs.map((slug) => [slug])
        return ways.flatMap((way) => lists.map((list) => [...way, ...list]))
      },
      [[]],
    )
    .map((way) => new Set(way))
}

function procedureLists(slugs: readonly string[]): string[][] {
  const moving = [...slugs.filter((slug) => movingProcedures.has(slug)).map((slug) => [slug]), ['uvc', 'uac']]
  return moving.reduce<string[][]>((lists, more) => lists.flatMap((list) => [list, [...list, ...more]]), [[]])
}

/** States that differ only in what moves no row count as one. */
function distinct(states: Iterable<Bedside>): Bedside[] {
  const found = new Map<string, Bedside>()
  for (const { 'arterial-line': _, saline: __, 'filmed-at-1': ___, 'ino-since': ____, ...rest } of states) {
    const key = JSON.stringify(rest)
    if (!found.has(key)) found.set(key, { ...asFound, ...rest })
  }
  return [...found.values()]
}

test('whatever is decided, the rows stay between 0 and 4 and the promises of the case hold', () => {
  let reached: Bedside[] = [asFound]
  for (const point of [1, 2, 3, 4, 5]) {
    const story = storyAt(case1, point)
    const ways = waysToDecide(point)
    const next: Bedside[] = []
    for (const before of reached) {
      const opening = openPoint(case1, before, story)
      for (const way of ways) {
        const after = leavePoint(case1, before, opening, story, way)
        for (const row of [opening.monitor, opening.gas, after.monitor, after.gas]) {
          if (!(row >= 0 && row <= 4)) throw new Error(`row ${row} at point ${point}`)
        }
        if (point === 5 && (after.monitor < before.monitor || after.gas < before.gas)) throw new Error('better for it')
        next.push(after)
      }
    }
    reached = distinct(next)
    if (point === 3) reached = distinct(reached.map((one) => afterCall(case1, one, storyAt(case1, 4))))
    if (point === 3) expect(new Set(reached.map(({ monitor }) => monitor))).toEqual(new Set([1, 2]))
    if (point === 4) expect(Math.max(...reached.flatMap(({ monitor, gas }) => [monitor, gas]))).toBe(3)
  }
  const arrived = reached.map((one) => onArrival(one, case1))
  expect(Math.max(...arrived.flatMap(({ monitor, gas }) => [monitor, gas]))).toBe(3)
})
