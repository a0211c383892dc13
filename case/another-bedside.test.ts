import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RN } from './records/roles.ts'
import { reportOf } from './report/report.ts'
import { storyMistakes } from './story/checks/story.ts'
import type { CaseContent } from './story/content.ts'
import type { DecisionStory } from './story/decision-story.ts'
import type { Bolus } from './story/recipe.ts'
import { Walk } from './testing/walk.ts'
import { idealChoices, type PointChoices } from './testing/walk-choices.ts'
import { viewFor } from './views/view-cutter.ts'

// Another machine, another gas, another bolus and another fact than ours have need content and nothing else.

const [pointOne, ...laterPoints] = case1.decisionStories as readonly [DecisionStory, ...DecisionStory[]]

const bicarbonate: Bolus = {
  slug: 'bicarbonate',
  name: 'Bicarbonate',
  drug: 'Sodium bicarbonate 4.2%',
  mlPerKg: 2,
  ml: 6.4,
  minutes: 32,
  mlPerHour: 12,
  pump: 'checked',
  limits: { from: 1, to: 4 },
}

const effects: { readonly [slug: string]: NonNullable<DecisionStory['groups']['Ventilator']>[number]['effects'] } = {
  'transport-crossvent': [{ sets: { machine: 'jet', heliox: 60 } }],
  'transport-hfov-ino': [{ sets: { machine: 'hfov', ino: 10, 'ino-since': '09:35' } }],
  'saline-bolus': [{ gives: { bicarbonate: 2 }, sets: { alkaline: true, buffered: '09:40', buffers: 2 } }],
}

const withEffects = (options: DecisionStory['groups']['Ventilator'] = []) =>
  options.map((option) => {
    const changed = effects[option.slug]
    return changed ? { ...option, effects: changed } : option
  })

const { hfov } = case1.machines
if (!hfov) throw new Error('the oscillator is gone')

const anotherBedside: CaseContent = {
  ...case1,
  machines: {
    ...case1.machines,
    hfov: {
      ...hfov,
      readings: hfov.readings.map((reading) =>
        reading.label === 'iNO' && typeof reading.value !== 'string'
          ? { ...reading, value: [...reading.value, { when: ['ino 10'], text: '{ino} ppm' }] }
          : reading,
      ),
    },
    jet: {
      name: 'Transport jet',
      settings: ['jet-rate'],
      readings: [
        { label: 'Rate', value: '{jet-rate} a minute' },
        { label: 'Heliox', value: [{ when: ['heliox 60+'], text: '{heliox} %' }] },
      ],
    },
  },
  settings: [...case1.settings, { slug: 'jet-rate', label: 'Rate', unit: '/min', from: 240, to: 480, step: 60 }],
  gases: [...case1.gases, { slug: 'heliox', name: 'Heliox', unit: '%', from: 20, to: 80, step: 20 }],
  boluses: [...case1.boluses, bicarbonate],
  // What is said on purpose in the first story, but for what the data of this one give.
  saidOnPurpose: (case1.saidOnPurpose ?? []).flatMap(({ says, ...one }) => {
    const alone = says.filter((said) => !['1 mL/kg', '20 %', '80 %'].includes(said))
    return alone.length > 0 ? { ...one, says: alone } : []
  }),
  facts: [
    ...case1.facts,
    { slug: 'alkaline', kind: 'yes-no' },
    { slug: 'buffered', kind: 'time' },
    { slug: 'buffers', kind: 'number', from: 0, to: 4 },
  ],
  asFound: {
    ...case1.asFound,
    'jet-rate': 420,
    heliox: 0,
    bicarbonate: 0,
    alkaline: false,
    buffered: null,
    buffers: 0,
  },
  decisionStories: [
    {
      ...pointOne,
      groups: {
        ...pointOne.groups,
        Ventilator: withEffects(pointOne.groups.Ventilator),
        Medications: withEffects(pointOne.groups.Medications),
      },
    },
    ...laterPoints.map((story, index) =>
      index > 0
        ? story
        : {
            ...story,
            situation: [
              ...story.situation,
              {
                part: 'buffer',
                when: ['alkaline', 'bicarbonate 2+', 'buffers 2'],
                text: '{bicarbonate.ml} mL in {bicarbonate} since {buffered}.',
              },
            ],
          },
    ),
  ],
}

const [first, second] = idealChoices as readonly [PointChoices, PointChoices, ...PointChoices[]]

test('a machine, a gas, a bolus and facts that only this story has are whole', () => {
  expect(storyMistakes(anotherBedside)).toEqual([])
})

test('they are set, shown, told of and come to the report', () => {
  const walk = new Walk({ content: anotherBedside })
  walk.toDecisions()
  walk.point(1, { ...first, Ventilator: 'transport-crossvent', Medications: 'saline-bolus' })
  const { vitals, points } = viewFor(walk.state, RN, anotherBedside)
  expect(vitals?.machine).toEqual({
    machine: 'jet',
    name: 'Transport jet',
    readings: [
      { label: 'Rate', value: '420 a minute' },
      { label: 'Heliox', value: '60 %' },
    ],
  })
  expect(vitals?.infusions.boluses).toEqual([
    { name: 'Saline', ml: 0, count: 0 },
    { name: 'Bicarbonate', ml: 13, count: 2 },
  ])
  expect(points.at(-1)?.situation).toContain('13 mL in 2 since 09:40.')
  for (const [index, choice] of idealChoices.slice(1).entries()) walk.point(index + 2, choice)
  walk.handOver()
  expect(reportOf(walk.log, anotherBedside).handover.items).toHaveLength(10)
})

test('nitric oxide runs at 10 ppm', () => {
  const walk = new Walk({ content: anotherBedside })
  walk.toDecisions()
  walk.point(1, first)
  expect(viewFor(walk.state, RN, anotherBedside).vitals?.machine.readings).toContainEqual({
    label: 'iNO',
    value: '10 ppm',
  })
  walk.point(2, second)
  expect(viewFor(walk.state, RN, anotherBedside).vitals?.machine.readings).toContainEqual({
    label: 'iNO',
    value: '20 ppm',
  })
})
