import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

const files = new Map(readCode().map((file) => [file.path, file]))
const isOfAStory = (path: string) => /^content\/(?!texts\/)/.test(path)
/** Test set-ups know the first story; no page imports them. */
const isPage = (path: string) => path.startsWith('web/') && !/\/test-[^/]+$/.test(path)

/** Types are gone in what is built, so what content imports of a story is looked at, and what case does is not: it knows none. */
function storyBehind(path: string, on: readonly string[] = []): string[] {
  const imports = files.get(path)?.imports ?? []
  return imports.flatMap((one) => {
    if (isOfAStory(one)) return [[...on, path, one].join(' > ')]
    return one.startsWith('content/') && !on.includes(one) ? storyBehind(one, [...on, path]) : []
  })
}

test('no page has a story built in, not even by way of a text', () => {
  const pages = [...files.keys()].filter(isPage)
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.flatMap((path) => storyBehind(path))).toEqual([])
})

test('what every story says, and what carries a story out, knows none', () => {
  const shared = [...files.values()].filter(({ path }) => /^(content\/texts|case)\//.test(path))
  expect(shared.filter(({ imports }) => imports.some(isOfAStory)).map(({ path }) => path)).toEqual([])
})
