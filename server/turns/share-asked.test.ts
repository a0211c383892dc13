import { expect, test } from 'vitest'
import { shareAsked } from './share-asked.ts'

test('who asks while nothing has begun shares one piece of work, done as far as any of them wants', async () => {
  const share = shareAsked<number>()
  let begin = () => {}
  const may = new Promise<void>((resolve) => {
    begin = resolve
  })
  let worked = 0
  const work = async (upTo: () => number) => {
    await may
    worked += 1
    return upTo()
  }
  const asked = [share('a', 5, work), share('a', 9, work), share('b', 1, work), share('a', 7, work)]
  begin()
  expect(await Promise.all(asked)).toEqual([9, 9, 1, 9])
  expect(worked).toBe(2)
})

test('once it has begun, who wants no more shares it, and who wants more has it done anew', async () => {
  const share = shareAsked<number>()
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async (upTo: () => number) => {
    await Promise.resolve()
    const far = upTo()
    await done
    return far
  }
  const first = share('a', 5, work)
  await new Promise(setImmediate)
  const [same, more] = [share('a', 5, work), share('a', 6, work)]
  finish()
  expect(same).toBe(first)
  expect(await Promise.all([first, more])).toEqual([5, 6])
  expect(await share('a', 5, work)).toBe(5)
})
