import { expect, test, vi } from 'vitest'
import { inOrder } from './live-socket.ts'

function aHearing() {
  const heard: string[] = []
  const failures: unknown[] = []
  const hear = inOrder<string>(
    (word) => heard.push(word),
    (error) => failures.push(error),
  )
  return { heard, failures, hear }
}

test('what is ready is heard at once', () => {
  const { heard, hear } = aHearing()
  hear('one')
  hear('two')
  expect(heard).toEqual(['one', 'two'])
})

test('what comes while something before it is not ready waits for it', async () => {
  const { heard, hear } = aHearing()
  let finish = (_: string) => {}
  hear(
    new Promise<string>((resolve) => {
      finish = resolve
    }),
  )
  hear('two')
  hear(Promise.resolve('three'))
  expect(heard).toEqual([])
  finish('one')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']), 60_000)
  hear('four')
  expect(heard.at(-1)).toBe('four')
})

test('what fails is told and holds up nothing', async () => {
  const { heard, failures, hear } = aHearing()
  hear(Promise.reject(new Error('torn')))
  hear('two')
  await vi.waitFor(() => expect(heard).toEqual(['two']), 60_000)
  expect(failures).toHaveLength(1)
})
