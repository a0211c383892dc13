import { expect, test } from 'vitest'
import { confirmed, outcomeOf } from './tap.ts'
import { aSetup, aStep } from './test-setups.ts'

const options = [
  { slug: 'a', name: 'A' },
  { slug: 'b', name: 'B' },
]
const using = { label: 'From which?', options }
const weight = aStep('weight', { kind: 'number', unit: 'kg' })

test('a tap for the step in hand is sent as it stands', () => {
  const setup = aSetup([aStep('power'), aStep('profile', { kind: 'choose', options })])
  expect(outcomeOf(setup, { id: 'key', tap: { kind: 'answer', step: 'power' } })).toEqual({
    kind: 'send',
    answer: { step: 'power' },
  })
  const later = { ...setup, current: 1 }
  expect(outcomeOf(later, { id: 'row', tap: { kind: 'answer', step: 'profile', choice: 'b' } })).toEqual({
    kind: 'send',
    answer: { step: 'profile', choice: 'b' },
  })
})

test('a thing of another step is asked of the rules as that step, whatever kind of thing it is', () => {
  const setup = aSetup([aStep('power'), weight])
  for (const tap of [
    { kind: 'key', step: 'weight', key: '3' },
    { kind: 'nudge', step: 'weight', by: 1 },
    { kind: 'using', step: 'weight', using: 'a' },
    { kind: 'confirm', step: 'weight' },
    { kind: 'act', step: 'weight' },
  ] as const) {
    expect(outcomeOf(setup, { id: 'x', tap })).toEqual({ kind: 'send', answer: { step: 'weight' } })
  }
})

test('before the start everything is asked of the rules', () => {
  const setup = aSetup([aStep('power')], { current: -1 })
  expect(outcomeOf(setup, { id: 'key', tap: { kind: 'answer', step: 'power' } }).kind).toBe('send')
})

test('a step whose wait runs, and an answer on its way, are let be', () => {
  const tapped = { id: 'key', tap: { kind: 'answer', step: 'power' } } as const
  expect(outcomeOf(aSetup([aStep('power')], { waitMs: 2000 }), tapped)).toEqual({ kind: 'nothing' })
  expect(outcomeOf(aSetup([aStep('power')], { sending: { step: 'power' } }), tapped)).toEqual({ kind: 'nothing' })
})

test('of several things to take the next is taken while the last is on its way, but none twice', () => {
  const item = { note: null, isPicked: false }
  const items = [
    { slug: 'a', name: 'A', ...item },
    { slug: 'b', name: 'B', ...item },
  ]
  const setup = aSetup([aStep('tray', { kind: 'pick-items', items })], { sending: { step: 'tray', choice: 'a' } })
  const pick = (choice: string) => outcomeOf(setup, { id: choice, tap: { kind: 'answer', step: 'tray', choice } })
  expect(pick('a')).toEqual({ kind: 'nothing' })
  expect(pick('b')).toEqual({ kind: 'send', answer: { step: 'tray', choice: 'b' } })
})

test('keys and nudges write into the draft', () => {
  const setup = aSetup([weight], { draft: { text: '3', using: null } })
  expect(outcomeOf(setup, { id: 'dot', tap: { kind: 'key', step: 'weight', key: '.' } })).toEqual({
    kind: 'draft',
    draft: { text: '3.', using: null },
  })
  expect(outcomeOf(setup, { id: 'up', tap: { kind: 'nudge', step: 'weight', by: 0.1 } })).toEqual({
    kind: 'draft',
    draft: { text: '3.1', using: null },
  })
})

test('an act is kept under the part, and asks nothing', () => {
  const setup = aSetup([aStep('lock')])
  expect(outcomeOf(setup, { id: 'bell', tap: { kind: 'act', step: 'lock', note: 'Heard.' } })).toEqual({
    kind: 'act',
    act: 'bell',
    note: 'Heard.',
  })
})

test('a number is confirmed with what it is drawn from, where that is asked', () => {
  const drawn = aStep('draw', { kind: 'number', unit: 'mL', using })
  expect(confirmed(aSetup([weight], { draft: { text: '3,2', using: null } }))).toEqual({
    kind: 'send',
    answer: { step: 'weight', value: 3.2 },
  })
  expect(confirmed(aSetup([drawn], { draft: { text: '48', using: 'a' } }))).toEqual({
    kind: 'send',
    answer: { step: 'draw', value: 48, using: 'a' },
  })
})

test('what is missing is said, and nothing is sent', () => {
  const drawn = aStep('draw', { kind: 'number', unit: 'mL', using })
  expect(confirmed(aSetup([weight]))).toEqual({ kind: 'say', text: 'Set a number first.' })
  expect(confirmed(aSetup([drawn], { draft: { text: '48', using: null } }))).toEqual({
    kind: 'say',
    text: 'Choose one first.',
  })
})

test('of several numbers the first one open is answered', () => {
  const ask = { name: 'x', unit: 'mL', using: null, chosen: null, value: null, working: null, newestWrong: null }
  const asks = [
    { ...ask, slug: 'dose', isDone: true },
    { ...ask, slug: 'drip', isDone: false },
  ]
  expect(
    confirmed(aSetup([aStep('both', { kind: 'numbers', asks })], { draft: { text: '0.48', using: null } })),
  ).toEqual({
    kind: 'send',
    answer: { step: 'both', ask: 'drip', value: 0.48 },
  })
})
