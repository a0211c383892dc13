import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readStory } from '#case/story/schema.ts'
import { case1 } from './case-1.ts'

const folder = new URL('./versions/', import.meta.url)
const kept = (name: string) => JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString())

const whatToDo = `What this story tells is not what is kept of its version ${case1.story.version}. If somebody may meet
anything else in it now, raise \`version\` in case-1.ts. Then, or where its schema alone has changed (story-tables.ts
prints the same as before): npm run script -- scripts/structure/keep-versions.ts`

test('what was played under a version of the story is never changed under the same', () => {
  expect(readdirSync(folder), whatToDo).toContain(`${case1.story.version}.json.gz`)
  expect(JSON.stringify(kept(`${case1.story.version}.json.gz`).content) === JSON.stringify(case1), whatToDo).toBe(true)
})

test.each(readdirSync(folder))('a version that was played is read: %s', (name) => {
  const { schema, content } = kept(name)
  expect(readStory(content, schema)?.story.version).toBe(Number.parseInt(name, 10))
})

test('what the first schema kept of the challenge is what is asked now', () => {
  const [first, second] = ['2-of-schema-1.json.gz', '2.json.gz'].map(kept)
  const { standIns, ...read } = readStory(first.content, first.schema) ?? {}
  const { standIns: own, ...story } = readStory(second.content, second.schema) ?? {}
  expect([first.schema, read]).toEqual([1, story])
  expect(standIns).toMatchObject(own ?? {})
})
