import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RT } from '../records/roles.ts'
import { inOneLine } from '../story/checks/complaint.ts'
import type { CaseContent } from '../story/content.ts'
import type { Flow } from '../story/flow.ts'
import { withAt } from '../testing/with-at.ts'
import { mistakesInStates } from './walk-states.ts'
import { walkStory } from './walk-story.ts'

/** One opening in eleven, and what stand-ins do is tested with them; before a release, all, and every kind of stand-in. */
const isThorough = process.env.THOROUGH !== undefined

function end<T>(walk: Generator<unknown, T>): T {
  let next = walk.next()
  while (!next.done) next = walk.next()
  return next.value
}

test('our story holds in every state, and comes to its report with every kind of stand-in', () => {
  const walk = walkStory(case1, isThorough ? { seeds: [1, 2, 3] } : { step: 11, seeds: [] })
  expect(end(walk).map(inOneLine)).toEqual([])
})

test('somebody who waits hears how far it is', () => {
  const doing: string[] = []
  for (const progress of walkStory(case1, { step: 50, seeds: [] })) {
    const told = `${progress.doing} ${progress.done} of ${progress.of}`
    if (doing.at(-1) !== told) doing.push(told)
  }
  expect(doing).toEqual(['reading 0 of 1', ...[0, 1, 2, 3, 4, 5].map((done) => `states ${done} of 5`)])
})

test('a story that is not whole is not walked', () => {
  const broken = withAt(case1, ['patient', 'weightKg'], 0) as CaseContent
  const walk = walkStory(broken)
  expect(walk.next().value).toEqual({ doing: 'reading', done: 0, of: 1 })
  expect(walk.next()).toMatchObject({ done: true, value: [{ at: 'patient.weightKg' }] })
})

/** Our story up to its first points: all states of these are few. */
const upTo = (points: number): CaseContent => ({
  ...case1,
  decisionStories: case1.decisionStories.slice(0, points),
  unreached: [],
})

const first = ['decisionStories', 0] as const
const rowOf = (page: string, slug: string) =>
  case1.decisionStories[0]?.pages.findIndex((row) => row.page === page && row.slug === slug) ?? -1

const [bolus, results] = [rowOf('medication', 'saline-bolus'), rowOf('results', 'better')]

const mistakes: readonly (readonly [string, readonly (string | number)[], unknown, string])[] = [
  [
    'a row that nothing leads to in any state',
    [...first, 'pages', bolus, 'when'],
    ['saline 2'],
    `decisionStories[0].pages[${bolus}]: it never comes up`,
  ],
  [
    'a choice with nothing to say on its page',
    [...first, 'pages', bolus, 'when'],
    ['not machine simv'],
    '0 rows for “saline-bolus” on medication',
  ],
  [
    'a choice with two rows',
    [...first, 'pages'],
    (pages: readonly unknown[]) => [...pages, pages[bolus]],
    '2 rows for “saline-bolus” on medication',
  ],
  [
    'a sentence that no state has',
    [...first, 'pages', bolus, 'facts'],
    ['Given', ['Now ', { when: ['machine hfov'], text: 'she shakes' }]],
    `decisionStories[0].pages[${bolus}].facts[1][1]: it never comes up`,
  ],
  [
    'a word in braces where it is not known yet',
    [...first, 'pages', bolus, 'facts'],
    ['Nitric oxide since {ino-since}'],
    `decisionStories[0].pages[${bolus}]: nothing to put for {ino-since} in some state`,
  ],
  [
    'a page of films without one',
    [...first, 'pages', rowOf('procedure-cxr', 'cxr'), 'films'],
    [{ when: ['machine hfov'], film: 'deep-tube', time: '{cxrTime}', finding: 'Deep.' }],
    'there is no film to see in some state',
  ],
  [
    'two films of one time',
    [...first, 'pages', rowOf('procedure-cxr', 'cxr'), 'films'],
    [
      { film: 'deep-tube', time: '{cxrTime}', finding: 'Deep.' },
      { film: 'tube-in-place', time: '{cxrTime}', finding: 'Well.' },
    ],
    'two films of one time in some state',
  ],
  [
    'a change of hers that never comes',
    [...first, 'course', 0, 'when'],
    ['chose cxr', 'saline 2'],
    'decisionStories[0].course[0]: it never comes up',
  ],
  [
    'results that are silent',
    [...first, 'pages'],
    (pages: readonly { page: string; slug: string }[]) =>
      pages.filter(({ page, slug }) => page !== 'results' || slug === 'default'),
    'decisionStories[0].pages: the results have nothing to say where ',
  ],
  [
    'a row of the results that never holds',
    [...first, 'pages', results, 'when'],
    ['arterial-line'],
    `decisionStories[0].pages[${results}]: it never comes up`,
  ],
  [
    'a situation that tells a part twice',
    [...first, 'situation'],
    (told: readonly unknown[]) => [...told, told[0]],
    'is told twice in some state',
  ],
  [
    'a situation that is silent',
    [...first, 'situation'],
    [],
    'decisionStories[0].situation: nothing is told in some state',
  ],
  [
    'a sentence of the situation for nobody',
    [...first, 'situation', 0, 'when'],
    ['ino'],
    'decisionStories[0].situation[0]: it never comes up',
  ],
  [
    'an option whose every change waits for what never is',
    [...first, 'groups', 'Medications', 0, 'effects'],
    [{ when: ['chest-drained'], sets: { dopamine: 5 } }],
    'decisionStories[0].groups.Medications[0].effects: it never comes up',
  ],
  [
    'a panel that shows nothing in some state',
    ['machines', 'simv', 'readings', 0, 'value'],
    [{ when: ['arterial-line'], text: '32/7' }],
    'machines.simv.readings[0]: it shows no PIP/PEEP in some state at point ',
  ],
  ['an infusion that never runs', ['infusions', 2, 'when'], ['air-in-chest'], 'infusions[2]: it never comes up'],
  [
    'an event that never fits',
    ['injections', 0, 'moments', 0],
    { at: ['decision-point'], points: ['first-ten-minutes'], when: ['chest-drained'] },
    'injections[0].moments[0]: it never comes up at point first-ten-minutes',
  ],
  [
    'a list of what never comes up with what does',
    ['unreached'],
    [{ at: first.join('.'), why: 'So.' }],
    'unreached[0]: “decisionStories.0” does come up, or is not there',
  ],
]

test.each(mistakes)('%s is told with its place', (_, path, value, sentence) => {
  const whole = end(mistakesInStates(upTo(1))).map(inOneLine)
  const broken = end(mistakesInStates(withAt(upTo(1), path, value) as CaseContent)).map(inOneLine)
  expect(whole.filter((one) => one.includes(sentence))).toEqual([])
  expect(broken.join('\n')).toContain(sentence)
})

test('what the story says never comes up is not told', () => {
  const told = end(mistakesInStates(upTo(1)))
  const named = { ...upTo(1), unreached: told.map(({ at }) => ({ at, why: 'Its points are left out here.' })) }
  expect(told.length).toBeGreaterThan(0)
  expect(end(mistakesInStates(named))).toEqual([])
})

test('a team that cannot come on is told with its step', () => {
  // RT never comes to listen, and the Provider waits for both.
  const stuck = withAt(case1, ['flows', RT], (flow: Flow) =>
    flow.filter(({ screen }) => screen !== 'listen'),
  ) as CaseContent
  const told = end(walkStory(stuck, { step: 5000, seeds: [1] }))
    .map(inOneLine)
    .join('\n')
  expect(told).toContain('with expert stand-ins nobody comes on from /')
  expect(told).toContain('nobody does anything: {')
})

test('a team that never comes to its report is told', () => {
  const told = end(walkStory(case1, { step: 5000, seeds: [1], mostActs: 3 })).map(inOneLine)
  expect(told).toHaveLength(9)
  expect(told[0]).toContain('nobody comes on from /record: it goes around in circles')
})
