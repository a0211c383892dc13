import { expect, test } from 'vitest'
import { onceForEach } from './once-for-each.ts'

test('what is made of an object is made once for each kind that is asked for', () => {
  const madeOf = onceForEach<object, { kind: string }>()
  const [one, other] = [{}, {}]
  const ask = (of: object, kind: string) => madeOf(of, kind, () => ({ kind }))
  expect(ask(one, 'open')).toBe(ask(one, 'open'))
  expect(ask(one, 'open').kind).toBe('open')
  expect(ask(one, 'shut').kind).toBe('shut')
  expect(ask(other, 'open')).not.toBe(ask(one, 'open'))
})
