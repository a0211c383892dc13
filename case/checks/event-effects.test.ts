import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { statesPassed } from '../testing/states-passed.ts'
import { effectsIn } from './event-effects.ts'

test.each([
  ['first', case1],
  ['second', case2],
])('every event of the %s story moves what it says wherever it fits, and comes back', (_, story) => {
  const effects = effectsIn(story, statesPassed(story))
  for (const { slug, onMonitor } of story.injections) {
    const own = effects.filter(({ event }) => event === slug)
    if (!onMonitor) {
      expect(
        own.flatMap(({ moved }) => moved),
        slug,
      ).toEqual([])
      continue
    }
    expect(own.length, slug).toBeGreaterThan(0)
    const signs = new Set(own.flatMap(({ moved }) => moved.map(({ sign }) => sign)))
    const said = [...onMonitor.moves, ...(onMonitor.left?.moves ?? [])].map(({ sign }) => sign)
    expect(signs, slug).toEqual(new Set(said))
  }
  expect(effects.filter(({ isBackSolved, isBackLeft }) => !isBackSolved || !isBackLeft)).toEqual([])
})
