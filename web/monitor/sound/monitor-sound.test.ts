import { expect, test } from 'vitest'
import { beepPitchHz } from './monitor-sound.ts'

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
