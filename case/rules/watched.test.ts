import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RN, RT } from '../records/roles.ts'
import { aFlag, educator } from '../testing/given.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { viewFor } from '../views/view-cutter.ts'
import { flagSentence } from './flag-words.ts'
import { watchedOf } from './watched.ts'

function watchedRun() {
  const walk = walkAll(idealChoices)
  walk.ask(educator, aFlag('', { sign: 1, about: 'dope' }))
  walk.ask(educator, aFlag('4 mL', { sign: -1, about: 'closes-the-loop' }))
  walk.ask(educator, aFlag('', { sign: 1, about: 'closes-the-loop' }))
  walk.ask(educator, aFlag('Calm', { sign: 1 }))
  return walk
}

test('marks are told by what they are about, in the order of the checklist; flags are not among them', () => {
  const { state, now: at } = watchedRun()
  const loop = 'Closes the loop: repeats back what was ordered'
  expect(watchedOf(state, case1)).toEqual([
    {
      ...{ slug: 'closes-the-loop', text: loop, item: 'Teamwork' },
      marks: [
        { sign: -1, at, text: '4 mL' },
        { sign: 1, at, text: '' },
      ],
    },
    {
      ...{ slug: 'dope', text: 'Use DOPE before touching a working tube', item: null },
      marks: [{ sign: 1, at, text: '' }],
    },
  ])
})

test('the team reads them beside the ratings, each who has rated, once points and verdicts are open', () => {
  const walk = watchedRun()
  const read = (roleId: typeof RT | typeof RN) =>
    viewFor(walk.state, roleId, case1).debriefing?.rating.watched.map(({ slug }) => slug)
  expect(read(RT)).toEqual([])
  const marks = Object.fromEntries(case1.teamRating.items.map(({ slug }) => [slug, 2]))
  walk.do(RT, { kind: 'rate-team', marks, words: '' })
  expect(read(RT)).toEqual(['closes-the-loop', 'dope'])
  expect(read(RN)).toEqual([])
  walk.ask(educator, { kind: 'hide-score', isHidden: true })
  expect(read(RT)).toEqual([])
  walk.ask(educator, { kind: 'lead-debriefing', phase: 'analysis' })
  expect(read(RT)).toEqual(['closes-the-loop', 'dope'])
})

test('each line of the rating that is the team’s has two to four behaviours to watch for', () => {
  for (const { behaviours, isOwn } of case1.teamRating.items) {
    expect(isOwn ? [0] : [2, 3, 4]).toContain(behaviours.length)
  }
})

test.each([
  [{ sign: null, about: null, text: '' }, 'A moment to talk about.'],
  [{ sign: null, about: null, text: 'Who leads?' }, 'Who leads?'],
  [{ sign: 1, about: null, text: '' }, 'Well done.'],
  [{ sign: -1, about: null, text: 'Who leads?' }, 'To talk about: Who leads?'],
  [{ sign: 1, about: 'Speaks up', text: '' }, 'Well done, “Speaks up”.'],
  [{ sign: -1, about: 'Speaks up', text: 'RT waited' }, 'To talk about, “Speaks up”: RT waited'],
] as const)('a flag with %j is told as one sentence', (flag, sentence) => {
  expect(flagSentence(flag)).toBe(sentence)
})
