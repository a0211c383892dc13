import { expect, test } from 'vitest'
import { aboutText, createProgress } from './progress.mjs'

test('how long it still takes is told once enough is done to guess it, and not at the end', () => {
  let now = 0
  const progress = createProgress(40, () => now)
  const told = Array.from({ length: 40 }, () => {
    now += 3000
    return progress.step()
  })
  expect(told[0]).toBe('1 of 40')
  expect(told[1]).toBe('2 of 40, about 2 min left')
  expect(told[30]).toBe('31 of 40, about 30 s left')
  expect(told[39]).toBe('40 of 40')
})

test('a guess is rounded as one speaks', () => {
  expect([0, 12_000, 89_000, 95_000, 600_000].map(aboutText)).toEqual([
    'about 10 s',
    'about 20 s',
    'about 90 s',
    'about 2 min',
    'about 10 min',
  ])
})
