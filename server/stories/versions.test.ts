import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { RN } from '#case/records/roles.ts'
import type { CaseContent } from '#case/story/content.ts'
import { readStory } from '#case/story/schema.ts'
import { builtInStories } from './built-in.ts'

const folderOf = (id: string) => new URL(`../../content/${id}/versions/`, import.meta.url)
const keptIn = (id: string, name: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(name, folderOf(id)))).toString())

const whatToDo = (
  id: string,
  version: number,
) => `What ${id} tells is not what is kept of its version ${version}. If somebody may meet
anything else in it now, and that version is released, raise \`version\` in ${id}.ts. Then, or where its schema alone has changed
(story-tables.ts prints the same as before): npm run script -- scripts/structure/keep-versions.ts`

describe.each(builtInStories.map(({ content }) => [content.story.id, content] as const))('%s', (id, content) => {
  const { version } = content.story

  test('what was played under a version of the story is never changed under the same', () => {
    expect(readdirSync(folderOf(id)), whatToDo(id, version)).toContain(`${version}.json.gz`)
    const isSame = JSON.stringify(keptIn(id, `${version}.json.gz`).content) === JSON.stringify(content)
    expect(isSame, whatToDo(id, version)).toBe(true)
  })

  test.each(readdirSync(folderOf(id)))('a version that was played is read, and played on: %s', (name) => {
    const { schema, content: kept } = keptIn(id, name)
    const story = readStory(kept, schema)
    expect(story?.story.version).toBe(Number.parseInt(name, 10))
    // Whatever is asked today of a story that is written.
    const run = new PlayedAlone(story as CaseContent, RN, 'expert', 1).toReport()
    expect(run.isAtReport).toBe(true)
  })
})

test('what the first schema kept of the challenge is what is asked now', () => {
  const [first, second] = ['2-of-schema-1.json.gz', '2.json.gz'].map((name) => keptIn('case-1', name))
  const { standIns, ...read } = readStory(first.content, first.schema) ?? {}
  const { standIns: own, ...story } = readStory(second.content, second.schema) ?? {}
  expect([first.schema, read]).toEqual([1, story])
  expect(standIns).toMatchObject(own ?? {})
})
