import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { Walk } from '#case/testing/walk.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { predictionFor, whatWaits } from './order-cards.tsx'

const point = 'first-ten-minutes'
const guessOf = (walk: Walk, role: 0 | 1 | 2) =>
  predictionFor(viewFor(walk.state, role, walk.content), role)?.kind ?? null

function decided(hasOrders: boolean): Walk {
  const walk = new Walk({ hasOrders })
  walk.toDecisions()
  walk.do(PROVIDER, { kind: 'decide-group', point, group: 'Medications', choice: 'dopamine' })
  walk.turnPages(1)
  return walk
}

test('who has no order and owes no advice may guess, and reads the truth with the results', () => {
  const walk = decided(true)
  expect([PROVIDER, RT, RN].map((role) => guessOf(walk, role))).toEqual([null, null, null])
  for (const [group, choice] of [
    ['Ventilator', 'remain-simv'],
    ['Procedure', []],
    ['Departure', 'not-ready'],
  ] as const) {
    walk.do(PROVIDER, { kind: 'decide-group', point, group, choice: typeof choice === 'string' ? choice : [] })
    walk.turnPages(1)
  }
  // RN has the dopamine in hand.
  expect([PROVIDER, RT, RN].map((role) => guessOf(walk, role))).toEqual([null, 'ask', null])
  walk.do(PROVIDER, { kind: 'go-on-without', point })
  expect(guessOf(walk, RT)).toBe('told')
})

test('before the first order of a run there is something to guess too', () => {
  const walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  expect(guessOf(walk, RT)).toBeNull()
  for (const [group, option] of [
    ['Ventilator', 'remain-simv'],
    ['Medications', 'dopamine'],
    ['Procedure', 'cxr'],
    ['Departure', 'not-ready'],
  ] as const)
    walk.do(RT, { kind: 'choose-option', point, group, option })
  expect(guessOf(walk, RT)).toBe('ask')
})

test('without orders nobody is asked', () => {
  expect(guessOf(decided(false), RT)).toBeNull()
})

test('who does not see the page is told of an order, its read-back, its confirmation, and what stopped it', () => {
  const walk = decided(true)
  const told = (role: 0 | 1 | 2) => {
    const { orders } = viewFor(walk.state, role, walk.content)
    return orders && whatWaits(orders)
  }
  const hear = (dose: string) => walk.do(RN, { kind: 'hear-order', order: '1', said: { drug: 'dopamine', dose } })
  const confirm = () => {
    walk.wait(1000)
    walk.do(PROVIDER, { kind: 'confirm-order', order: '1' })
  }
  const syringe = { kind: 'work-order', order: '1', step: 'syringe', choice: 'option-2' } as const
  expect(told(RN)).toBeNull()
  walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: false })
  expect(told(RN)).toBe('An order for you')
  hear('50')
  expect([told(PROVIDER), told(RN)]).toEqual(['RN reads back. Drug: Dopamine, Dose: 50 mcg/kg/min', null])
  confirm()
  expect([told(PROVIDER), told(RN)]).toEqual([null, 'Confirmed. Your hands: The syringe'])
  walk.do(RN, syringe)
  expect(walk.refusal(RN, { kind: 'work-order', order: '1', step: 'rate', value: 6 })).toBe('order-stopped')
  expect(told(PROVIDER)).toMatch(/^Stopped: The pump refuses/)
  expect(told(RN)).toMatch(/^Stopped: The pump refuses.* Listen again$/)
  walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: false })
  hear('5')
  confirm()
  walk.do(RN, syringe)
  expect(told(RN)).toBeNull()
})
