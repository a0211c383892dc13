import { expect, test } from 'vitest'
import { fieldsOf, workIn } from './local-work.ts'

test.each([
  { draft: { text: '', using: null }, acts: [] },
  { draft: { text: '3.', using: null }, acts: [] },
  { draft: { text: '48', using: 'd5w' }, acts: ['valve', 'bag'] },
])('work in hand is the same after it was kept: %j', (work) => {
  expect(workIn(fieldsOf(work))).toEqual(work)
})
