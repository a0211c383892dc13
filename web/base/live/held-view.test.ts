import { expect, test } from 'vitest'
import type { LiveMessage } from '#case/live-messages.ts'
import type { View } from '#case/views/view.ts'
import { aView } from '../../testing/a-view.ts'
import { type Held, hear, resumePoint, withEarlier } from './held-view.ts'

const hello = { roleId: 1, message: 'hello', user: 'RT', time: 5 } as const
const view = aView({ isRunning: true, score: 0 })
const held: Held = { run: 2, version: 7, rules: 'today', view }

const change = (fields: Partial<Extract<LiveMessage, { type: 'change' }>> = {}): LiveMessage => ({
  type: 'change',
  run: 2,
  from: 7,
  version: 8,
  now: 0,
  set: {},
  addChat: [],
  ...fields,
})

test('a whole view takes the place of whatever the page held', () => {
  const whole: LiveMessage = { type: 'whole', run: 3, version: 9, rules: 'today', now: 0, view: { ...view, score: 4 } }
  expect(hear(held, whole)).toEqual({
    outcome: 'applied',
    held: { ...held, run: 3, version: 9, view: { ...view, score: 4 } },
  })
})

test('a change that starts where the page stands sets its fields and adds its chat', () => {
  expect(hear(held, change({ set: { score: 2 }, addChat: [hello] }))).toEqual({
    outcome: 'applied',
    held: { ...held, version: 8, view: { ...view, score: 2, chat: [hello] } },
  })
})

test('of a field that is told by what has changed inside it the rest stays, also where a page has but the end of the chat', () => {
  const seats = [
    { uid: 'ann', roleId: 0, standIn: null },
    { uid: 'rob', roleId: 1, standIn: null },
  ] as unknown as View['team']
  const last: Held = { ...held, view: { ...view, team: seats, chat: [hello], chatBefore: 40 } }
  const inside = { team: { in: { 1: { in: { uid: { to: 'nia' } } } } } }
  const heard = hear(last, change({ inside, addChat: [hello] }))
  expect(heard).toMatchObject({
    held: { view: { team: [{ uid: 'ann' }, { uid: 'nia', roleId: 1 }], chat: [hello, hello], chatBefore: 40 } },
  })
  expect(heard.outcome === 'applied' && heard.held.view.team[0]).toBe(seats[0])
})

test('fields that a change leaves alone keep their identity, so that screens need not draw again', () => {
  const heard = hear(held, change({ set: { score: 2 } }))
  expect(heard.outcome === 'applied' && heard.held.view.chat).toBe(view.chat)
})

test('a change that starts later than the page stands leaves a gap', () => {
  expect(hear(held, change({ from: 9, version: 10 }))).toEqual({ outcome: 'gap' })
})

test('a change of another run leaves a gap', () => {
  expect(hear(held, change({ run: 3 }))).toEqual({ outcome: 'gap' })
})

test('a change before any view leaves a gap', () => {
  expect(hear(null, change())).toEqual({ outcome: 'gap' })
})

test('a change the page has already is not applied twice', () => {
  expect(hear(held, change({ from: 6, version: 7, addChat: [hello] }))).toEqual({ outcome: 'known' })
})

test('a page says how far it has come, or nothing when it holds nothing', () => {
  expect(resumePoint(held)).toEqual({ run: 2, version: 7, rules: 'today' })
  expect(resumePoint(null)).toEqual({ rules: null })
})

test('earlier messages come before those the page has, and only where they end there, in the same run', () => {
  const [one, two, three] = [hello, { ...hello, time: 6 }, { ...hello, time: 7 }]
  const last: Held = { ...held, view: { ...view, chat: [three], chatBefore: 2 } }
  const all = { ...last, view: { ...view, chat: [one, two, three], chatBefore: 0 } }
  expect(withEarlier(last, 2, { from: 0, messages: [one, two] })).toEqual(all)
  expect(withEarlier(last, 3, { from: 0, messages: [one, two] })).toBe(last)
  expect(withEarlier(all, 2, { from: 0, messages: [one, two] })).toBe(all)
})
