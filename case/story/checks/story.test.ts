import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../../create-case.ts'
import type { CaseContent } from '../content.ts'
import { storyMistakes } from './story.ts'

type Path = readonly (string | number)[]

/** The story with something else at one place. */
function withAt(path: Path, value: unknown, whole: unknown = case1): unknown {
  const [key, ...rest] = path
  if (key === undefined) return typeof value === 'function' ? value(whole) : value
  const part = (whole as { readonly [key: string | number]: unknown })[key]
  const changed = withAt(rest, value, part)
  return Array.isArray(whole) ? whole.with(Number(key), changed) : { ...(whole as object), [key]: changed }
}

const without = (key: string) => (part: { readonly [key: string]: unknown }) => {
  const { [key]: _, ...rest } = part
  return rest
}

test('the story we have is whole', () => {
  expect(storyMistakes(case1)).toEqual([])
})

test('a story that is not whole is not played', () => {
  const broken = withAt(['patient', 'weightKg'], 0) as CaseContent
  expect(() => createCase(broken)).toThrow('the story case-1 is not whole\npatient.weightKg: ')
})

const ventilator = ['decisionStories', 2, 'groups', 'Ventilator'] as const
const mixing = ['preparationTasks', 'mixedMeds'] as const

/** Where an event of the story stands. */
const eventAt = (slug: string) => case1.injections.findIndex((one) => one.slug === slug)
const probe = ['injections', eventAt('probe-off')] as const
const weight = ['injections', eventAt('weight-on-the-sheet')] as const
const occlusion = ['injections', eventAt('pump-occlusion')] as const

const mistakes: readonly (readonly [string, Path, unknown, string])[] = [
  ['two events of one name', [...weight, 'slug'], 'probe-off', `“probe-off” is there already`],
  [
    'an event whose right answer is none',
    [...probe, 'answer', 'right'],
    'ear',
    'answer.right: “ear” is none of the options',
  ],
  [
    'a wrong answer to an event without a hint',
    [...probe, 'answer', 'options', 0],
    without('hint'),
    '“bag” is wrong and has no hint',
  ],
  [
    'a number that is wrong and right',
    [...weight, 'answer', 'wrong', 0, 'value'],
    3.2,
    'answer.wrong: 3.2 counts as right',
  ],
  [
    'a part that is not drawn',
    [...occlusion, 'answer', 'options', 0, 'slug'],
    'plunger',
    '“plunger” is no part of a pump-line',
  ],
  ['an event at a step that its role never comes to', [...probe, 'moments', 0, 'at'], ['call'], 'its role has no call'],
  ['an event at the report', [...probe, 'moments', 0, 'at'], ['final-report'], 'at the report the case is over'],
  [
    'an event at a point that is not there',
    [...occlusion, 'moments', 0, 'points'],
    [9],
    'its role comes to no point 9 there',
  ],
  [
    'an event on a choice',
    [...occlusion, 'moments', 0, 'when'],
    ['chose pal'],
    '“chose pal” names an option that is not there',
  ],
  ['an event without a moment', [...probe, 'moments'], [], 'moments: '],
  [
    'an event that its role sees nothing of',
    [...probe, 'seen'],
    without('rn'),
    'seen.rn: whose job it is sees nothing of their own',
  ],
  ['a display without a sign', [...probe], without('sign'), 'display: a device shows it, and there is no sign'],
  ['an empty text', ['decisionStories', 0, 'title'], ' ', 'decisionStories[0].title: is empty'],
  ['a slug twice', ['debrief', 1, 'slug'], 'reactions', 'debrief[1].slug: “reactions” is there already'],
  [
    'a behaviour called like an objective',
    ['teamRating', 'items', 0, 'behaviours', 0, 'slug'],
    'dope',
    'teamRating: “dope” is on the checklist twice',
  ],
  [
    'an option twice, in different groups',
    [...ventilator, 0, 'slug'],
    'drain',
    'decisionStories[2].groups.Procedure[0].slug: “drain” is there already',
  ],
  ['a name with a blank', [...mixing, 'drugs', 0, 'slug'], 'dop amine', 'is no name of letters, digits and dashes'],
  ['a score with a fraction', [...ventilator, 0, 'score'], 0.5, 'decisionStories[2].groups.Ventilator[0].score: '],
  ['a field nobody knows', ['patient', 'weight'], 3.2, 'Unrecognized key: "weight"'],
  ['a function', ['call', 'title'], () => () => 'Call', 'call.title: '],
  ['a fact nobody knows', ['machines', 'bag', 'readings', 0, 'value'], [{ when: ['mad'], text: 'x' }], 'machines.bag'],
  [
    'a fact nobody knows in a condition',
    ['decisionStories', 2, 'course', 0, 'when'],
    ['machine hvo'],
    'decisionStories[2].course[0].when[0]: there is no fact “machine hvo”',
  ],
  ['an unknown flag', [...ventilator, 0, 'effects'], [{ sets: { dobutamine: 5 } }], 'Unrecognized key: "dobutamine"'],
  [
    'a condition on an option of another point',
    ['decisionStories', 0, 'course', 0, 'when'],
    ['chose switch-tanks'],
    'decisionStories[0].course[0]: “chose switch-tanks” names an option that is not there',
  ],
  [
    'an objective that looks at a point that is not there',
    ['objectives', 0, 'evidence'],
    [{ kind: 'decided', point: 7, chose: ['drain'] }],
    'objectives: brief: there is no point 7',
  ],
  [
    'an objective that counts an option of another point',
    ['objectives', 0, 'evidence'],
    [{ kind: 'decided', point: 1, not: ['change-ett'] }],
    'objectives: brief: point 1 does not offer “change-ett”',
  ],
  [
    'an objective that counts what a point does not decide',
    ['objectives', 0, 'evidence'],
    [{ kind: 'decided', point: 5, best: ['Departure'] }],
    'objectives: brief: point 5 does not decide Departure',
  ],
  [
    'an objective that wants more than there is to hear',
    ['objectives', 0, 'evidence'],
    [{ kind: 'heard', recording: 'summary', needed: 11 }],
    'objectives: brief: “summary” has fewer items than are needed',
  ],
  [
    'a metric that looks at an option that is not there',
    ['metrics', 0, 'also'],
    [{ when: ['at 1: chose drain'], text: 'Drained.' }],
    'metrics: mobilisation-call: “chose drain” names an option that is not there',
  ],
  [
    'a metric of an event that is not there',
    ['metrics', 0, 'event'],
    'earthquake',
    'metrics: mobilisation-call: “earthquake” never happens',
  ],
  [
    'a look back at the bedside',
    ['decisionStories', 4, 'situation', 0, 'when'],
    ['opening 3: ino'],
    'decisionStories[4].situation[0]: “opening 3: ino” looks back, and nobody does here',
  ],
  [
    'a look back at what is no fact',
    ['metrics', 0, 'also'],
    [{ when: ['opening 3: oxygen'], text: 'Breathes.' }],
    'metrics: mobilisation-call: there is no fact “oxygen”',
  ],
  [
    'a word in braces that nobody knows',
    ['decisionStories', 4, 'situation', 0, 'text'],
    'She is {age} old.',
    'decisionStories[4].situation[0]: nobody knows what to put for {age}',
  ],
  [
    'a word of the handover at the bedside',
    ['decisionStories', 4, 'situation', 0, 'text'],
    'Gas: {lastGas}',
    'decisionStories[4].situation[0]: nobody knows what to put for {lastGas}',
  ],
  [
    'a link to another point',
    [...ventilator, 0, 'link'],
    '/case/decision-point/2/ventilator',
    'decisionStories[2].groups.Ventilator[0]: “/case/decision-point/2/ventilator” is no page of point 3',
  ],
  [
    'a page without its default',
    ['decisionStories', 0, 'pages'],
    (pages: readonly { page: string }[]) => pages.filter(({ page }) => page !== 'negative'),
    'decisionStories[0].pages: negative has no default row',
  ],
  [
    'a row that nothing leads to',
    ['decisionStories', 0, 'pages', 0, 'slug'],
    'prayer',
    'decisionStories[0].pages[0]: nothing leads from “prayer” to ventilator',
  ],
  [
    'a point without its record',
    ['decisionPoints'],
    (records: readonly unknown[]) => records.slice(0, 4),
    'decisionPoints: there are 4 records for 5 points',
  ],
  [
    'a record with other options than its story',
    [...ventilator, 0, 'name'],
    'Another',
    'decisionPoints[2]: its groups and options are not those of its story',
  ],
  [
    'a flow that leaves out a point',
    ['flows', 1],
    (flow: readonly { point?: number }[]) => flow.filter(({ point }) => point !== 4),
    'flows[1]: it goes to the points 1, 2, 3, 5, and the story has 1, 2, 3, 4, 5',
  ],
  ['a flow that goes back', ['flows', 2, 0, 'path'], '/final-report', 'flows[2]: /final-report is there twice'],
  [
    'a question without its name',
    ['flows', 0, 3],
    without('question'),
    'flows[0][3]: a step has a question if it asks one',
  ],
  ['a question that is not there', ['flows', 0, 3, 'question'], 'fuel', 'flows[0][3].question: '],
  [
    'a flow without the preparation',
    ['flows', 1],
    (flow: readonly { screen: string }[]) => flow.filter(({ screen }) => screen !== 'tasks'),
    'flows[1]: nobody prepares',
  ],
  [
    'a flow that does not follow',
    ['flows', 2],
    (flow: readonly { screen: string }[]) => flow.filter(({ screen }) => screen !== 'handover'),
    'flows[2]: nobody can follow to /case/NICU/record',
  ],
  [
    'a task without a page',
    [...mixing, 'url'],
    '/nurse/mix',
    'preparationTasks.mixedMeds.url: no flow has the page /nurse/mix',
  ],
  [
    'a drug with the name of other work',
    [...mixing, 'drugs', 0, 'slug'],
    'MedPumps',
    'preparationTasks.mixedMeds.drugs[0].slug: “MedPumps” is other work already',
  ],
  ['drugs that take longer', [...mixing, 'totalMs'], 1, 'preparationTasks.mixedMeds.totalMs: its drugs take 360000 ms'],
  [
    'a right answer that is no option',
    [...mixing, 'drugs', 0, 'steps', 1, 'right'],
    '100-ml',
    'preparationTasks.mixedMeds.drugs[0].steps[1].right: “100-ml” is none of the options',
  ],
  [
    'a wrong answer without a hint',
    [...mixing, 'drugs', 0, 'steps', 1, 'options', 0],
    without('hint'),
    'preparationTasks.mixedMeds.drugs[0].steps[1].options: “10-ml” is wrong and has no hint',
  ],
  [
    'bands that do not end',
    ['preparation', 'bands', 3, 'untilMs'],
    2_000_000,
    'preparation.bands: each ends later than the one before, and the last never',
  ],
  [
    'a question that reveals nothing we have',
    ['bedsideReport', 'questions', 0, 'reveals'],
    ['weather'],
    'bedsideReport.questions[0].reveals: there is no item “weather”',
  ],
  [
    'a right option that is not there',
    ['questions', 'transport-mode', 'right'],
    'balloon',
    'transport-mode.right: “balloon” is none of the options',
  ],
  [
    'a recipe that does not work out',
    ['infusions', 0, 'recipe', 'mcgPerMl'],
    160,
    'infusions[0].recipe: so mixed it holds 1600 mcg/mL',
  ],
  ['a recipe of nothing', ['infusions', 0, 'recipe', 'drugMl'], 0, 'infusions[0]'],
  [
    'a dose that nothing sets',
    ['infusions', 0, 'dose'],
    'milrinone',
    'infusions[0].dose: nothing ever sets “milrinone”',
  ],
  [
    'a drip without a pump',
    [...ventilator, 0, 'effects'],
    [{ sets: { drips: { milrinone: 0.5 } } }],
    'decisionStories[2], option lower-map: “milrinone” drips from no pump',
  ],
  [
    'a fact of a drip that is not there',
    ['decisionStories', 2, 'course', 0, 'when'],
    ['drip milrinone 0.5'],
    'decisionStories[2].course[0]: “drip milrinone 0.5” names a drip that is not there',
  ],
  ['captions without their time', ['callTiming', 'captions'], [], 'callTiming.captions: one for each of the call'],
  ['another scale than the scores', ['scoreScale', 'best'], 31, 'scoreScale: by the options it reaches -23 to 30'],
  [
    'bands with a gap',
    ['scoreScale', 'bands', 0, 'from'],
    28,
    'scoreScale.bands: they reach from worst to best, one after the other',
  ],
]

test.each(mistakes)('%s is told with its place', (_, path, value, sentence) => {
  expect(storyMistakes(withAt(path, value)).join('\n')).toContain(sentence)
})
