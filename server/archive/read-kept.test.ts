import { expect, test } from 'vitest'
import { PROVIDER } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { walkAll } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { readKept, type StoredReport } from './read-kept.ts'

/** As it was kept before points had names: by their places, and without names. */
function withPlaces(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(withPlaces)
  if (typeof told !== 'object' || told === null) return told
  const index = 'point' in told ? case1.decisionStories.findIndex(({ slug }) => slug === told.point) : -1
  const { place: _, ...rest } = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, withPlaces(value)]))
  if ('part' in rest || 'point' in rest) delete rest.slug
  return index === -1 ? rest : { ...rest, point: index + 1 }
}

test('what was kept while points were numbers is read with their names and places', () => {
  const { state, log } = walkAll(idealChoices)
  const view = viewFor(state, PROVIDER, case1)
  const kept = { report: reportOf(log, case1), view: { points: view.points, vitals: view.vitals } }
  const old = { report: withPlaces(kept.report), view: { ...(withPlaces(kept.view) as object), pages: [] } }
  const read = readKept(JSON.parse(JSON.stringify(old)) as StoredReport, case1)
  expect(read.view.points).toEqual(kept.view.points)
  expect(read.view.vitals?.gases).toEqual(kept.view.vitals?.gases)
  expect(read.report.decisions).toEqual(JSON.parse(JSON.stringify(kept.report.decisions)))
  expect(read.report.score).toEqual(JSON.parse(JSON.stringify(kept.report.score)))
  expect(read.report.gases).toEqual(kept.report.gases)
})

test('what was kept before a story said where an artery is drawn from is read with the place where all were', () => {
  const { state, log } = walkAll(idealChoices)
  const { arterialSite: _, ...instruments } = case1.instruments
  const kept = {
    report: { ...reportOf(log, case1), instruments },
    view: { ...viewFor(state, PROVIDER, case1), instruments },
  }
  const read = readKept(JSON.parse(JSON.stringify(kept)) as StoredReport, case1)
  expect([read.report.instruments, read.view.instruments]).toEqual([case1.instruments, case1.instruments])
})
