import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { inOneLine } from '../story/checks/complaint.ts'
import type { CaseContent } from '../story/content.ts'
import { withAt } from '../testing/with-at.ts'
import { mistakesInStates } from './walk-states.ts'

/** A story up to one of its first points, as told by every state of these. */
function told(content: CaseContent, points: number): string {
  const walk = mistakesInStates({
    ...content,
    decisionStories: content.decisionStories.slice(0, points),
    unreached: [],
  })
  let next = walk.next()
  while (!next.done) next = walk.next()
  return next.value.map(inOneLine).join('\n')
}

const whole = new Map<string, string>()
/** Each once: it takes seconds. */
function toldOfWhole(content: CaseContent, points: number): string {
  const key = `${content.story.id} ${points}`
  const known = whole.get(key) ?? told(content, points)
  whole.set(key, known)
  return known
}

const cardOf = ({ orders }: CaseContent, slug: string) => orders?.cards.findIndex((card) => card.slug === slug) ?? -1
const opensOf = ({ orders }: CaseContent, option: string) =>
  orders?.opens.findIndex((one) => one.option === option) ?? -1
const steps = (content: CaseContent, card: string, part = 0) =>
  ['orders', 'cards', cardOf(content, card), 'parts', part, 'steps'] as const
const fields = (content: CaseContent, card: string) =>
  ['orders', 'cards', cardOf(content, card), 'parts', 0, 'fields'] as const

test.each<readonly [string, CaseContent, number, readonly (string | number)[], unknown, string]>([
  ...[case1, case2].map(
    (content) =>
      [
        `${content.story.title}: a card that never comes up`,
        ...[content, 1, ['orders', 'opens', opensOf(content, 'istat'), 'when'], ['machine helmet']],
        `orders.opens[${opensOf(content, 'istat')}]: it never comes up`,
      ] as never,
  ),
  [
    'an option that changes the oxygen, and nobody does it',
    ...([case2, 1] as const),
    ['orders', 'opens', opensOf(case2, 'low-oxygen')],
    { point: 'grey-baby', option: 'low-oxygen', none: 'So.' },
    'changes machine, fio2 in some state, and nobody does it',
  ],
  [
    'a pump that is set to nothing',
    ...([case2, 1] as const),
    ['orders', 'opens', opensOf(case2, 'wait-echo')],
    { point: 'grey-baby', option: 'wait-echo', card: 'epinephrine' },
    'sets a pump to 0',
  ],
  [
    'a dose that nobody may read back',
    ...([case1, 1] as const),
    ['orders', 'cards', cardOf(case1, 'dopamine'), 'parts', 0, 'fields', 1, 'to'],
    4,
    'which nobody may read back',
  ],
  [
    'a slip that is right in some state',
    ...([case1, 1] as const),
    ['orders', 'cards', cardOf(case1, 'dopamine'), 'parts', 0, 'fields', 1, 'slips', 0, 'is'],
    5,
    'has a slip that is right',
  ],
  [
    'a stop in a step that is not always there',
    ...([case2, 1] as const),
    [...steps(case2, 'alprostadil').slice(0, 5), 'fields', 2, 'at'],
    'change',
    'is stopped in “change”, which nobody does',
  ],
  [
    'a step that takes what is right for wrong',
    ...([case1, 1] as const),
    [...steps(case1, 'saline'), 0, 'wrong', 0, 'is'],
    32,
    'takes 32 for wrong',
  ],
  [
    'a number that no row gives',
    ...([case2, 1] as const),
    [...steps(case2, 'four-limbs'), 3, 'right'],
    [{ when: ['monitor 1'], is: 11 }],
    'has no right number',
  ],
  [
    'a report that is silent in some state',
    ...([case2, 1] as const),
    ['orders', 'cards', cardOf(case2, 'four-limbs'), 'parts', 0, 'report'],
    [{ when: ['monitor 1'], text: 'Arm and leg.' }],
    'nothing is reported',
  ],
  [
    'a time that has not come about',
    ...([case2, 1] as const),
    ['orders', 'cards', cardOf(case2, 'antibiotics'), 'parts', 0, 'report'],
    'Since {tube-since}.',
    'nothing to put for {tube-since}',
  ],
  [
    'hands that have nothing to do where a condition takes their steps',
    ...([case2, 1] as const),
    steps(case2, 'saline-20'),
    (all: readonly object[]) => all.map((one) => ({ ...one, when: ['machine vent'] })),
    'have less than two steps',
  ],
  [
    'a card that says nothing in some state',
    ...([case1, 1] as const),
    ['orders', 'cards', cardOf(case1, 'dopamine'), 'says'],
    [{ when: ['monitor 1'], text: 'RN: dopamine.' }],
    'nobody says anything in some state',
  ],
  [
    'a drug that is called by no name',
    ...([case1, 1] as const),
    [...fields(case1, 'dopamine'), 0, 'right'],
    [{ when: ['monitor 1'], is: 'dopamine' }],
    'is no word',
  ],
  [
    'a dose that is stopped though it is right',
    ...([case1, 1] as const),
    [...fields(case1, 'dopamine'), 1, 'limit', 'over'],
    4,
    'is above what stops it',
  ],
  [
    'a slip that is the very dose',
    ...([case1, 1] as const),
    [...fields(case1, 'dopamine'), 1, 'slips'],
    [{ is: '{dopamine}', says: 'So.' }],
    'has a slip that is right',
  ],
  [
    'a choice with nothing right',
    ...([case1, 1] as const),
    [...steps(case1, 'dopamine'), 0, 'right'],
    [{ when: ['monitor 1'], is: 'option-1' }],
    'has nothing right to choose',
  ],
  [
    'a choice with nothing wrong',
    ...([case1, 1] as const),
    [...steps(case1, 'dopamine'), 0, 'options'],
    (options: readonly { slug: string; name: string }[]) => options.map(({ slug, name }) => ({ slug, name })),
    'has nothing wrong to choose',
  ],
])('%s is told', (_, content, points, path, value, sentence) => {
  expect(toldOfWhole(content, points)).not.toContain(`${sentence}`)
  expect(told(withAt(content, path, value) as CaseContent, points)).toContain(sentence)
})
