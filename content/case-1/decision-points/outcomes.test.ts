import { expect, test } from 'vitest'
import { type PageSuffix, suffixesOf } from '#case/story/decision-story.ts'
import { factsOf, factsWith, holds, resolveText } from '#case/story/resolve-text.ts'
import { asFound } from '#content/case-1/bedside.ts'
import { decisionStories } from './decision-points.ts'

const lateTanks = decisionStories[4]?.pages.find(({ slug }) => slug === 'late-tanks')

test.each([
  [2, 1, 'Monitor and gas are a step worse than at the alarm'],
  [3, 4, 'The monitor is a step worse than at the alarm; the gas is as bad as it was'],
  [4, 3, 'The gas is a step worse than at the alarm; the monitor is as bad as it was'],
  [4, 4, 'Monitor and gas are as bad as at the alarm: still close to arrest'],
])('cylinders opened late, monitor row %i and gas row %i at the alarm: %s', (monitor, gas, told) => {
  const moment = factsOf({ ...asFound, monitor: Math.max(0, Math.min(4, monitor)), gas: Math.max(0, Math.min(4, gas)) })
  expect(lateTanks?.facts.map((fact) => resolveText(fact, moment, {}))).toContain(told)
})

const pointFour = decisionStories[3]
const slugsOf = (group: 'Ventilator' | 'Medications') => pointFour?.groups[group]?.map(({ slug }) => slug) ?? []
const facts = (page: PageSuffix, slug: string, chosen: readonly string[]) => {
  const moment = factsWith(asFound, new Set(chosen))
  const rows = pointFour?.pages.filter((row) => row.page === page && row.slug === slug && holds(row.when, moment)) ?? []
  return rows.flatMap((row) => row.facts.map((fact) => resolveText(fact, moment, { 'saline.next': 1 })))
}

for (const ventilator of slugsOf('Ventilator'))
  for (const medication of slugsOf('Medications'))
    test(`before take-off it says what the pages say is undone: ${ventilator}, ${medication}`, () => {
      const chosen = [ventilator, medication, 'ready']
      const pages = (pointFour ? suffixesOf(pointFour) : []).filter((page) => page !== 'results')
      const undone = chosen.filter((slug) =>
        pages.some((page) => facts(page, slug, chosen).some((fact) => fact.startsWith('Undone:'))),
      )
      const told = facts('results', 'ready', chosen)
      expect(told.filter((fact) => fact.startsWith('Undone before take-off: '))).toHaveLength(undone.length)
      expect(told.includes('Nothing to undo before take-off')).toBe(undone.length === 0)
    })

test('what was tried at the last minute leaves its temperature on the departure check', () => {
  const degrees = (told: readonly string[]) => told.flatMap((fact) => fact.match(/[\d.]+ C\b/) ?? [])
  expect(degrees(facts('results', 'ready', ['ready']))).toEqual(['36.8 C'])
  for (const line of ['uvc', 'uac']) {
    const chosen = ['ready', line]
    expect(degrees(facts('results', 'ready', chosen))).toEqual(degrees(facts('negative', line, chosen)))
  }
})

test('no line at point 4 takes longer than the five minutes until they leave', () => {
  expect(
    Number(
      facts('procedure-result', 'pal', [])
        .join()
        .match(/(\d+) min/)?.[1],
    ),
  ).toBeLessThanOrEqual(5)
  for (const line of ['uvc', 'uac'] as const) {
    const told = facts('negative', line, [line]).join()
    expect(Number(told.match(/(\d+) min/)?.[1])).toBeLessThanOrEqual(5)
    expect(pointFour?.groups.Procedure?.find(({ slug }) => slug === line)?.lostMin).toBe(5)
  }
  expect(JSON.stringify(pointFour)).not.toContain('min lost')
})

test('fentanyl runs because somebody started it, and every temperature has its cause', () => {
  const pieces = decisionStories.map(({ situation, pages }) => JSON.stringify([situation, pages]))
  expect(pieces[0]).toMatch(/RN has .* started fentanyl/)
  for (const told of pieces)
    for (const [text] of told.matchAll(/"[^"]*\d C\b[^"]*"/g)) expect(text).toMatch(/[a-z]{4}/i)
  expect(pieces[3]).toMatch(/mattress since 09:30: she is warm again, 36\.8 C/)
})

test('nobody at the bedside is told of rows and indexes', () => {
  for (const { situation, pages, groups } of decisionStories) {
    const told = JSON.stringify([situation, pages, Object.values(groups)])
    expect(told.match(/[^"]*\b(rows?|index|indices)\b[^"]*/)).toBeNull()
  }
})
