import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { withAt } from '../../testing/with-at.ts'
import { inOneLine } from './complaint.ts'
import { storyMistakes } from './story.ts'

const course = 'monitorCourse'
const eventAt = (slug: string) => case1.injections.findIndex((one) => one.slug === slug)
const occlusion = ['injections', eventAt('pump-occlusion'), 'onMonitor'] as const
const named = `injections[${eventAt('pump-occlusion')}].onMonitor`

test.each([
  [
    'a sign that nobody times',
    [course, 'signs'],
    case1.monitorCourse?.signs.slice(1),
    'monitorCourse.signs: nobody says how “heartRate” moves',
  ],
  [
    'a sign that is not shown',
    [course, 'signs', 0, 'sign'],
    'lactate',
    'monitorCourse.signs[0].sign: the monitor shows no “lactate”',
  ],
  [
    'a sign timed twice',
    [course, 'signs', 0, 'sign'],
    'oxygenPre',
    'monitorCourse.signs[2].sign: “oxygenPre” is there twice',
  ],
  [
    'a sign of the rows beside them',
    [course, 'beside', 0, 'sign', 'slug'],
    'oxygenPre',
    'monitorCourse.beside: “oxygenPre” is in the rows, or twice beside them',
  ],
  [
    'a later value that never comes',
    [course, 'beside', 0, 'later', 0, 'when'],
    ['from point nowhere'],
    'monitorCourse.beside[0].later[0]: “from point nowhere” names a point that is not there',
  ],
  ['a hand whose limits cross', [course, 'signs', 2, 'hand', 'from'], 101, 'monitorCourse.signs[2].hand: they cross'],
  [
    'a hand that cannot lead back to the story',
    [course, 'signs', 2, 'hand', 'to'],
    90,
    'monitorCourse.signs[2].hand: the story itself has 95',
  ],
  [
    'an event that moves what is not shown',
    [...occlusion, 'moves', 0, 'sign'],
    'lactate',
    `${named}.moves[0].sign: the monitor shows no “lactate”`,
  ],
  [
    'an event that moves a sign twice',
    [...occlusion, 'left', 'moves', 1, 'sign'],
    'bloodPressure',
    `${named}.left.moves[1].sign: “bloodPressure” is moved twice`,
  ],
  [
    'an event whose limit lets nothing move',
    [...occlusion, 'moves', 0, 'limit'],
    50,
    `${named}.moves[0].limit: in no row does it move anything`,
  ],
  [
    'a sign that is to read another of another kind',
    [...occlusion, 'moves', 0],
    { sign: 'bloodPressure', as: 'oxygenPre', overS: 10 },
    `${named}.moves[0].as: it cannot read what “oxygenPre” reads`,
  ],
  [
    'a device that is not there',
    ['injections', eventAt('pump-occlusion'), 'look', 'device'],
    'the-moon',
    `injections[${eventAt('pump-occlusion')}].look.device: there is no device “the-moon”`,
  ],
  [
    'a finding that nobody can name',
    ['injections', eventAt('pump-occlusion'), 'look', 'finding'],
    'cold',
    `injections[${eventAt('pump-occlusion')}].look.finding: nobody can say “cold” of it`,
  ],
  [
    'a device that shows what it always shows',
    ['injections', eventAt('pump-occlusion'), 'look', 'reading'],
    case1.devices?.find(({ slug }) => slug === 'pumps')?.usual,
    `injections[${eventAt('pump-occlusion')}].look.reading: it shows what it always shows`,
  ],
] as const)('%s is found', (_, path, value, complaint) => {
  const told = storyMistakes(withAt(case1, path, value)).map(inOneLine)
  expect(
    told.some((one) => one.startsWith(complaint)),
    told.join('\n'),
  ).toBe(true)
})

test('an event cannot move a monitor that stands at its rows', () => {
  const { monitorCourse: _, ...story } = case1
  expect(storyMistakes(story).map(inOneLine).join('\n')).toContain(`${named}: the monitor does not move in time`)
})

test('the monitors of both stories move as they should', () => {
  expect([case1, case2].flatMap((story) => storyMistakes(story))).toEqual([])
})
