import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT, roleIds } from '../records/roles.ts'
import { Practice } from '../testing/practice.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { reportCsv } from './csv/run-csv.ts'
import { reportOf } from './report.ts'
import { reportForAnybody, reportForSeat } from './report-for-seat.ts'

const said = ['planted by provider', 'planted by rt', 'planted by rn'] as const

/** A run in which each has written something that only their own page tells. */
function told() {
  const walk = new Walk()
  for (const roleId of roleIds) walk.do(roleId, { kind: 'send-message', message: said[roleId] })
  walk.toReport(idealChoices)
  return reportOf(walk.log, case1)
}

test.each([PROVIDER, RT, RN] as const)('seat %i reads what it did itself, and of the others nothing', (roleId) => {
  const report = reportForSeat(told(), roleId)
  expect(report.persons.map((person) => person.roleId)).toEqual([roleId])
  for (const text of [JSON.stringify(report), reportCsv(report)]) {
    for (const other of roleIds) expect(text.includes(said[other])).toBe(other === roleId)
  }
})

test('who teaches reads all three, who has the link nobody’s', () => {
  const report = told()
  expect(report.persons.map(({ roleId }) => roleId)).toEqual([PROVIDER, RT, RN])
  for (const words of said) expect(reportCsv(report)).toContain(words)
  const open = reportForAnybody(report)
  for (const words of said) expect(JSON.stringify(open) + reportCsv(open)).not.toContain(words)
  expect(open).toEqual({ ...report, persons: [] })
})

test('what the trainer did in a seat is for who teaches', () => {
  const { log } = new Practice(PROVIDER, 'expert', 7).toReport()
  const report = reportOf(log, case1)
  expect(report.persons.map(({ people }) => people)).toEqual([1, 0, 0])
  expect(reportForSeat(report, PROVIDER).persons).toHaveLength(1)
  expect(reportForSeat(report, RT).persons).toEqual([])
})
