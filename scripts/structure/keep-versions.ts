import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { STORY_SCHEMA } from '#case/story/schema.ts'
import { case1 } from '#content/case-1/case-1.ts'

// Keeps the first story as it is now, under its version. For a new version; for one that was released only where nothing that
// somebody may meet has changed: story-tables.ts prints the same before and after.

const folder = `content/${case1.story.id}/versions`
mkdirSync(folder, { recursive: true })
const file = `${folder}/${case1.story.version}.json.gz`
writeFileSync(file, gzipSync(JSON.stringify({ schema: STORY_SCHEMA, content: case1 }), { level: 9 }))
console.log(`${file} is written.`)
