import { expect, test } from 'vitest'
import { createAtOnce } from './at-once.ts'

test('so much is done at once of each, and what waits begins in the order it came', async () => {
  const atOnce = createAtOnce()
  const begun: string[] = []
  const begin = async (who: string, what: string) => {
    await atOnce.begin(who, 2)
    begun.push(what)
  }
  const all = ['a', 'b', 'c', 'd'].map((what) => begin('ann', what))
  const other = begin('rob', 'r')
  await Promise.all([all[0], all[1], other])
  expect(begun).toEqual(['a', 'b', 'r'])
  atOnce.end('ann')
  await all[2]
  atOnce.end('ann')
  await all[3]
  expect(begun).toEqual(['a', 'b', 'r', 'c', 'd'])
  for (const who of ['ann', 'ann', 'rob']) atOnce.end(who)
  await begin('ann', 'e')
  expect(begun.at(-1)).toBe('e')
})
