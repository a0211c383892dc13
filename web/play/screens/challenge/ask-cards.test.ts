import { expect, test } from 'vitest'
import type { Request } from '#case/commands.ts'
import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { choosing, typing } from '#case/testing/answering.ts'
import { Walk } from '#case/testing/walk.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { cardsOf, openAfter } from './ask-cards.ts'

function atChallenge() {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  const cards = (role: RoleId) => cardsOf(viewFor(walk.state, role, case1).challenge?.asks ?? [])
  /** How the card of this place stands for a role after somebody answers. */
  const stateAfter = (role: RoleId, place: number, ...[by, request]: [] | [RoleId, Request]) => {
    if (by !== undefined && request) walk.do(by, request)
    const { state, isDone } = cards(role)[place] ?? {}
    return isDone ? `done: ${state}` : state
  }
  return { cards, stateAfter }
}

test('numbers and the choice that asks them again are one card, done with both', () => {
  const { stateAfter } = atChallenge()
  expect(stateAfter(RT, 0)).toBe('Type it, then choose it')
  expect(stateAfter(RT, 0, RT, typing('oxygen-index', { value: 70 }))).toBe('You typed 70. Now choose.')
  expect(stateAfter(RT, 0, RT, choosing('index-again', '35'))).toBe('done: You typed 70 and chose 35')
})

test('a suggestion is done when it is made, or no longer asked for; who chooses is told who has suggested', () => {
  const { stateAfter } = atChallenge()
  const suggest = typing('oscillator', { MAP: 17, RR: 8.5 })
  expect(stateAfter(RN, 1)).toBe('You suggest, the Provider chooses')
  expect(stateAfter(PROVIDER, 1)).toBe('RT and RN suggest, you choose')
  expect(stateAfter(PROVIDER, 1, RT, suggest)).toBe('RT has suggested, RN not yet')
  expect(stateAfter(RT, 1)).toBe('done: You suggested MAP 17, 8.5 Hz (510/min)')
  expect(stateAfter(RN, 1, PROVIDER, choosing('oscillator', 'map-26-5-hz'))).toBe('done: The Provider has chosen')
  expect(stateAfter(PROVIDER, 1)).toBe('done: You chose MAP 26, 5 Hz')
  const other = atChallenge()
  other.stateAfter(PROVIDER, 1, RT, suggest)
  expect(other.stateAfter(PROVIDER, 1, RN, suggest)).toBe('RT and RN have suggested')
})

test('one’s own answer reads as the option’s name, or as numbers with their units', () => {
  const { stateAfter } = atChallenge()
  expect(stateAfter(RT, 2)).toBe('For your role alone')
  expect(stateAfter(RT, 2, RT, typing('cylinders', { minutes: 33.6, cylinders: 4 }))).toBe(
    'done: One cylinder lasts: 33.6 min, Cylinders to load: 4',
  )
  expect(stateAfter(PROVIDER, 2, PROVIDER, choosing('rescue', 'ino-hfov-ecmo-now'))).toMatch(/^done: iNO and transport/)
})

test('after a card the first open one comes, also when it was left out before', () => {
  const cards = atChallenge().cards(RT)
  expect(openAfter(cards, null)).toBe('oxygen-index')
  expect(openAfter(cards, 'oxygen-index')).toBe('oscillator')
  expect(openAfter(cards, 'oscillator')).toBe('oxygen-index')
  const others = cards.map((card) => ({ ...card, isDone: card.id !== 'cylinders' }))
  expect(openAfter(others, 'cylinders')).toBeNull()
})
