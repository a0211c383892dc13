import { expect, test } from 'vitest'
import { loudness, peaksOf, resized } from './peaks.ts'

test('each part shows how loud it is, the loudest part being 1', () => {
  expect(peaksOf([0.1, -0.1, -0.4, 0.4, 0.2, 0.2], 3).map((peak) => Math.round(peak * 100))).toEqual([25, 100, 50])
})

test('silence is drawn as silence', () => {
  expect(peaksOf([0, 0.0001, 0, 0], 2)).toEqual([0, 0])
})

test('fewer bars show the middle of what they stand for, as tall as before', () => {
  expect(resized([0, 0.8, 0.2, 0.2], 2).map((bar) => Math.round(bar * 100))).toEqual([80, 40])
  expect(resized([0.5], 3)).toEqual([0.5, 0.5, 0.5])
  expect(resized([0, 0], 2)).toEqual([0, 0])
})

test('silence is 0, a voice lies in the middle, a shout is 1', () => {
  expect(loudness([0, 0])).toBe(0)
  expect(loudness([0.05, -0.05])).toBeCloseTo(0.68, 1)
  expect(loudness([1, -1])).toBe(1)
})
