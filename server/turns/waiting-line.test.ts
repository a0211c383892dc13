import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWaitingLine, Stuck } from './waiting-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PATIENCE_MS = 3000

/** Two places, and five who want in; what has become of each. */
async function aLine() {
  const line = createWaitingLine({ places: 2, patienceMs: PATIENCE_MS, clock: Date.now })
  const became: string[] = ['waits', 'waits', 'waits', 'waits', 'waits']
  became.forEach((_, index) => {
    line.enter().then(
      () => {
        became[index] = 'in'
      },
      (error) => {
        became[index] = error instanceof Stuck ? 'refused' : String(error)
      },
    )
  })
  await vi.advanceTimersByTimeAsync(0)
  return { line, became }
}

test('who waits goes in in the order they came, and is waited for as long as others come out', async () => {
  const { line, became } = await aLine()
  expect(became).toEqual(['in', 'in', 'waits', 'waits', 'waits'])
  expect(line.length).toBe(3)
  for (const after of [['in', 'in', 'in', 'waits', 'waits'], ['in', 'in', 'in', 'in', 'waits'], Array(5).fill('in')]) {
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    line.leave({ hasSucceeded: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(became).toEqual(after)
  }
  expect(line.length).toBe(0)
})

test('where nothing comes of anybody, who has waited that long is refused, and the line is open again afterwards', async () => {
  const { line, became } = await aLine()
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  // It came out, and nothing had come of it.
  line.leave({ hasSucceeded: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(became).toEqual(['in', 'in', 'in', 'refused', 'refused'])
  for (let out = 0; out < 2; out++) line.leave({ hasSucceeded: false })
  const later = [line.enter(), line.enter()]
  await expect(Promise.all(later)).resolves.toHaveLength(2)
})
