import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { case1 } from '#content/case-1/case-1.ts'
import { expect, test } from './team.ts'

/** Every sentence of the story: too long to stand in a page by chance. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 24 && !value.startsWith('/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

test('the built web files hold nothing of the story: answers come only through a view', async () => {
  const { flows: _, ...story } = case1
  // The titles of the points stand in the flows, which every page may know.
  const titles = new Set(case1.decisionStories.map(({ title }) => title))
  const texts = new Set(sentences(story).filter((text) => !titles.has(text)))
  expect(texts.size).toBeGreaterThan(500)

  const folder = 'dist/web/assets'
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(3)
  const built = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
  expect([...texts].filter((text) => built.includes(text))).toEqual([])
})
