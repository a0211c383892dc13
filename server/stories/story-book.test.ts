import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { callIn, clipsIn } from './house-story.ts'
import { createStoryBook, NoStory } from './story-book.ts'

const version = (id: string, number: number) => ({
  content: { ...case1, story: { ...case1.story, id, version: number } },
  voices: `/voices/${id}/${number}`,
})

test('every story that comes with the trainer is whole, and has its voices in its own folder', () => {
  const book = createStoryBook()
  expect(book.first.content).toBe(case1)
  for (const { story } of book.toChoose()) {
    const found = book.get({ id: story.id })
    expect([existsSync(callIn(found)), existsSync(clipsIn(found))]).toEqual([true, true])
  }
})

test('a run finds its own version, a room the newest, and what names none the first', () => {
  const book = createStoryBook([version('a', 1), version('b', 2), version('a', 3)])
  const at = (which: { id?: string; version?: number }) => book.get(which).voices
  expect(at({})).toBe('/voices/a/3')
  expect(at({ id: 'a' })).toBe('/voices/a/3')
  expect(at({ id: 'a', version: 1 })).toBe('/voices/a/1')
  expect(at({ id: 'b', version: 1 })).toBe('/voices/b/2')
  expect(book.toChoose().map(({ story }) => [story.id, story.version])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})

test('a story that the house does not have is none, whatever its name looks like', () => {
  const book = createStoryBook()
  for (const id of ['../case-1', 'case-1/..', '__proto__', 'toString', '']) {
    expect(book.find({ id })).toBeNull()
    expect(() => book.get({ id })).toThrow(NoStory)
  }
})

test('no two stories are called the same, and none is there that is not whole', () => {
  expect(() => createStoryBook([version('a', 1), version('a', 1)])).toThrow('called the same')
  expect(() => createStoryBook([])).toThrow('without a story')
  const { content, voices } = version('a', 1)
  const spoken = (about: string) => [{ content: { ...content, story: { ...content.story, about } }, voices }]
  expect(() => createStoryBook(spoken('One sentence.'))).toThrow('the story a is not whole\nstory.about: is not two')
  expect(() => createStoryBook(spoken('One sentence. And another.'))).not.toThrow()
})
