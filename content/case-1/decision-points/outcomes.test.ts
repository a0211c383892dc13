import { expect, test } from 'vitest'
import { asFound, clampRow } from '#case/rules/bedside/bedside.ts'
import { factsOf, resolveText } from '#case/story/resolve-text.ts'
import { decisionStories } from './decision-points.ts'

const lateTanks = decisionStories[4]?.pages.find(({ slug }) => slug === 'late-tanks')

test.each([
  [2, 1, 'Monitor and gas are a step worse than at the alarm'],
  [3, 4, 'The monitor is a step worse than at the alarm; the gas was at its worst already'],
  [4, 3, 'The gas is a step worse than at the alarm; the monitor was at its worst already'],
  [4, 4, 'Monitor and gas were at their worst already: she cannot get worse'],
])('cylinders opened late, monitor row %i and gas row %i at the alarm: %s', (monitor, gas, told) => {
  const facts = factsOf({ ...asFound, monitor: clampRow(monitor), gas: clampRow(gas) })
  expect(lateTanks?.facts.map((fact) => resolveText(fact, facts, {}))).toContain(told)
})

test('nobody at the bedside is told of rows and indexes', () => {
  for (const { situation, pages, groups } of decisionStories) {
    const told = JSON.stringify([situation, pages, Object.values(groups)])
    expect(told.match(/[^"]*\b(rows?|index|indices)\b[^"]*/)).toBeNull()
  }
})
