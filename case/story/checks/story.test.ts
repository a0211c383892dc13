import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { withPointBetween } from '../../testing/inserted-point.ts'
import { withAt } from '../../testing/with-at.ts'
import type { CaseContent } from '../content.ts'
import { inOneLine } from './complaint.ts'
import { checkStory, storyMistakes } from './story.ts'

type Path = readonly (string | number)[]

const without = (key: string) => (part: { readonly [key: string]: unknown }) => {
  const { [key]: _, ...rest } = part
  return rest
}

test('the story we have is whole', () => {
  expect(storyMistakes(case1)).toEqual([])
})

test('a story that is not whole does not come into the house', () => {
  const broken = withAt(case1, ['patient', 'weightKg'], 0) as CaseContent
  expect(() => checkStory(broken)).toThrow('the story case-1 is not whole\npatient.weightKg: ')
})

const ventilator = ['decisionStories', 2, 'groups', 'Ventilator'] as const
const mixing = ['preparationTasks', 2] as const

/** Where an event of the story stands. */
const eventAt = (slug: string) => case1.injections.findIndex((one) => one.slug === slug)
const probe = ['injections', eventAt('probe-off')] as const
const weight = ['injections', eventAt('weight-on-the-sheet')] as const
const occlusion = ['injections', eventAt('pump-occlusion')] as const

const asks = ['challenge', 'asks'] as const
/** In the order of the story: an index, the same again, the oscillator, then a question for each role. */
const askMistakes: readonly (readonly [string, Path, unknown, string])[] = [
  [
    'a right number that is not accepted',
    [...asks, 5, 'numbers', 0, 'accepted', 'to'],
    1.195,
    'challenge.asks[5].numbers[0].accepted: the right answer 1.2 is not accepted',
  ],
  [
    'a mistake that is accepted',
    [...asks, 5, 'numbers', 0, 'accepted', 'to'],
    13,
    'challenge.asks[5].numbers[0].wrongIdeas: 12 counts as right',
  ],
  [
    'a start that would not be accepted',
    [...asks, 2, 'numbers', 0, 'right'],
    20,
    'challenge.asks[2].numbers[0].accepted: the right answer 20 is not accepted',
  ],
  [
    'limits too narrow for what is right',
    [...asks, 2, 'numbers', 1, 'limits', 'to'],
    9,
    'challenge.asks[2].numbers[1].limits: what is right cannot be entered',
  ],
  [
    'a way to say a number that leaves it out',
    [...asks, 2, 'numbers', 1, 'said'],
    'Hz',
    'challenge.asks[2].numbers[1].said: the number is left out',
  ],
  [
    'a right answer that cannot be chosen',
    [...asks, 3, 'right'],
    'ecmo',
    'challenge.asks[3].right: “ecmo” is none of the options',
  ],
  [
    'a choice after something that is no number',
    [...asks, 1, 'after'],
    'rescue',
    'challenge.asks[1].after: “rescue” is no number asked of the same roles before',
  ],
  ['an ask of nobody', [...asks, 5, 'asked'], [], 'challenge.asks[5].asked: it is put to nobody, or to somebody twice'],
  [
    'a Provider who suggests',
    [...asks, 2, 'asked'],
    [0, 1],
    'challenge.asks[2].asked: the Provider suggests to themselves',
  ],
  [
    'a field that takes one number and gets several',
    [...asks, 4, 'fills'],
    'OxygenIndex',
    'challenge.asks[4].fills: OxygenIndex takes one number',
  ],
  [
    'a number that the record has no field for',
    [...asks, 5, 'numbers', 0, 'slug'],
    'speed',
    'challenge.asks[5].fills: RoleQuestion takes a calculation of rate',
  ],
  [
    'a field that two fill',
    [...asks, 1, 'fills'],
    'OxygenIndex',
    'challenge.asks[1].fills: “oxygen-index” fills it already',
  ],
  [
    'two answers of one name',
    [...asks, 4, 'numbers', 0],
    without('countedAs'),
    'challenge.asks: two answers are counted as “cylinders”',
  ],
  [
    'an objective that counts an answer nobody gives',
    ['objectives', 0, 'evidence'],
    [{ kind: 'right-answer', answer: 'weight' }],
    'objectives[0]: no answer is counted as “weight”',
  ],
  [
    'an ask that stand-ins have no words for',
    ['standIns', 'doing'],
    without('rescue'),
    'standIns.doing.rescue: nobody reads what a stand-in is at then',
  ],
  [
    'an ask that its role has no page for',
    ['flows', 2],
    case1.flows[2].filter(({ screen }) => screen !== 'challenge'),
    'flows[2]: there is not one page for what is asked on the way',
  ],
  ['a page at which nothing is asked', [], without('challenge'), 'flows[1]: nothing is asked on the way'],
]

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
    ['landing'],
    'its role comes to no point landing there',
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
    'decisionStories[2].course[0]: nothing ever makes it so that “machine hvo”',
  ],
  [
    'something set that nobody declares',
    [...ventilator, 0, 'effects'],
    [{ sets: { dobutamine: 5 } }],
    'decisionStories[2], option lower-map: nobody declares “dobutamine”',
  ],
  [
    'a condition on what nobody declares',
    ['decisionStories', 2, 'course', 0, 'when'],
    ['dobutamine 5'],
    'decisionStories[2].course[0]: there is no fact “dobutamine 5”',
  ],
  [
    'a condition on more than is ever given',
    ['decisionStories', 2, 'course', 0, 'when'],
    ['dopamine 30+'],
    'decisionStories[2].course[0]: nothing ever makes it so that “dopamine 30+”',
  ],
  [
    'a condition on a row that is not there',
    ['decisionStories', 2, 'course', 0, 'when'],
    ['monitor 7'],
    'decisionStories[2].course[0]: there is no fact “monitor 7”',
  ],
  [
    'a look back at what stopped of what nobody declares',
    ['metrics', 0, 'also'],
    [{ when: ['ever: stopped milrinone'], text: 'Off.' }],
    'metrics: mobilisation-call: “stopped milrinone” names what is not there',
  ],
  [
    'what stopped, where the point has just opened',
    ['decisionStories', 4, 'situation', 0, 'when'],
    ['stopped ino'],
    'decisionStories[4].situation[0]: “stopped ino” is not known here',
  ],
  ['a fact with the name of a drug', ['facts', 0, 'slug'], 'dopamine', 'facts[0]: “dopamine” is there already'],
  ['a fact with a word of conditions', ['facts', 0, 'slug'], 'chose', 'facts[0]: “chose” is there already'],
  [
    'a fact that nobody finds',
    ['asFound'],
    without('arterial-line'),
    'asFound: nobody says how “arterial-line” stands',
  ],
  [
    'a yes that is a number',
    [...ventilator, 0, 'effects'],
    [{ sets: { 'arterial-line': 1 } }],
    'decisionStories[2], option lower-map: “arterial-line” is true or false',
  ],
  [
    'a time that is none',
    [...ventilator, 0, 'effects'],
    [{ sets: { 'ino-since': 'soon' } }],
    'decisionStories[2], option lower-map: “ino-since” is a time, or null',
  ],
  [
    'a gas beyond its scale',
    [...ventilator, 0, 'effects'],
    [{ sets: { ino: 80 } }],
    'decisionStories[2], option lower-map: “ino” does not go to 80: it goes from 5 to 40 by 5',
  ],
  [
    'a setting between its steps',
    [...ventilator, 0, 'effects'],
    [{ sets: { map: 16.5 } }],
    'decisionStories[2], option lower-map: “map” does not go to 16.5: it goes from 8 to 30 by 1',
  ],
  [
    'a bolus that is set',
    [...ventilator, 0, 'effects'],
    [{ sets: { saline: 2 } }],
    'decisionStories[2], option lower-map: “saline” is given, and not set',
  ],
  [
    'a drip that is given at once',
    [...ventilator, 0, 'effects'],
    [{ gives: { dopamine: 1 } }],
    'decisionStories[2], option lower-map: “dopamine” is no bolus',
  ],
  ['a setting that no machine has', ['machines', 'hfov'], without('settings'), 'settings[0]: no machine has “map”'],
  [
    'a machine with a setting that is not there',
    ['machines', 'bag', 'settings'],
    ['rate'],
    'machines.bag.settings: nobody declares “rate”',
  ],
  [
    'a link on what nobody declares',
    [...ventilator, 0, 'links', 0, 'when'],
    ['dobutamine'],
    'decisionStories[2].groups.Ventilator[0]: there is no fact “dobutamine”',
  ],
  [
    'a link by condition to another point',
    [...ventilator, 0, 'links', 0, 'link'],
    '/case/decision-point/2/ventilator',
    'decisionStories[2].groups.Ventilator[0]: “/case/decision-point/2/ventilator” is no page of',
  ],
  [
    'two gases at a point',
    [...ventilator, 0, 'takes'],
    'gas',
    'decisionStories[2].groups: “lower-map” and “istat” both take a gas',
  ],
  ['a reading of what nobody declares', ['reads', 'late'], ['very-late'], 'reads.late: there is no fact “very-late”'],
  [
    'a film that is not there',
    ['films'],
    ({ drained: _, ...films }: typeof case1.films) => films,
    '.films: nobody declares “drained”',
  ],
  [
    'a film that nobody sees',
    ['films', 'wet-lungs'],
    { tubeTip: null, chest: 'wet' },
    'films.wet-lungs: no page shows it',
  ],
  ['a page of harm that is not there', ['harmPage'], 'harms', 'harmPage: no point has a page “harms”'],
  [
    'a reading of what was chosen, where nobody knows where',
    ['reads', 'late'],
    ['chose not-ready'],
    'reads.late: “chose not-ready” names an option that is not there',
  ],
  [
    'a pressure that is set on another machine',
    ['machines', 'bag', 'meanPressure'],
    'map',
    'machines.bag.meanPressure: “map” is not set on it',
  ],
  ['a scale that runs backwards', ['settings', 0, 'to'], 4, 'settings[0]: it ends before it begins'],
  [
    'a bolus beyond its limits',
    ['boluses', 0, 'limits', 'to'],
    8,
    'boluses[0]: 10 mL/kg is outside its limits of 5 to 8',
  ],
  [
    'a condition on an option of another point',
    ['decisionStories', 0, 'course', 0, 'when'],
    ['chose switch-tanks'],
    'decisionStories[0].course[0]: “chose switch-tanks” names an option that is not there',
  ],
  [
    'an objective that looks at a point that is not there',
    ['objectives', 0, 'evidence'],
    [{ kind: 'decided', point: 'landing', chose: ['drain'] }],
    'objectives: brief: there is no point landing',
  ],
  [
    'an objective that counts an option of another point',
    ['objectives', 0, 'evidence'],
    [{ kind: 'decided', point: 'first-ten-minutes', not: ['change-ett'] }],
    'objectives: brief: point first-ten-minutes does not offer “change-ett”',
  ],
  [
    'an objective that counts what a point does not decide',
    ['objectives', 0, 'evidence'],
    [{ kind: 'decided', point: 'in-cruise', best: ['Departure'] }],
    'objectives: brief: point in-cruise does not decide Departure',
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
    [{ when: ['at first-ten-minutes: chose drain'], text: 'Drained.' }],
    'metrics: mobilisation-call: “chose drain” names an option that is not there',
  ],
  [
    'a moment of a group that is not there',
    ['moments'],
    [{ slug: 'late', point: 'sudden-change', group: 'Doses', when: [], isGood: false, title: 'Late', why: 'Why?' }],
    'moments: late: there is no “Doses” at “sudden-change”',
  ],
  [
    'a handover that asks for an event that is not there',
    ['handover', 'items', 0, 'fullText'],
    [{ when: ['event: earthquake'], text: 'Shaken.' }],
    'handover.items[0]: “earthquake” never happens',
  ],
  [
    'a metric that asks whether an event was seen to',
    ['metrics', 0, 'also'],
    [{ when: ['event: pump-occlusion'], text: 'Seen to.' }],
    'metrics: mobilisation-call: “event: pump-occlusion” is not known here',
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
    ['opening sudden-change: ino'],
    'decisionStories[4].situation[0]: “opening sudden-change: ino” looks back, and nobody does here',
  ],
  [
    'a look back at what is no fact',
    ['metrics', 0, 'also'],
    [{ when: ['opening sudden-change: oxygen'], text: 'Breathes.' }],
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
    'decisionStories[2].groups.Ventilator[0]: “/case/decision-point/2/ventilator” is no page of point sudden-change',
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
    (flow: readonly { point?: string }[]) => flow.filter(({ point }) => point !== 'leave-or-stay'),
    'flows[1]: it goes to the points first-ten-minutes, new-support, sudden-change, in-cruise, and the story has',
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
    'preparationTasks[2].url: no flow has the page /nurse/mix',
  ],
  [
    'a drug with the name of other work',
    [...mixing, 'drugs', 0, 'slug'],
    'MedPumps',
    'preparationTasks[2].drugs[0]: “MedPumps” is other work already',
  ],
  [
    'work that closes a task that is not there',
    ['preparationTasks', 3, 'closes'],
    'MedPumps',
    'preparationTasks[3].closes: its role mixes nothing called “MedPumps”',
  ],
  ['drugs that take longer', [...mixing, 'totalMs'], 1, 'preparationTasks[2].totalMs: its drugs take 360000 ms'],
  [
    'a right answer that is no option',
    [...mixing, 'drugs', 0, 'steps', 1, 'right'],
    '100-ml',
    'preparationTasks[2].drugs[0].steps[1].right: “100-ml” is none of the options',
  ],
  [
    'a wrong answer without a hint',
    [...mixing, 'drugs', 0, 'steps', 1, 'options', 0],
    without('hint'),
    'preparationTasks[2].drugs[0].steps[1].options: “10-ml” is wrong and has no hint',
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
    ['questions', 0, 'right'],
    'balloon',
    'questions[0].right: “balloon” is none of the options',
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
    'a drug that nobody declares',
    [...ventilator, 0, 'effects'],
    [{ sets: { milrinone: 0.5 } }],
    'decisionStories[2], option lower-map: nobody declares “milrinone”',
  ],
  [
    'a fact of a drug that is not there',
    ['decisionStories', 2, 'course', 0, 'when'],
    ['milrinone 0.5'],
    'decisionStories[2].course[0]: there is no fact “milrinone 0.5”',
  ],
  ['captions without their time', ['callTiming', 'captions'], [], 'callTiming.captions: one for each of the call'],
  ['another scale than the scores', ['scoreScale', 'best'], 31, 'scoreScale: by the options it reaches -23 to 30'],
  [
    'bands with a gap',
    ['scoreScale', 'bands', 0, 'from'],
    28,
    'scoreScale.bands: they reach from worst to best, one after the other',
  ],
  [
    'a machine that never comes',
    ['decisionStories', 0, 'groups', 'Ventilator', 1, 'effects'],
    [{ sets: { machine: 'simv' } }],
    'machines.hfv: it never comes to breathe for the newborn',
  ],
  [
    'a machine without a panel',
    ['machines'],
    without('crossvent'),
    'decisionStories[0], option transport-crossvent: “crossvent” has no panel',
  ],
  [
    'a condition on a dose that nobody sets',
    ['decisionStories', 4, 'groups', 'Ventilator'],
    (options: readonly object[]) => options.map((option) => ({ ...option, effects: [] })),
    'machines.hfov: iNO: nothing ever makes it so that “ino 40”',
  ],
  ['two best ways', [...ventilator, 1, 'score'], 1, 'decisionStories[2].groups.Ventilator: “lower-map” and “'],
  [
    'two best ways called so, of which one is not',
    ['equals', 0, 'options'],
    ['transport-hfov', 'remain-simv'],
    'decisionStories[0].groups.Ventilator: “transport-hfov” and “transport-hfov-ino” are equally good',
  ],
  [
    'one best way called one of several',
    ['equals', 0, 'choice'],
    'new-support/Ventilator',
    'equals: at new-support/Ventilator one way is best, and others are called equal',
  ],
  [
    'several best ways of nothing',
    ['equals', 0, 'choice'],
    '7/Ventilator',
    'equals[0]: nothing is decided at “7/Ventilator”',
  ],
  [
    'a procedure that makes no point and is not named',
    ['equals'],
    (equals: readonly { choice: string }[]) => equals.filter(({ choice }) => choice !== 'in-cruise/Procedure'),
    'decisionStories[4].groups.Procedure: whether “istat” and “needle” is done beside what helps makes no point',
  ],
  [
    'a right answer with fewer points',
    ['questions', 0, 'options', 0, 'score'],
    3,
    'questions[0]: “fixed-wing” is right, and others have more points',
  ],
  [
    'a wrong answer after which nobody knows how it goes on',
    ['questions', 0, 'options', 0],
    without('bridge'),
    'questions[0].options[0]: nobody is told how the story goes on although this was decided',
  ],
  [
    'a promise that says nothing of how long',
    ['questions', 1, 'options', 2],
    without('limitMs'),
    'questions[1].options[2].limitMs: nobody knows how long it promises',
  ],
  [
    'a time in a question that promises none',
    ['questions', 1],
    without('isPromise'),
    'questions[1].options[0].limitMs: this question is no promise',
  ],
  [
    'two questions for one field of the record',
    ['questions', 1, 'fills'],
    'ResponseSelection',
    'questions: “ResponseSelection” is filled by two',
  ],
  [
    'a step for a question of another role',
    ['questions', 0, 'only'],
    0,
    'flows[1][1].question: “transport-mode” is not asked of this role',
  ],
  [
    'a question that nobody comes to',
    ['flows', 2, 3],
    without('question'),
    'flows[2]: questions[1] is not asked and told, one after the other',
  ],
  ...askMistakes,
  [
    'an item of the report that no question reveals',
    ['bedsideReport', 'questions', 0, 'reveals'],
    ['severity'],
    'bedsideReport.items[2]: no question brings it to light',
  ],
  [
    'a pressure that nobody can read',
    ['vitalStats', 'allStates', 1, 'bloodPressure'],
    'low',
    '“low” is no blood pressure',
  ],
  [
    'a rate that does not work out',
    ['infusions', 0, 'recipe', 'rates', 1, 'mlPerHour'],
    1.3,
    'infusions[0].recipe.rates[1]: 10 mcg/kg/min runs at 1.2 mL/h for this weight',
  ],
  ['another weight', ['patient', 'weightKg'], 3.3, 'boluses[0].ml: 10 mL/kg are 33 mL for this weight'],
  [
    'a dose without limits',
    ['infusions', 1, 'recipe'],
    without('limits'),
    'infusions[1].recipe: nobody says how much of it may be given',
  ],
  [
    'a dose outside its limits',
    ['infusions', 0, 'recipe', 'limits', 'to'],
    10,
    'decisionStories[3], option dopamine: 15 mcg/kg/min of Dopamine is outside its limits of 5 to 10',
  ],
  [
    'a dose without its rate',
    ['infusions', 0, 'recipe', 'rates'],
    [{ dose: 5, mlPerHour: 0.6 }],
    'Dopamine has no rate for 10 mcg/kg/min. Add it to its rates: 1.2 mL/h.',
  ],
  ['a recipe too large for every syringe', ['syringesMl'], [1, 10, 20], 'infusions[0].recipe: no syringe holds 50 mL'],
  ['a kit without syringes', [], without('syringesMl'), 'boluses[0]: no syringe holds 32 mL: the story has none'],
  [
    'a volume that no syringe holds',
    ['preparationTasks', 2, 'drugs', 2, 'steps', 2, 'right'],
    64,
    'steps[2]: no syringe holds 64 mL: the largest holds 50 mL',
  ],
  ['a bolus that runs too fast', ['boluses', 0, 'minutes'], 5, 'boluses[0].mlPerHour: 32 mL in 5 min run at 384 mL/h'],
  [
    'a code dose that does not work out',
    ['codeDoses', 0, 'ml'],
    0.7,
    'codeDoses[0].ml: 0.02 mg/kg are 0.64 mL for this weight',
  ],
  [
    'a code dose of another strength',
    ['codeDoses', 0, 'diluentMl'],
    19,
    'codeDoses[0].mgPerMl: so made it holds 0.05 mg/mL',
  ],
  [
    'a code dose outside its limits',
    ['codeDoses', 0, 'allowedMl', 'to'],
    0.5,
    'codeDoses[0]: 0.64 mL is outside its limits of 0.32 to 0.5',
  ],
  [
    'a group without advice',
    ['standIns', 'advice'],
    without('new-support/Procedure'),
    'standIns.advice.new-support/Procedure: RT and RN have 0 reasons for what is right, of 3',
  ],
  [
    'advice for who is never wrong',
    ['standIns', 'advice', 'new-support/Procedure', 'wrong'],
    [],
    'standIns.advice.new-support/Procedure: whoever is wrong has 0 reasons, of 2',
  ],
  [
    'advice that says what to choose',
    ['standIns', 'advice', 'new-support/Procedure', 'right', 0],
    'We need to obtain CXR.',
    'standIns.advice.new-support/Procedure: “We need to obtain CXR.” names “Obtain CXR”',
  ],
  [
    'advice on nothing',
    ['standIns', 'advice', 'in-cruise/Departure'],
    { right: [], wrong: [] },
    'standIns.advice.in-cruise/Departure: nothing is decided there',
  ],
  [
    'work that nobody announces',
    ['standIns', 'starts'],
    without('saline'),
    'standIns.starts.saline: “saline” says nothing as it begins',
  ],
  [
    'work that has no name',
    ['standIns', 'talk', 'works'],
    without('saline'),
    'standIns.talk.works.saline: “saline” has no name in the chat',
  ],
  ['an announcement of no work', ['standIns', 'starts', 'milrinone'], ['Now.'], '“milrinone” is no work of this story'],
  ['the same words twice', ['standIns', 'thanks', 0], case1.standIns.thanks[1], 'is there twice'],
  ['a sentence too long for the chat', ['standIns', 'thanks', 0], 'x'.repeat(141), 'is too long for the chat'],
  [
    'too few words of thanks',
    ['standIns', 'thanks'],
    ['Thanks.'],
    'standIns.thanks: the Provider would thank twice in the same words',
  ],
  [
    'a label that answers itself',
    [...mixing, 'drugs', 0, 'steps', 1, 'label'],
    'Choose the 50 mL syringe',
    'steps[1]: its label already says “50 mL”',
  ],
  [
    'a label that says the number',
    [...mixing, 'drugs', 0, 'steps', 2, 'label'],
    'Draw 48 mL',
    'steps[2]: its label already says 48',
  ],
  [
    'a right answer with a hint',
    [...mixing, 'drugs', 0, 'steps', 1, 'options', 2, 'hint'],
    'No.',
    '“50-ml” is right and has a hint',
  ],
  [
    'two mistakes that are told as one',
    [...mixing, 'drugs', 0, 'steps', 2, 'wrong', 0, 'value'],
    50,
    'steps[2].wrong: 50 is answered as 50 is',
  ],
  [
    'a task shorter than its waits',
    ['preparationTasks', 4, 'busyMs'],
    1000,
    'preparationTasks[4].busyMs: its waits alone take',
  ],
  [
    'a choice whose page is silent',
    ['decisionStories', 2, 'pages'],
    (pages: readonly { slug: string }[]) => pages.filter(({ slug }) => slug !== 'lower-map'),
    'decisionStories[2].pages: ventilator-ino has nothing to show for “lower-map”',
  ],
  [
    'an option out of its order',
    [...ventilator, 1, 'id'],
    9,
    'decisionStories[2].groups.Ventilator[1].id: it is number 2 at its point',
  ],
  [
    'a default row with a condition',
    ['decisionStories', 0, 'pages'],
    (pages: readonly { slug: string }[]) =>
      pages.map((row) => (row.slug === 'default' ? { ...row, when: ['ino'] } : row)),
    'decisionStories[0].pages: the default row of ventilator has a condition or teaches',
  ],
  [
    'two default rows of a page',
    ['decisionStories', 0, 'pages'],
    (pages: readonly { slug: string }[]) => [...pages, pages.find((row) => row.slug === 'default')],
    'has several default rows',
  ],
  [
    'a suggestion where one choice is made',
    [...asks, 3, 'fills'],
    'challangeTwo',
    'challenge.asks[3].fills: challangeTwo takes a suggestion of MAP, RR',
  ],
  [
    'a question of one role that two are asked',
    [...asks, 5, 'asked'],
    [1, 2],
    'challenge.asks[5].fills: RoleQuestion takes what is asked of one role alone',
  ],
  [
    'a gas below nothing',
    [...ventilator, 0, 'effects'],
    [{ sets: { ino: -5 } }],
    'decisionStories[2], option lower-map: “ino” is a number from 0 up',
  ],
  [
    'a drip from a point on that is not there',
    ['infusions', 0, 'when'],
    ['from point landing'],
    'infusions[0]: “from point landing” names a point that is not there',
  ],
  [
    'a name for a group that is none',
    ['standIns', 'talk', 'groups', 'Parking'],
    case1.standIns.talk.groups.Departure,
    'standIns.talk.groups.Parking: it is no group of this story',
  ],
  [
    'a summary that depends on what is not yet so',
    ['summary', 'items', 0, 'fullText'],
    [{ when: ['ino'], text: 'On nitric oxide.' }],
    'summary.items[0]: it is told before anything is so, as one sentence',
  ],
  [
    'a point with nothing to decide',
    ['decisionStories', 4, 'groups'],
    {},
    'decisionStories[4].groups: there is nothing to decide',
  ],
  [
    'a part of the scale that ends elsewhere',
    ['scoreScale', 'parts', 0, 'best'],
    9,
    'scoreScale.parts: by the options they reach 0 to 2',
  ],
  [
    'a cap at a band that is not there',
    ['scoreScale', 'caps'],
    [{ when: ['came to in-cruise'], atMost: 'Winner', said: 'So.' }],
    'scoreScale.caps[0].atMost: there is no band “Winner”',
  ],
  [
    'words that were written for other points',
    ['writtenFor'],
    (titles: readonly string[]) => titles.slice(0, 4),
    'injections[10].moments[0]: it speaks of point leave-or-stay, point sudden-change',
  ],
]

/** Where RT's first decision point stands in its flow, and what shows it. */
const stepAt = case1.flows[1].findIndex(({ screen }) => screen === 'decision-point')
const pointStep = ['flows', 1, stepAt] as const

const mistakesOnTheWay: readonly (readonly [string, Path, unknown, string])[] = [
  [
    'a Provider who never arrives',
    ['flows', 0],
    (flow: readonly { screen: string }[]) => flow.filter(({ screen }) => screen !== 'arrival'),
    'flows[0]: the Provider never arrives',
  ],
  [
    'a flow without the report',
    ['flows', 1],
    (flow: readonly unknown[]) => flow.slice(0, -1),
    'flows[1]: it does not end with the report',
  ],
  ['a point without its name', pointStep, without('point'), `flows[1][${stepAt}]: a step has a point if it is one`],
  [
    'a point under another address',
    [...pointStep, 'path'],
    '/elsewhere',
    `flows[1][${stepAt}].path: the path of point first-ten-minutes is another`,
  ],
  [
    'a page that its point does not have',
    [...pointStep, 'pages', 0, 'path'],
    '/case/decision-point/1/prayer',
    `flows[1][${stepAt}].pages: /case/decision-point/1/prayer has nothing to show`,
  ],
  [
    'a page that is left out',
    [...pointStep, 'pages'],
    (pages: readonly { path: string }[]) => pages.filter(({ path }) => !path.endsWith('/results')),
    `flows[1][${stepAt}].pages: results is missing`,
  ],
  [
    'a prompt for no step',
    ['prompts', 'landing'],
    ['How low are you?'],
    'prompts.landing: no flow has the step landing',
  ],
  [
    'a step without a prompt',
    ['prompts'],
    without('new-support'),
    'prompts.new-support: nothing is said at new-support',
  ],
  [
    'a summary with an item that the stand-in leaves out',
    ['standIns', 'speech', 'summary'],
    (items: readonly unknown[]) => items.slice(1),
    'standIns.speech.summary: one for each item of it',
  ],
  [
    'a sentence by how she is, which nobody chose',
    ['standIns', 'speech', 'handover', 0, 0, 'when'],
    ['ino'],
    'standIns.speech.handover[0]: “ino” is no choice',
  ],
  [
    'a sentence that was not recorded',
    ['standIns', 'speech', 'summary', 0, 0, 'text'],
    'Listen.',
    'standIns.speech.summary[0]: nobody has spoken “Listen.”',
  ],
  [
    'a recording that is never heard',
    ['standIns', 'clips', 'Listen.'],
    { from: 1, bytes: 1, durationMs: 1 },
    'standIns.clips: nobody says “Listen.”',
  ],
  ['a second promise', ['questions', 0, 'isPromise'], true, 'questions[1].isPromise: another is the promise already'],
  [
    'a report without the last gas',
    ['bedsideReport', 'items'],
    (items: readonly { slug: string }[]) => items.filter(({ slug }) => slug !== 'last-gas'),
    'bedsideReport.items: “last-gas” is missing',
  ],
  [
    'a report without a film',
    ['bedsideReport', 'items'],
    (items: readonly { slug: string }[]) => items.filter(({ slug }) => slug !== 'film'),
    'bedsideReport.items: “film” is missing',
  ],
  [
    'a hospital that is no place of the story',
    ['patient', 'receivingHospital', 'value'],
    'Elsewhere',
    'patient.receivingHospital: it is none of the places',
  ],
  [
    'a newborn who is found at another row',
    ['asFound', 'monitor'],
    2,
    'vitalStats: the rows are not those of the newborn as found',
  ],
  [
    'a prompt of the debriefing twice',
    ['debrief', 1, 'prompts', 0, 'slug'],
    case1.debrief[0]?.prompts[0]?.slug,
    'debrief: “',
  ],
  [
    'an event after a task that is not there',
    [...probe, 'moments', 0, 'done'],
    ['Lunch'],
    'moments[0].done: there is no task “Lunch”',
  ],
  [
    'an event before work that nobody does',
    [...probe, 'moments', 0, 'notBegun'],
    ['lunch'],
    'moments[0].notBegun: nobody does “lunch”',
  ],
  [
    'something left where nobody can look',
    [...weight, 'leaves'],
    [{ choice: 'silence', reading: 'a sheet of paper' }],
    'leaves: nobody can look where something is left',
  ],
  [
    'something that the right answer leaves',
    [...probe, 'leaves', 0, 'choice'],
    'right-hand',
    'leaves[0].choice: “right-hand” is no wrong answer to it',
  ],
  [
    'something left that shows nothing else',
    [...probe, 'leaves', 0, 'reading'],
    'right hand: no signal',
    'leaves[0].reading: it shows what it showed before',
  ],
]

const signs = ['instruments', 'signs'] as const
const mistakesOnTheMonitor: readonly (readonly [string, Path, unknown, string])[] = [
  ['two values of one name', [...signs, 0, 'slug'], 'oxygenPre', 'instruments: “oxygenPre” is there twice'],
  [
    'limits of a gas that cross',
    ['instruments', 'analytes', 0, 'limits'],
    { low: 7.4, high: 7.2 },
    'instruments.analytes[0].limits: they cross',
  ],
  [
    'two values that are the oxygen',
    ['instruments', 'analytes', 0, 'kind'],
    'oxygen',
    'instruments.analytes: several are oxygen',
  ],
  [
    'a signal that gets lost and is not there',
    [...probe, 'display', 'lost'],
    'lactate',
    'display.lost: the monitor has no signal “lactate”',
  ],
  [
    'a heart without a rate',
    signs,
    (all: readonly { kind: string }[]) => all.filter(({ kind }) => kind !== 'rate'),
    'instruments.signs: the heart has no rate, or several',
  ],
  [
    'two pressures',
    signs,
    (all: readonly { kind: string }[]) => [...all, { ...all.find(({ kind }) => kind === 'pressure'), slug: 'other' }],
    'instruments.signs: there are several pressures',
  ],
  ['limits that cross', [...signs, 0, 'limits', 'low'], 500, 'instruments.signs[0].limits: they cross'],
  ['a start at a row that is not there', ['vitalStats', 'currentState'], 9, 'vitalStats.allStates: there is no row 9'],
  [
    'a row without one of its values',
    ['vitalStats', 'alliStat', 1],
    without('ph'),
    'vitalStats.alliStat[1]: it needs BE, Glu, HCO3',
  ],
  [
    'a rate in words',
    ['vitalStats', 'allStates', 1, 'heartRate'],
    'fast',
    'vitalStats.allStates[1]: heartRate is no number',
  ],
  [
    'a state that nobody has to be worse than',
    ['vitalStats', 'alliStat'],
    (rows: readonly unknown[]) => rows.slice(0, 1),
    'and nobody is to be worse',
  ],
  [
    'a value that nobody can say',
    ['standIns', 'talk', 'readings'],
    without('heartRate'),
    'standIns.talk.readings.heartRate: nobody says how it is told',
  ],
  [
    'words for a value that is not shown',
    ['standIns', 'talk', 'readings', 'lactate'],
    'Lactate {value}',
    'standIns.talk: lactate: the monitor does not show it',
  ],
]

const stepOf = (task: number, kind: string) => {
  const of = case1.preparationTasks[task]
  const steps = of?.kind === 'mix' ? of.drugs[0]?.steps : of?.steps
  return steps?.findIndex((step) => step.kind === kind) ?? -1
}
const [trayAt, checkAt] = [stepOf(1, 'pick-items'), stepOf(2, 'check')]

const whyDopamine = ['decisionStories', 0, 'groups', 'Medications', 1, 'why'] as const
const mistakesInNumbers: readonly (readonly [string, Path, unknown, string])[] = [
  [
    'a dose in a text that no recipe has',
    whyDopamine,
    'Dopamine at 12 mcg/kg/min.',
    'decisionStories[0].groups.Medications[1].why: the story’s data give no 12 mcg/kg/min',
  ],
  [
    'a volume for each kilogram that the volume beside it is not',
    whyDopamine,
    'That is 32 mL (12 mL/kg).',
    'the story’s data give no 12 mL/kg',
  ],
  ['a pressure that no row shows', whyDopamine, 'Her mean is 29 mmHg.', 'the story’s data give no 29 mmHg'],
  [
    'a weight that is not hers',
    ['challenge', 'asks', 5, 'given', 2, 'value'],
    '3.3 kg',
    'challenge.asks[5].given[2].value: the story’s data give no 3.3 kg',
  ],
  [
    'a weight that is right, and not hers',
    ['preparationTasks', 0, 'steps', 4, 'right'],
    3.3,
    'preparationTasks[0].steps[4].right: the story’s data give no 3.3 kg',
  ],
  [
    'a number said on purpose that is not said',
    ['saidOnPurpose', 0, 'says', 0],
    '32 mL',
    'saidOnPurpose[0]: no text of preparationTasks[0] says 32 mL, or the data give it',
  ],
]

const mistakesOfTables: readonly (readonly [string, Path, unknown, string])[] = [
  [
    'work that needs what nobody does',
    [...mixing, 'drugs', 0, 'needs'],
    { works: ['lunch'], ifMissing: 'Not yet.' },
    'preparationTasks[2].needs: “dopamine” needs “lunch”, which is no other work',
  ],
  [
    'a tray on which nothing is right',
    ['preparationTasks', 1, 'steps', trayAt, 'items'],
    (items: readonly object[]) => items.map((item) => ({ ...item, isRight: false, hint: 'No.' })),
    'items: none is right',
  ],
  [
    'a right item with a hint',
    ['preparationTasks', 1, 'steps', trayAt, 'items'],
    (items: readonly object[]) => items.map((item) => ({ ...item, isRight: true, hint: 'No.' })),
    'is right and has a hint',
  ],
  [
    'a misfit of what was not made',
    [...mixing, 'drugs', 0, 'steps', checkAt, 'made'],
    (made: readonly { slug: string }[]) => made.filter(({ slug }) => slug !== 'label'),
    'misfits: “label” is nothing that was made',
  ],
  [
    'advice for what the order of points has changed',
    ['writtenFor'],
    (points: readonly string[]) => points.toReversed(),
    'the order changed',
  ],
]

/** Where something of the orders stands. */
const cardAt = (slug: string) =>
  ['orders', 'cards', case1.orders?.cards.findIndex((one) => one.slug === slug) ?? -1] as const
const dopamine = [...cardAt('dopamine'), 'parts', 0] as const
const opensAt = (point: string, option: string) =>
  [
    'orders',
    'opens',
    case1.orders?.opens.findIndex((one) => one.point === point && one.option === option) ?? -1,
  ] as const

const mistakesOfOrders: readonly (readonly [string, Path, unknown, string])[] = [
  [
    'a sentence that does not say the dose',
    [...cardAt('dopamine'), 'says'],
    'RN: dopamine.',
    '“{dopamine}” is read back, and the sentence does not say it',
  ],
  [
    'a sentence that does not say the drug',
    [...cardAt('dopamine'), 'says'],
    'RN: {dopamine} micrograms.',
    '“Dopamine” is read back, and the sentence does not say it',
  ],
  [
    'a number that the sentence has only within another',
    [...cardAt('reposition'), 'says'],
    'RT: from 10.5 to 19.5.',
    '“9.5” is read back',
  ],
  [
    'an option without a card',
    [...opensAt('first-ten-minutes', 'dopamine'), 'option'],
    'saline-bolus',
    '“Dopamine” has no card in some state, and nothing says why',
  ],
  [
    'an option with a card in some states alone',
    [...opensAt('first-ten-minutes', 'dopamine'), 'when'],
    ['saline'],
    '“Dopamine” has no card in some state',
  ],
  [
    'a card of an option of another point',
    [...opensAt('first-ten-minutes', 'dopamine'), 'option'],
    'drain',
    'there is no option drain at “first-ten-minutes”',
  ],
  [
    'a card that waits for an option of another point',
    [...opensAt('first-ten-minutes', 'istat'), 'after'],
    ['drain'],
    'after: there is no option drain at “first-ten-minutes”',
  ],
  [
    'a card that is not there',
    [...opensAt('first-ten-minutes', 'dopamine'), 'card'],
    'dobutamine',
    'there is no card “dobutamine”',
  ],
  [
    'a third read-back at a point',
    [...opensAt('new-support', 'hfov-ino-amplitude'), 'isReadBack'],
    true,
    'it is read back, and there is nothing to read back',
  ],
  [
    'too much to read back',
    [...opensAt('sudden-change', 'raise-map'), 'isReadBack'],
    true,
    '3 orders may be read back in full here',
  ],
  [
    'a field whose name tells the drug that is to be read back',
    [...dopamine, 'fields', 1, 'label'],
    'Dopamine',
    'it tells “Dopamine”, which is to be read back',
  ],
  ['a slip that is right', [...dopamine, 'fields', 0, 'slips', 0, 'is'], 'dopamine', '“dopamine” is a slip, and right'],
  ['a stop that nobody is', [...dopamine, 'fields', 0, 'stop'], 'nobody', 'there is no stop “nobody”'],
  ['a stop at no step', [...dopamine, 'fields', 1, 'at'], 'pressed', 'it is stopped in “pressed”, which is no step'],
  [
    'a limit at no step',
    [...dopamine, 'fields', 1, 'limit', 'at'],
    'pressed',
    'it is stopped in “pressed”, which is no step',
  ],
  [
    'hands that wait for nobody',
    [...cardAt('tube-change'), 'parts', 1, 'steps', 2, 'after'],
    'check',
    '“compressions” waits for “check”, which nobody else does',
  ],
  [
    'hands that wait for each other',
    [...cardAt('tube-change'), 'parts', 0, 'steps', 1, 'after'],
    'compressions',
    'hands wait for each other at “out”',
  ],
  ['a word of no list', [...dopamine, 'fields', 0, 'right'], 'dopexamine', 'there is no name “dopexamine”'],
  ['a number from nowhere', [...dopamine, 'steps', 1, 'right'], '{dose}', 'nobody knows what to put for {dose}'],
  ['a right choice that is none', [...dopamine, 'steps', 0, 'right'], 'option-9', '“option-9” is none of the options'],
  [
    'a wrong choice without a hint',
    [...dopamine, 'steps', 0, 'options', 0],
    without('hint'),
    'can be wrong and has no hint',
  ],
  ['a pump with nothing in it', [...dopamine, 'steps', 1, 'on'], { pump: 'Milrinone' }, 'no pump has Milrinone'],
  [
    'a panel of no machine',
    [...cardAt('to-hfov'), 'parts', 0, 'steps', 1, 'on'],
    { machine: 'iron-lung' },
    'there is no machine “iron-lung”',
  ],
  [
    'a label that answers itself',
    [...cardAt('saline'), 'parts', 0, 'steps', 0, 'label'],
    'Draw up 32',
    'it says the number that is asked',
  ],
  ['hands with nothing to do', [...dopamine, 'steps'], [], 'hands have less than two steps'],
]

test.each([
  ...mistakes,
  ...mistakesOnTheWay,
  ...mistakesOnTheMonitor,
  ...mistakesInNumbers,
  ...mistakesOfTables,
  ...mistakesOfOrders,
])('%s is told with its place', (_, path, value, sentence) => {
  expect(
    storyMistakes(withAt(case1, path, value))
      .map(inOneLine)
      .join('\n'),
  ).toContain(sentence)
})

test('a complaint says where in words, what, and what to do', () => {
  expect(storyMistakes(withAt(case1, [...ventilator, 0, 'link'], '/case/decision-point/2/ventilator'))).toContainEqual({
    at: 'decisionStories[2].groups.Ventilator[0]',
    place: 'decision point 3 “Sudden change”, Ventilator, “Stay on HFOV and iNO, lower MAP to 16”',
    what: '“/case/decision-point/2/ventilator” is no page of point sudden-change',
    todo: 'Lead to one of its own pages',
  })
})

/** Our story with a point between the second and the third, and nothing else said of it. */
const withPointAtThird = () => withPointBetween(case1, { slug: 'inserted', title: 'Inserted', after: 'new-support' })

test('an inserted point is told of at every place that is silent about it', () => {
  const told = storyMistakes(withPointAtThird())
  const at = new Set(told.map((one) => one.at))
  // The moments of events that name points, one by one.
  const moments = case1.injections.flatMap((event, index) =>
    event.moments.flatMap(({ points }, place) => (points ? `injections[${index}].moments[${place}]` : [])),
  )
  expect(moments.length).toBeGreaterThanOrEqual(7)
  const silent = [
    ...moments,
    ...['Ventilator', 'Medications', 'Procedure', 'Departure'].map((group) => `standIns.advice.inserted/${group}`),
    'prompts.inserted',
    'machines.hfov',
    ...['bedside-time', 'tube-verified', 'ino-interruption', 'arrival-temperature'].map(
      (slug) => `metrics[${case1.metrics.findIndex((one) => one.slug === slug)}]`,
    ),
    ...['escalation', 'air-leak', 'departure', 'dope'].map(
      (slug) => `objectives[${case1.objectives.findIndex((one) => one.slug === slug)}]`,
    ),
    'handover.items[4]',
    'standIns.speech.handover[6]',
    'infusions[3]',
    'notYetFilmed[0]',
    'scoreScale',
    'scoreScale.parts',
    'writtenFor',
  ]
  expect(silent.filter((place) => !at.has(place))).toEqual([])
  // What is said at the others is theirs as before.
  expect([...at].filter((place) => /^(standIns.advice|prompts)\./.test(place) && !place.includes('inserted'))).toEqual(
    [],
  )
  expect(told.find((one) => one.at === 'metrics[3]')).toMatchObject({
    place: 'metric, “Tube verified before the flight”',
    what: 'it speaks of point in-cruise, point new-support, and of the points “inserted” came new',
  })
  // Once somebody has read them.
  const read = { ...withPointAtThird(), writtenFor: withPointAtThird().decisionStories.map(({ slug }) => slug) }
  expect(storyMistakes(read).filter(({ at: place }) => moments.includes(place))).toEqual([])
})
