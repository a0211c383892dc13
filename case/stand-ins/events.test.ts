import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Manner } from '../records/manners.ts'
import { PROVIDER } from '../records/roles.ts'
import { reportOf } from '../report/report.ts'
import { whyNotHappening } from '../rules/injections.ts'
import { isReportDue } from '../rules/way-on.ts'
import { educator } from '../testing/given.ts'
import { Practice } from '../testing/practice.ts'

/** A Provider with two stand-ins, to whom everything happens that can. */
function eventful(manner: Manner, seed: number) {
  const practice = new Practice(PROVIDER, manner, seed)
  while (!isReportDue(practice.state, case1, PROVIDER)) {
    practice.step()
    for (const { slug } of case1.injections) {
      if (whyNotHappening(practice.state, case1, slug) === null) practice.ask(educator, { kind: 'inject', event: slug })
    }
  }
  const { events } = reportOf(practice.log, case1)
  return { score: practice.score, ofStandIns: events.filter(({ roleId }) => roleId !== PROVIDER) }
}

test.each(['expert', 'ordinary'] as const)('an %s one sees to what is its job, after a while and rightly', (manner) => {
  const { score, ofStandIns } = eventful(manner, 3)
  expect(ofStandIns.length).toBeGreaterThan(5)
  const seen = ofStandIns.filter(({ resolvedAfterMs }) => resolvedAfterMs !== null)
  // What happens as the team goes on, or at the very end, is over before anybody can see to it.
  expect(seen.length).toBeGreaterThanOrEqual(ofStandIns.length - 2)
  for (const { wrong, resolvedAfterMs } of seen) {
    expect(wrong).toEqual([])
    expect(resolvedAfterMs).toBeGreaterThan(5000)
  }
  expect(score).toBe(30)
})

test('a distracted one misses some, by its seed', () => {
  const missed = [1, 2].map((seed) => {
    const { ofStandIns } = eventful('distracted', seed)
    return ofStandIns.map(({ slug, resolvedAfterMs }) => `${slug} ${resolvedAfterMs === null}`).join()
  })
  for (const one of missed) expect(one).toMatch(/true.*false|false.*true/)
  expect(new Set(missed).size).toBe(2)
})
