import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PlayedAlone } from '../checks/played-alone.ts'
import type { Manner } from '../records/manners.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { type OrderReport, ordersReport } from '../report/orders-report.ts'
import type { Deed, Playing } from './deed.ts'
import { propose } from './propose.ts'

// How stand-ins are with orders, by their manner: what they read back, ask again, report late and confirm.

/** Who has it in mind reports within seconds. */
const FORGOTTEN_MS = 60_000

/** Somebody plays with two of this manner, up to the results of the third point. */
function threePoints(
  role: RoleId,
  manner: Manner,
  think: (playing: Playing, asked: PlayedAlone['asked']) => Deed | null = propose,
) {
  const played: PlayedAlone = new PlayedAlone(case1, role, manner, 3, {
    hasOrders: true,
    think: (playing) => think(playing, played?.asked ?? []),
  })
  while (played.state.records.PointProgress[3]?.resultsAt == null) played.step()
  const { state } = played
  const reported = Object.values(state.records.Order).filter(({ closed }) => closed?.how === 'reported')
  return {
    orders: ordersReport({ state, content: case1 }),
    /** Done, and reported much later. */
    forgottenBy: reported.flatMap(({ closed, steps, roleId }) =>
      (closed?.at ?? 0) - (steps.at(-1)?.at ?? 0) >= FORGOTTEN_MS ? roleId : [],
    ),
  }
}

const slipsOf = (orders: readonly OrderReport[]) =>
  orders
    .flatMap(({ roleId, wrong }) => wrong.map(({ at, became }) => ({ roleId, at, became })))
    .toSorted((one, other) => one.at - other.at)
const againBy = (orders: readonly OrderReport[]) => orders.flatMap(({ roleId, agains }) => (agains > 0 ? roleId : []))

test('a distracted one reads back one order wrong, and reports one late; who looks catches it', () => {
  const { orders, forgottenBy } = threePoints(PROVIDER, 'distracted')
  const slips = slipsOf(orders)
  expect(slips.map(({ roleId }) => roleId).sort()).toEqual([RT, RN])
  expect(slips.map(({ became }) => became)).toEqual(['caught', 'caught'])
  expect(forgottenBy.sort()).toEqual([RT, RN])
  expect(againBy(orders)).toEqual([])
})

test('an ordinary one asks once to hear an order again, and reads back all of them right', () => {
  const { orders, forgottenBy } = threePoints(PROVIDER, 'ordinary')
  expect(againBy(orders).sort()).toEqual([RT, RN])
  expect([...slipsOf(orders), ...forgottenBy]).toEqual([])
})

test('an expert hears, reads back and reports without fault', () => {
  const { orders, forgottenBy } = threePoints(PROVIDER, 'expert')
  expect([...againBy(orders), ...slipsOf(orders), ...forgottenBy]).toEqual([])
  expect(new Set(orders.map(({ how }) => how))).toEqual(new Set(['reported']))
})

/** Reads back each order wrong the first time. */
function wrongFirst(playing: Playing, asked: PlayedAlone['asked']): Deed | null {
  const deed = propose(playing)
  if (deed?.request?.kind !== 'hear-order') return deed
  const { request } = deed
  const own = playing.view.orders?.own.find(({ id }) => id === request.order)
  const field = own?.fields.findLast(({ kind }) => kind === 'number')
  const isFirst = asked.every(({ request: one }) => one.kind !== 'hear-order' || !isOf(one, request.order))
  if (!field || !isFirst || !request.said) return deed
  const wrong = String(Number.parseFloat(field.written ?? '') + 1)
  const { what, takesMs } = deed
  return { what, takesMs, request: { ...request, said: { ...request.said, [field.slug]: wrong } } }
}

const isOf = (request: object, order: string) => 'order' in request && request.order === order

test.each([
  ['distracted', 'confirms the first that was read back wrong, which is stopped, and corrects the others', 'missed'],
  ['expert', 'corrects each that was read back wrong', 'caught'],
] as const)('a Provider who is %s %s', (manner, _, first) => {
  const { orders } = threePoints(RN, manner, wrongFirst)
  const became = slipsOf(orders).map((one) => one.became)
  expect(became.length).toBeGreaterThan(1)
  expect(became).toEqual([first, ...became.slice(1).map(() => 'caught')])
})
