import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PlayedAlone } from '../checks/played-alone.ts'
import { type Manner, manners } from '../records/manners.ts'
import { PROVIDER } from '../records/roles.ts'
import { reportOf } from '../report/report.ts'
import { whyNotHappening } from '../rules/injections.ts'
import { educator } from '../testing/given.ts'

/** A Provider who looks at no device, with two stand-ins, to whom everything happens that can. */
function eventful(manner: Manner, seed: number, hasCourse: boolean) {
  const played = new PlayedAlone(case1, PROVIDER, manner, seed, { hasCourse })
  while (!played.isAtReport) {
    played.step()
    for (const { slug } of case1.injections) {
      if (whyNotHappening(played.state, case1, slug) === null) played.ask(educator, { kind: 'inject', event: slug })
    }
  }
  const { events, looks } = reportOf(played.log, case1)
  const ofStandIns = events.filter(({ roleId }) => roleId !== PROVIDER)
  return { score: played.score, looks, ofStandIns, hidden: ofStandIns.filter(({ wasToBeFound }) => wasToBeFound) }
}

const ways = (['expert', 'ordinary'] as const).flatMap((manner) =>
  [false, true].map((hasCourse) => [manner, hasCourse] as const),
)

test.each(ways)(
  'an %s one sees to what is its job, after a while and rightly, also where nobody is told of it (%s)',
  (manner, hasCourse) => {
    const { score, looks, ofStandIns, hidden } = eventful(manner, 3, hasCourse)
    expect(ofStandIns.length).toBeGreaterThan(5)
    const seen = ofStandIns.filter(({ resolvedAfterMs }) => resolvedAfterMs !== null)
    // What happens as the team goes on, or at the very end, is over before anybody can see to it.
    expect(seen.length).toBeGreaterThanOrEqual(ofStandIns.length - 2)
    for (const { wrong, resolvedAfterMs } of seen) {
      expect(wrong).toEqual([])
      expect(resolvedAfterMs).toBeGreaterThan(5000)
    }
    expect(score).toBe(30)
    // By what its own screen shows: it is not told, and takes its time as always.
    expect(looks).toEqual([])
    expect(hidden.length > 5).toBe(hasCourse)
    for (const { slug, roleId, recognised } of hidden) {
      if (!seen.some((one) => one.slug === slug)) continue
      expect(recognised?.roleId, slug).toBe(roleId)
      expect(recognised?.afterMs, slug).toBeGreaterThan(manners[manner].looksMs / 2)
    }
  },
)

test('a distracted one misses some, by its seed', () => {
  const missed = [1, 2].map((seed) => {
    const { ofStandIns } = eventful('distracted', seed, false)
    return ofStandIns.map(({ slug, resolvedAfterMs }) => `${slug} ${resolvedAfterMs === null}`).join()
  })
  for (const one of missed) expect(one).toMatch(/true.*false|false.*true/)
  expect(new Set(missed).size).toBe(2)
})

test('where nobody is told, a distracted one does not find what it overlooks, and is slow with the rest', () => {
  const { hidden } = eventful('distracted', 1, true)
  const found = hidden.filter(({ recognised }) => recognised)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(hidden.length)
  for (const { recognised } of found) expect(recognised?.afterMs).toBeGreaterThan(manners.distracted.looksMs / 2)
})
