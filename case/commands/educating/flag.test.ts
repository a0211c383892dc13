import { expect, test } from 'vitest'
import type { Asker } from '../../commands/define-command.ts'
import { aFlag, educator } from '../../testing/given.ts'
import { Walk, walkAll } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'

const max: Asker = { by: 'educator', uid: 'max' }
const plus = aFlag('', { sign: 1, about: 'closes-the-loop' })
const minus = aFlag('', { sign: -1, about: 'closes-the-loop' })

test('what is seen by the checklist is marked with its time, as often as it is seen, also in a pause and by who does not steer', () => {
  const walk = new Walk()
  walk.ask(educator, { kind: 'pause' })
  for (const mark of [plus, minus, plus]) {
    walk.wait(1000)
    expect(walk.ask(max, mark).accepted).toBe(true)
  }
  const marks = Object.values(walk.state.records.Flag)
  expect(marks.map(({ sign, about, at, by }) => ({ sign, about, at, by }))).toEqual(
    [1, -1, 1].map((sign, index) => ({
      sign,
      about: 'closes-the-loop',
      at: walk.now - 2000 + 1000 * index,
      by: 'max',
    })),
  )
})

test('a mark may be on an objective, and after the handover too', () => {
  const walk = walkAll(idealChoices)
  expect(walk.ask(educator, aFlag('Looked at the tube first', { sign: 1, about: 'dope' })).accepted).toBe(true)
})

test('a mark is on something of the checklist, and says plus or minus', () => {
  const walk = new Walk()
  for (const about of ['charm', 'own-part', 'leadership', '']) {
    expect(walk.ask(educator, aFlag('', { sign: 1, about })), about).toMatchObject({
      refusal: { code: 'unknown-option' },
    })
  }
  expect(walk.ask(educator, aFlag('', { about: 'dope' }))).toMatchObject({
    refusal: { code: 'bad-input', problem: 'sign' },
  })
})

test('a flag says well done, to talk about, or neither', () => {
  const walk = new Walk()
  for (const sign of [1, -1, null] as const) walk.ask(educator, aFlag('Who leads?', { sign }))
  expect(Object.values(walk.state.records.Flag).map(({ sign }) => sign)).toEqual([1, -1, undefined])
})

test('a word put to a mark afterwards changes nothing else of it; the mark can be taken back', () => {
  const walk = new Walk()
  walk.ask(educator, minus)
  const set = walk.state.records.Flag['1']
  walk.wait(20_000)
  expect(walk.ask(max, { kind: 'write-on-flag', flag: '1', text: ' 4 mL, not said back ' }).accepted).toBe(true)
  expect(walk.state.records.Flag).toEqual({ 1: { ...set, text: '4 mL, not said back' } })
  walk.ask(educator, { kind: 'remove-flag', flag: '1' })
  expect(walk.state.records.Flag).toEqual({})
  expect(walk.ask(educator, { kind: 'write-on-flag', flag: '1', text: 'x' })).toMatchObject({
    refusal: { code: 'no-flag' },
  })
})

test('a run holds 300 flags and marks together, and no more', () => {
  const walk = new Walk()
  for (let count = 0; count < 300; count++) walk.ask(educator, count % 2 ? plus : aFlag(''))
  expect(walk.ask(educator, plus)).toMatchObject({ refusal: { code: 'too-many' } })
})
