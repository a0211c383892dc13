import { expect, test } from 'vitest'
import { asItWas } from '#case/debriefing/as-it-was.ts'
import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { findMoments } from '#case/debriefing/moments/find-moments.ts'
import { TimeLineTeller } from '#case/debriefing/time-line.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { orderlyWalk } from '#case/testing/orderly-walk.ts'
import { createViewCutter, viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { lineByLink, momentByLink, runByLink } from './seen-of-kept.ts'

// What was read back wrong, and by whom, is for the team and its educators.

const walk = orderlyWalk()

function lineOfWalk(): TimeLine {
  const teller = new TimeLineTeller(case1)
  for (const entry of walk.log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('it has not begun')
  return { ...line, moments: findMoments(teller, line, case1) }
}

test('the time line behind a link holds no orders: neither their lane, nor a moment of one', () => {
  const line = lineOfWalk()
  const shown = lineByLink(line)
  const ordersIn = ({ entries, moments }: TimeLine) => [
    ...entries.filter(({ lane }) => lane === 'orders'),
    ...(moments ?? []).filter(({ id }) => id.startsWith('order/')),
  ]
  expect(ordersIn(line).length).toBeGreaterThan(5)
  expect(ordersIn(shown)).toEqual([])
  expect(JSON.stringify(shown)).not.toMatch(/read back|Order\//i)
  // All else is as it was.
  expect(shown.entries).toEqual(line.entries.filter(({ lane }) => lane !== 'chat' && lane !== 'orders'))
})

test('a moment looked at behind a link shows no orders on any page', () => {
  const was = asItWas(walk.state, createViewCutter(case1), walk.now)
  expect(was.views.map(({ orders }) => orders !== null)).toEqual([true, true, true])
  expect(momentByLink(was).views.map(({ orders, chat }) => [orders, chat])).toEqual(Array(3).fill([null, []]))
})

test('the report behind a link tells of no order either, nor does what stands beside it', () => {
  const orders = Object.values(walk.state.records.Order)
  expect(orders.length).toBeGreaterThan(0)
  const view = viewFor({ ...walk.state, run: 1 }, PROVIDER, case1)
  expect(view.orders).not.toBeNull()
  const kept = { link: 'secret', report: reportOf(walk.log, case1), view }
  const shown = runByLink(kept as Parameters<typeof runByLink>[0]) // all that is read
  expect(shown).toMatchObject({ link: null, report: { orders: [], persons: [] }, view: { orders: null, chat: [] } })
})
