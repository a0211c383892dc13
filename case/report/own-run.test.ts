import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { educator } from '../testing/given.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { ownFigures } from './own-run.ts'
import { reportOf } from './report.ts'

const { teamRating } = case1
const { levels, items } = teamRating
const marks = (level: number) => Object.fromEntries(items.map(({ slug }) => [slug, level]))

function rated() {
  const walk = walkAll(idealChoices)
  walk.do(PROVIDER, { kind: 'rate-team', marks: marks(3), words: '' })
  walk.do(RT, { kind: 'rate-team', marks: marks(1), words: '' })
  const shared = Object.fromEntries(items.filter(({ isOwn }) => !isOwn).map(({ slug }) => [slug, 0]))
  walk.ask(educator, { kind: 'rate-as-educator', marks: shared, words: '' })
  return reportOf(walk.log, case1)
}

test('one’s ratings stand beside the other seats’, but for what each says of their own part', () => {
  const others = { mean: 2, word: levels[1] }
  expect(ownFigures(rated(), PROVIDER, teamRating).ratings).toEqual(
    items.map(({ name, isOwn }) => ({ name, own: { mean: 4, word: levels[3] }, others: isOwn ? null : others })),
  )
})

test('who has not rated the team is told of no other’s rating', () => {
  expect(ownFigures(rated(), RN, teamRating).ratings).toEqual([])
})

test('loops are those that a seat received, of the Provider all that were called', () => {
  const report = reportOf(walkAll(idealChoices, {}, { hasOrders: true }).log, case1)
  const received = (roleId: number) => report.orders.filter((order) => order.roleId === roleId).length
  for (const roleId of [RT, RN]) {
    const count = received(roleId)
    expect(ownFigures(report, roleId, teamRating).loops).toEqual({ count, of: count })
  }
  const [first, ...rest] = report.orders
  if (!first) throw new Error('orders were called')
  const one = { ...report, orders: [{ ...first, how: 'gone-on' as const }, ...rest] }
  expect(ownFigures(one, PROVIDER, teamRating).loops).toEqual({ count: rest.length, of: rest.length + 1 })
  const uncalled = { ...report, orders: [{ ...first, calledAt: null }] }
  expect(ownFigures(uncalled, PROVIDER, teamRating).loops).toBeNull()
})

test('wrong doses are those that the report counts', () => {
  const report = reportOf(walkAll(idealChoices).log, case1)
  const counted = report.metrics.find(({ slug }) => slug === 'medication-errors')?.value
  expect(ownFigures(report, RN, teamRating).doses).toEqual(
    counted?.kind === 'count' ? { count: counted.count, of: counted.of } : undefined,
  )
})

test('of what an older version kept without them nothing is told', () => {
  expect(ownFigures({}, RT, null)).toEqual({ people: 1, wholeMs: null, loops: null, doses: null, ratings: [] })
})
