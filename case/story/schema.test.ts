import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { readStory, STORY_SCHEMA } from './schema.ts'

const written: unknown = JSON.parse(JSON.stringify(case1))

test('a story is read as it was written, in its own order', () => {
  expect(JSON.stringify(readStory(written, STORY_SCHEMA))).toBe(JSON.stringify(case1))
})

test('what an earlier version of the schema kept is read step by step; of a later one nothing is read', () => {
  const { hints: _, ...older } = case1
  const steps = [(story: unknown) => ({ ...(story as object), hints: case1.hints })]
  expect(readStory(older, 1, steps)).toEqual(case1)
  expect(readStory(older, 2, steps)).toBeNull()
  expect(readStory(written, 3, steps)).toBeNull()
})
