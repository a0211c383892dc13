import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { Walk } from '#case/testing/walk.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { predictionFor } from './order-cards.tsx'

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

test('without orders nobody is asked', () => {
  expect(guessOf(decided(false), RT)).toBeNull()
})
