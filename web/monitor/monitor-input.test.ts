import { expect, test } from 'vitest'
import { educator } from '#case/testing/given.ts'
import { inNumbers, monitorAt } from '#case/testing/monitor-at.ts'
import { Walk } from '#case/testing/walk.ts'
import { viewRoom } from '#case/views/room-overview.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { vitalsNow } from '../teach/class/row-text.ts'
import { monitorInput } from './monitor-input.ts'

const { signs } = case1.instruments

function atBedside({ hasCourse = true } = {}) {
  const walk = new Walk({ hasCourse })
  walk.toDecisions()
  return walk
}

test('every page works out the numbers that the rules say, and a class list too', () => {
  const walk = atBedside()
  walk.ask(educator, { kind: 'lay-hand', sign: 'oxygenPre', value: 60, overS: 60 })
  walk.ask(educator, { kind: 'lay-hand', sign: 'temperature', value: 35.6, overS: 0 })
  for (const afterMs of [0, 7000, 31_000, 90_000]) {
    const now = walk.now + afterMs
    const { vitals } = viewFor(walk.state, 2, case1)
    const shown = inNumbers(monitorAt(walk, now, { isStill: false }))
    const driven = vitals && monitorInput(vitals, signs, () => now)?.drive?.(false)
    expect(Math.round(driven?.readings.oxygenPre ?? 0)).toBe(Number.parseInt(shown.oxygenPre ?? '', 10))
    expect(Math.round(driven?.readings.rate ?? 0)).toBe(Number.parseInt(shown.heartRate ?? '', 10))
    expect(driven?.readings.temperature?.toFixed(1)).toBe(shown.temperature?.slice(0, 4))
    const room = vitalsNow(viewRoom(walk.state, case1), now)
    expect(room.find(({ kind }) => kind === 'rate')?.value).toBe(Number.parseInt(shown.heartRate ?? '', 10))
    expect(room.find(({ sign }) => sign === 'oxygenPre')?.value).toBe(Number.parseInt(shown.oxygenPre ?? '', 10))
    expect(room.find(({ sign }) => sign === 'temperature')).toMatchObject({
      ...{ kind: 'number', label: 'Temp' },
      value: shown.temperature?.slice(0, 4),
    })
    const still = inNumbers(monitorAt(walk, now))
    const steps = vitalsNow(viewRoom(walk.state, case1), now, { isStill: true })
    expect(steps.find(({ kind }) => kind === 'rate')?.value).toBe(Number.parseInt(still.heartRate ?? '', 10))
  }
  walk.ask(educator, { kind: 'inject', event: 'probe-off' })
  const lost = vitalsNow(viewRoom(walk.state, case1), walk.now).find(({ sign }) => sign === 'oxygenPre')
  expect(lost?.value).toBe('--')
})

test('what leads the monitor away from its row is known; where nothing moves in time it goes there by itself', () => {
  const walk = atBedside()
  const inputOf = (one: Walk) => {
    const { vitals } = viewFor(one.state, 2, case1)
    return vitals && monitorInput(vitals, signs, () => one.now)
  }
  expect(inputOf(walk)).toMatchObject({ isLedAway: false })
  walk.ask(educator, { kind: 'lay-hand', sign: 'oxygenPre', value: 60, overS: 0 })
  expect(inputOf(walk)).toMatchObject({ isLedAway: true })
  walk.ask(educator, { kind: 'let-go' })
  expect(inputOf(walk)).toMatchObject({ isLedAway: false })
  expect(inputOf(atBedside({ hasCourse: false }))).toMatchObject({ isLedAway: false, drive: null, signs })
})
