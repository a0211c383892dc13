import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'
import { wordsIn } from './words-in.ts'

// A limit that people read of is written from the constant that holds them to it, so that the two cannot come apart.

const NUMBER = '\\d+|half an|an|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|sixty|ninety'
const ofALimit = new RegExp(
  `(?<!the )\\b(${NUMBER}) (minutes|hour|hours|days|letters|characters|practices|MB|megabytes)\\b|\\b([Uu]p to|[Aa]t most|[Tt]wo to) (${NUMBER})\\b`,
)

/** Plans and sizes that nothing in the code holds anybody to. */
const noLimits = ['60 to 90 minutes', 'About an hour']

test('no sentence writes a limit by itself', () => {
  const files = readCode().filter(({ path }) => /^(content\/texts|web|server)\//.test(path))
  expect(files.length).toBeGreaterThan(400)
  const suspected = files.filter(({ path }) => ofALimit.test(readFileSync(path, 'utf8').replace(/\s+/g, ' ')))
  const found = suspected.flatMap(({ path }) =>
    [...wordsIn(path)]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => ofALimit.test(text) && !noLimits.includes(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
