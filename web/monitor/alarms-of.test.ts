import { expect, test } from 'vitest'
import { alarmLimits } from './alarm-limits.ts'
import { alarmsOf, kindOfAll } from './alarms-of.ts'
import { arresting, best, better, shock, unstable } from './rows.ts'

test('a newborn who does well sets off no alarm', () => {
  expect(alarmsOf(best)).toEqual([])
  expect(alarmsOf(better)).toEqual([])
  expect(kindOfAll(alarmsOf(best))).toBeNull()
})

test('pressure and both saturations below their limits are alarms of low priority', () => {
  for (const row of [unstable, shock]) {
    expect(alarmsOf(row)).toEqual([
      { sign: 'mean', word: 'low' },
      { sign: 'oxygenPre', word: 'low' },
      { sign: 'oxygenPost', word: 'low' },
    ])
    expect(kindOfAll(alarmsOf(row))).toBe('low')
  }
})

test('near arrest everything is very low, of high priority', () => {
  expect(alarmsOf(arresting).map(({ sign, word }) => `${sign} ${word}`)).toEqual([
    'heartRate very low',
    'mean very low',
    'oxygenPre very low',
    'oxygenPost very low',
  ])
  expect(kindOfAll(alarmsOf(arresting))).toBe('high')
})

test('a value on its limit is inside, one beyond is not', () => {
  const { low, high, veryLow } = alarmLimits.heartRate
  const wordAt = (heartRate: number) => alarmsOf({ ...best, heartRate })[0]?.word
  expect([low, low - 1, veryLow, veryLow - 1].map(wordAt)).toEqual([undefined, 'low', 'low', 'very low'])
  expect([high, high + 1].map(wordAt)).toEqual([undefined, 'high'])
})

test('one alarm of high priority makes it high for all', () => {
  expect(kindOfAll(alarmsOf({ ...shock, oxygenPre: 60 }))).toBe('high')
})
