import { expect, test } from 'vitest'
import { instruments } from '#content/case-1/instruments.ts'
import { shock } from '../heart/test-readings.ts'
import { beepPitchHz, heardSaturation } from './monitor-sound.ts'

test('the pitch falls with every point of saturation', () => {
  for (let saturation = 100; saturation > 0; saturation--) {
    expect(beepPitchHz(saturation - 1)).toBeLessThan(beepPitchHz(saturation))
  }
})

test('between well and arresting it falls by more than an octave, and a phone can still sound it', () => {
  expect(beepPitchHz(95) / beepPitchHz(55)).toBeGreaterThan(2)
  expect(beepPitchHz(55)).toBeGreaterThan(250)
  expect(beepPitchHz(100)).toBeLessThan(1000)
})

test('where a probe or lead is off, what it would tell is not heard', () => {
  const { signs } = instruments
  const heard = (lost: string | null) => heardSaturation(signs, shock, { lost, isSilent: false })
  expect(heard(null)).toBe(shock.oxygenPre)
  expect(heard('oxygenPost')).toBe(shock.oxygenPre)
  expect(heard('oxygenPre')).toBe(95)
  expect(heard('heartRate')).toBeNull()
})
