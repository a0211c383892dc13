import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'
import { wordsIn } from './words-in.ts'

// Who the newborn is and where it goes is the story's: sentences of rules, server and pages call it neither she nor he, and name no unit.

const ofAStory = /\b(she|her|hers|he|him|girl|boy|NICU|CICU|helicopter|flight|aircraft|airplane|ambulance)\b/i

/** What is read of a sentence, and not said: how words are taken that people write. */
const read = [
  /^content\/texts\/stand-in-talk\/language\.ts$/,
  /^case\/story\/pronouns\.ts$/,
  /^case\/story\/patient\.ts$/,
]
/** What kept stories say, and pictures. */
const others = [/story-before-\w+\.ts$/, /\/test-[^/]+$/, /^case\/testing\//, /^web\/hands\/tasks\//]
/** Names of the specification, which every story has; and what people are called. */
const names = [/^\/(case|Audio)\/NICU/, /^NICU$/, /^aircraft$/, /^flight$/]

/** A sentence or a label, and no class, path or key. */
const isRead = (text: string) => /[A-Z].* |[a-z] [a-z]+ [a-z]/.test(text) || /^[A-Z][a-z]+$/.test(text)

test('no sentence of rules, server or pages says who the newborn is, and where it is brought', () => {
  const files = readCode()
    .map(({ path }) => path)
    .filter(
      (path) => /^(case|server|web|content\/texts)\//.test(path) && ![...read, ...others].some((one) => one.test(path)),
    )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) =>
    [...wordsIn(path)]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => isRead(text) && ofAStory.test(text) && !names.some((one) => one.test(text)))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
