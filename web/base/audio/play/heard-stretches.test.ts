import { expect, test } from 'vitest'
import { distinctMs, goOnMs, heardShare, isHeard, joined } from './heard-stretches.ts'

test('a moment played twice counts once', () => {
  expect(
    distinctMs([
      [0, 10_000],
      [5000, 12_000],
      [0, 3000],
    ]),
  ).toBe(12_000)
})

test('stretches come joined and in order, empty ones left out', () => {
  expect(
    joined([
      [8000, 9000],
      [0, 2000],
      [2000, 3000],
      [5000, 5000],
    ]),
  ).toEqual([
    [0, 3000],
    [8000, 9000],
  ])
})

test('skipping to the end is not hearing it', () => {
  expect(
    isHeard(
      [
        [0, 1000],
        [59_000, 60_000],
      ],
      60_000,
    ),
  ).toBe(false)
})

test('hearing it in pieces, in any order, is hearing it', () => {
  expect(
    isHeard(
      [
        [30_000, 60_000],
        [0, 30_000],
      ],
      60_000,
    ),
  ).toBe(true)
})

test('a moment lost at either end does not spoil it, more than three in a hundred do', () => {
  expect(isHeard([[200, 59_800]], 60_000)).toBe(true)
  expect(isHeard([[2000, 60_000]], 60_000)).toBe(false)
})

test('nothing is heard of a sound whose length is unknown', () => {
  expect(heardShare([[0, 5000]], Number.POSITIVE_INFINITY)).toBe(0)
  expect(heardShare([[0, 5000]], Number.NaN)).toBe(0)
})

test('what was played beyond the told length adds nothing', () => {
  expect(heardShare([[5000, 20_000]], 10_000)).toBe(0.5)
})

test('one goes on hearing where one has stopped', () => {
  expect(goOnMs([], 60_000)).toBe(0)
  expect(goOnMs([[100, 20_000]], 60_000)).toBe(20_000)
  expect(
    goOnMs(
      [
        [0, 20_000],
        [40_000, 60_000],
      ],
      60_000,
    ),
  ).toBe(20_000)
})

test('what was heard whole, or never from its start, begins at its start', () => {
  expect(goOnMs([[0, 60_000]], 60_000)).toBe(0)
  expect(goOnMs([[30_000, 60_000]], 60_000)).toBe(0)
})
