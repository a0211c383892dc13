import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { STORY_SCHEMA } from '#case/story/schema.ts'
import { builtInStories } from '#server/stories/built-in.ts'

// Keeps the stories as they are now, each under its version. For a new version; for one that was released only where nothing that
// somebody may meet has changed: story-tables.ts prints the same before and after.

for (const { content } of builtInStories) {
  const folder = `content/${content.story.id}/versions`
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${content.story.version}.json.gz`
  writeFileSync(file, gzipSync(JSON.stringify({ schema: STORY_SCHEMA, content }), { level: 9 }))
  console.log(`${file} is written.`)
}
