import { expect, test } from 'vitest'
import { createStopwatch } from './microphone.ts'

test('a pause does not count', () => {
  let now = 100
  const watch = createStopwatch(() => now)
  watch.run()
  now = 1100
  watch.halt()
  now = 9000
  expect(watch.elapsedMs()).toBe(1000)
  watch.run()
  now = 9500
  expect(watch.elapsedMs()).toBe(1500)
})

test('running twice or halting twice changes nothing', () => {
  let now = 0
  const watch = createStopwatch(() => now)
  watch.run()
  now = 10
  watch.run()
  now = 20
  watch.halt()
  watch.halt()
  expect(watch.elapsedMs()).toBe(20)
})
