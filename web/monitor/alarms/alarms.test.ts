import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { instruments } from '#content/case-1/instruments.ts'
import { arresting, best, better, shock, unstable } from '../heart/test-readings.ts'
import {
  alarmCount,
  alarmsOf,
  alarmText,
  heeded,
  kindOfAll,
  type Said,
  saidNext,
  shownOf,
  spokenText,
} from './alarms.ts'

const { signs } = instruments
const limitsOf = (slug: string) => signs.find((one) => one.slug === slug)?.limits ?? { low: 0, high: 0, veryLow: 0 }

test('a newborn who does well sets off no alarm', () => {
  expect(alarmsOf(signs, best)).toEqual([])
  expect(alarmsOf(signs, better)).toEqual([])
  expect(kindOfAll(alarmsOf(signs, best))).toBeNull()
})

test('pressure and both saturations below their limits are alarms of low priority', () => {
  for (const row of [unstable, shock]) {
    expect(alarmsOf(signs, row).map(({ sign, word }) => `${sign.slug} ${word}`)).toEqual([
      'bloodPressure low',
      'oxygenPre low',
      'oxygenPost low',
    ])
    expect(kindOfAll(alarmsOf(signs, row))).toBe('low')
  }
})

test('near arrest everything is very low, of high priority', () => {
  expect(alarmsOf(signs, arresting).map(({ sign, word }) => `${sign.slug} ${word}`)).toEqual([
    'heartRate very low',
    'bloodPressure very low',
    'oxygenPre very low',
    'oxygenPost very low',
  ])
  expect(kindOfAll(alarmsOf(signs, arresting))).toBe('high')
})

test('a value on its limit is inside, one beyond is not', () => {
  const { low, high, veryLow } = limitsOf('heartRate')
  const wordAt = (rate: number) => alarmsOf(signs, { ...best, rate })[0]?.word
  expect([low, low - 1, veryLow, veryLow - 1].map(wordAt)).toEqual([undefined, 'low', 'low', 'very low'])
  expect([high, high + 1].map(wordAt)).toEqual([undefined, 'high'])
})

test('one alarm of high priority makes it high for all', () => {
  expect(kindOfAll(alarmsOf(signs, { ...shock, oxygenPre: 60 }))).toBe('high')
})

test('the limits stand in the list of what a clinician should review', () => {
  const page = readFileSync(new URL('../../../docs/clinical/review.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
  const [heartRate, mean] = [limitsOf('heartRate'), limitsOf('bloodPressure')]
  const [oxygenPre, oxygenPost] = [limitsOf('oxygenPre'), limitsOf('oxygenPost')]
  const between = ({ low, high }: { low: number; high: number }) => `${low} to ${high}`
  expect(page).toContain(
    `heart rate ${between(heartRate)}, mean BP ${between(mean)}, SpO2 pre-ductal ${between(oxygenPre)}, post-ductal ${between(oxygenPost)}`,
  )
  expect(page).toContain(
    `high priority below ${heartRate.veryLow}, ${mean.veryLow}, ${oxygenPre.veryLow} and ${oxygenPost.veryLow}`,
  )
})

test('the alarms in words, the worst first', () => {
  expect(alarmText(alarmsOf(signs, shock))).toBe('Low: mean BP, SpO₂ pre + post')
  expect(alarmText(alarmsOf(signs, { ...arresting, rate: 90 }))).toBe('Very low: mean BP, SpO₂ pre + post. Low: HR')
  expect(alarmText(alarmsOf(signs, { ...shock, rate: 190, oxygenPost: 80 }))).toBe('Low: mean BP, SpO₂ pre. High: HR')
})

test('the alarms counted', () => {
  expect(alarmCount(alarmsOf(signs, shock))).toBe('3 low')
  expect(alarmCount(alarmsOf(signs, { ...arresting, rate: 90 }))).toBe('3 very low, 1 low')
})

test('all numbers in words, and what is in alarm', () => {
  expect(spokenText(signs, shock, true)).toBe(
    'Heart rate 178, arterial pressure 38 over 22, mean 27, oxygen right hand 76, left foot 62. Alarm: mean pressure low, oxygen right hand low, oxygen left foot low.',
  )
})

test('without an arterial line it says that a cuff measured the pressure', () => {
  expect(spokenText(signs, best, false)).toBe(
    'Heart rate 148, cuff pressure 66 over 42, mean 50, oxygen right hand 95, left foot 90. No alarm.',
  )
})

test('of what there is no signal, dashes are shown, and that alone is its alarm, until somebody turns it off', () => {
  const shown = (lost: string | null) => signs.map((sign) => shownOf(shock, sign, lost).value)
  expect(shown('oxygenPre')).toEqual([178, 27, '--', 62])
  expect(shown(null)).toEqual([178, 27, 76, 62])
  expect(spokenText(signs, shock, true, 'oxygenPre')).toBe(
    'Heart rate 178, arterial pressure 38 over 22, mean 27, oxygen right hand without a signal, left foot 62. Alarm: mean pressure low, oxygen left foot low, oxygen right hand no signal.',
  )
  const told = (isSilent: boolean) => heeded(signs, alarmsOf(signs, shock), { lost: 'oxygenPre', isSilent })
  expect(alarmText(told(false))).toBe('Low: mean BP, SpO₂ post. No signal: SpO₂ pre')
  expect(alarmText(told(true))).toBe('Low: mean BP, SpO₂ post')
  expect(kindOfAll(heeded(signs, [], { lost: 'oxygenPre', isSilent: false }))).toBe('low')
})

describe('what is said of a monitor that moves', () => {
  const row = 'The row. No alarm.'
  const atRest = { row, rowKey: '', key: '', shown: row, isLedAway: false, isUnderWay: false }
  const low = { key: 'bp low', shown: 'Falling. Alarm: low.' }
  /** What is said at each of these moments; null: nothing. */
  const saidAt = (...moments: readonly Partial<typeof atRest>[]) => {
    let said: Said | null = null
    return moments.map((moment) => {
      const before: Said | null = said
      said = saidNext(before, { ...atRest, ...moment })
      return said.text === before?.text ? null : said.text
    })
  }
  const away = { isLedAway: true, isUnderWay: true }

  test('as something begins to lead it away nothing is said, then each alarm once as it begins or ends', () => {
    const quiet = { ...away, shown: 'Falling. No alarm.' }
    expect(saidAt({}, quiet, quiet, { ...away, ...low }, { ...away, ...low, shown: 'Fallen. Alarm: low.' })).toEqual([
      ...[row, null, null],
      ...[low.shown, null],
    ])
    const over = { ...away, key: '', shown: 'Better. No alarm.' }
    expect(saidAt({}, quiet, { ...away, ...low }, over)).toEqual([row, null, low.shown, over.shown])
  })

  test('as it ends the alarm that still stands is not talked over, and the row is not said again', () => {
    const back = { isUnderWay: true }
    const moments = [{}, away, { ...away, ...low }, { ...back, ...low }, { ...back, shown: 'Back. No alarm.' }, {}]
    expect(saidAt(...moments)).toEqual([row, null, low.shown, null, 'Back. No alarm.', null])
    // The alarm ends with the way itself.
    expect(saidAt({}, away, { ...away, ...low }, { ...back, ...low }, {})).toEqual([row, null, low.shown, null, row])
  })

  test('a row that came meanwhile is said once nothing leads it away, and at once where a decision brings it', () => {
    const next = { row: 'The next row.', isUnderWay: true }
    expect(saidAt({}, next, next)).toEqual([row, next.row, null])
    expect(saidAt({}, away, { ...away, ...next }, { row: next.row })).toEqual([row, null, null, next.row])
    expect(saidAt({}, away, { isUnderWay: true }, next)).toEqual([row, null, null, next.row])
  })

  test('who comes while it is led away hears what it shows; a signal that is lost with it is said', () => {
    expect(saidAt({ ...away, ...low })).toEqual([low.shown])
    const lost = { ...away, row: 'No signal.', key: 'hr no signal', shown: 'Without a signal.' }
    expect(saidAt({}, lost)).toEqual([row, lost.shown])
  })
})
