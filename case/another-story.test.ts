import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { mixDrip } from '#content/case-1/tasks/draw-up.ts'
import { createCase } from './create-case.ts'
import { CASE_ID } from './records/collections.ts'
import { decisionPointFlow } from './records/decision-point.ts'
import { PROVIDER, RN, RT } from './records/roles.ts'
import { reportOf } from './report/report.ts'
import type { CaseContent } from './story/content.ts'
import type { DecisionStory } from './story/decision-story.ts'
import type { Flow } from './story/flow.ts'
import type { InfusionRecipe } from './story/recipe.ts'
import { Walk } from './testing/walk.ts'
import { idealChoices, type PointChoices } from './testing/walk-choices.ts'
import { viewFor } from './views/view.ts'

// What a story has more than ours needs content and nothing else.

const milrinone: InfusionRecipe = {
  drug: 'Milrinone',
  stockMgPerMl: 1,
  drugMl: 10,
  diluent: 'D5W',
  diluentMl: 40,
  mcgPerMl: 200,
  doseUnit: 'mcg/kg/min',
  rates: [{ dose: 0.5, mlPerHour: 0.48 }],
}

const mixMilrinone = mixDrip('milrinone', milrinone, {
  wrongDiluent: { value: 48, hint: '48 mL is the dopamine recipe.' },
  wrongDrug: { value: 2, hint: '2 mL is the dopamine recipe.' },
  drugHint: 'The drip needs 10 mg.',
  soundsLike: 'Inamrinone',
  wrongMcgPerMl: 20,
  labels: ['complete', 'vial-strength', 'no-weight'],
  screens: ['right', 'weight', 'strength'],
})

const [pointOne, ...laterPoints] = case1.decisionStories as readonly [DecisionStory, ...DecisionStory[]]
const { mixedMeds } = case1.preparationTasks

/** Our story with a fourth drug that is mixed, and that a bolus of saline at the first point starts. */
const fourDrugs: CaseContent = {
  ...case1,
  preparationTasks: {
    ...case1.preparationTasks,
    mixedMeds: {
      ...mixedMeds,
      totalMs: mixedMeds.totalMs + mixMilrinone.totalMs,
      drugs: [...mixedMeds.drugs, mixMilrinone],
    },
  },
  infusions: [...case1.infusions, { pump: 'checked', recipe: milrinone, dose: 'milrinone' }],
  decisionStories: [
    {
      ...pointOne,
      groups: {
        ...pointOne.groups,
        Medications: (pointOne.groups.Medications ?? []).map((option) =>
          option.slug === 'saline-bolus'
            ? { ...option, effects: [...(option.effects ?? []), { sets: { drips: { milrinone: 0.5 } } }] }
            : option,
        ),
      },
    },
    ...laterPoints.map((story, index) =>
      index > 0
        ? story
        : {
            ...story,
            situation: [
              ...story.situation,
              { part: 'milrinone', when: ['drip milrinone 0.5'] as const, text: 'Milrinone runs.' },
            ],
          },
    ),
  ],
}

/** The same story of a point, under another number. */
const renumbered = <T>(told: T, from: number, to: number): T =>
  JSON.parse(JSON.stringify(told).replaceAll(`/case/decision-point/${from}`, `/case/decision-point/${to}`))

const SIX = 6
const pointFive = case1.decisionStories[SIX - 2] as DecisionStory
const recordOfFive = case1.decisionPoints[SIX - 2] as CaseContent['decisionPoints'][number]

const withSix = (flow: Flow): Flow =>
  flow.flatMap((step) =>
    step.point === SIX - 1 ? [step, { ...renumbered(step, SIX - 1, SIX), title: 'Once more', point: SIX }] : [step],
  )

/** Our story with a sixth decision point, in which the supply fails once more. */
const sixPoints: CaseContent = {
  ...case1,
  prompts: { ...case1.prompts, '/case/decision-point/6': ['What changed?'] },
  flows: [withSix(case1.flows[PROVIDER]), withSix(case1.flows[RT]), withSix(case1.flows[RN])],
  decisionStories: [
    ...case1.decisionStories,
    { ...renumbered(pointFive, SIX - 1, SIX), stretch: { slug: 'descent', label: 'Descent' } },
  ],
  decisionPoints: [
    ...case1.decisionPoints,
    { ...renumbered(recordOfFive, SIX - 1, SIX), decisionPointNumber: SIX, docId: String(SIX) },
  ],
  scoreScale: {
    ...case1.scoreScale,
    best: 34,
    worst: -33,
    bands: case1.scoreScale.bands.map((band) => ({
      ...band,
      from: band.from === -23 ? -33 : band.from,
      to: band.to === 30 ? 34 : band.to,
    })),
    parts: [...case1.scoreScale.parts, { part: 'Decision point 6', best: 4, worst: -10 }],
  },
}

test('a fourth drug is ordered, mixed, checked, run and told of', () => {
  const walk = new Walk({ content: fourDrugs })
  walk.toPreparation()
  const locked = viewFor(walk.state, RN, fourDrugs).tasks?.tasks.flatMap(({ units }) => units)
  expect(locked?.map(({ id, lock }) => [id, lock?.drugs ?? null])).toEqual([
    ...['MedPumps', 'OrderPharmacy', 'dopamine', 'epinephrine', 'saline', 'milrinone'].map((id) => [id, null]),
    ['epi-challenge', 4],
  ])
  expect(locked?.find(({ id }) => id === 'milrinone')?.order).toBe('Milrinone 200 mcg/mL, 50 mL')
  walk.prepare()
  walk.challenges()
  walk.bedside()
  const [first, ...later] = idealChoices as [PointChoices, ...PointChoices[]]
  walk.point(1, first)
  const { vitals, points } = viewFor(walk.state, RN, fourDrugs)
  expect(vitals?.infusions.running).toContainEqual({
    drug: 'Milrinone',
    dose: { value: 0.5, unit: 'mcg/kg/min' },
    mlPerHour: 0.48,
    pump: 'checked',
  })
  expect(points.at(-1)?.situation).toContain('Milrinone runs.')
  for (const [index, choice] of later.entries()) walk.point(index + 2, choice)
  walk.handOver()

  const report = reportOf(walk.log, fourDrugs)
  expect(report.work.map(({ work }) => work)).toContain('milrinone')
  expect(report.checks.map(({ drug }) => drug)).toEqual(['Dopamine', 'Epinephrine', 'Milrinone'])
  expect(report.score.total).toBe(30)
})

test('work that the story does not have is refused as bad input', () => {
  const walk = new Walk()
  walk.toPreparation()
  for (const work of ['milrinone', 'constructor', '__proto__']) {
    expect(walk.refusal(RN, { kind: 'start-task', work })).toBe('bad-input')
    expect(walk.refusal(RN, { kind: 'do-step', work, step: 'load' })).toBe('bad-input')
    expect(walk.refusal(PROVIDER, { kind: 'confirm-check', work })).toBe('bad-input')
    expect(walk.refusal(PROVIDER, { kind: 'send-back-check', work, part: 'label' })).toBe('bad-input')
  }
})

test('a sixth decision point is walked to, decided, scored and told of', () => {
  const ideal = [...idealChoices, ...idealChoices.slice(-1)]
  const walk = new Walk({ content: sixPoints })
  walk.toDecisions()
  for (const [index, choice] of ideal.slice(0, SIX - 1).entries()) walk.point(index + 1, choice)
  const { points, pages } = viewFor(walk.state, RT, sixPoints)
  expect(points.map(({ point }) => point)).toEqual([1, 2, 3, 4, 5, 6])
  expect(points.at(-1)?.eventSentences).toBeGreaterThan(0)
  walk.point(SIX, ideal[SIX - 1] as (typeof ideal)[number])
  expect(pages).toHaveLength(6)
  const flow = walk.state.records.DecisionPointFlow[CASE_ID]
  expect(decisionPointFlow.parse(flow)).toEqual(flow)
  expect(flow?.decisionPointSix?.map(({ step }) => step)).toEqual([
    '/case/decision-point/6',
    '/case/decision-point/6/ventilator-ino',
    '/case/decision-point/6',
    '/case/decision-point/6/medication',
    '/case/decision-point/6',
    '/case/decision-point/6/procedure',
    '/case/decision-point/6/procedure-tidal',
    '/case/decision-point/6/results',
  ])
  walk.handOver()

  const report = reportOf(walk.log, sixPoints)
  expect(report.score).toMatchObject({ total: 34, best: 34, band: { name: 'Expert' } })
  expect(report.decisions.filter(({ part }) => part === 'Decision point 6')).toHaveLength(3)
  expect(report.segments.map(({ slug }) => slug).slice(-4)).toEqual([
    'flight',
    'results-5',
    'descent',
    'arrival-to-handover',
  ])
})

test('a step for a sixth point without its story is told', () => {
  expect(() => createCase({ ...case1, flows: sixPoints.flows, prompts: sixPoints.prompts })).toThrow(
    'it goes to the points 1, 2, 3, 4, 5, 6',
  )
})
