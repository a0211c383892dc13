import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { mixDrip } from '#content/tasks/draw-up.ts'
import { PlayedAlone } from './checks/played-alone.ts'
import { CASE_ID } from './records/collections.ts'
import { PROVIDER, RN, type RoleId, RT } from './records/roles.ts'
import { challengeReport } from './report/challenge-report.ts'
import { reportOf } from './report/report.ts'
import { asksOf } from './rules/asks.ts'
import type { Ask } from './story/ask.ts'
import { checkStory } from './story/checks/story.ts'
import type { CaseContent } from './story/content.ts'
import type { DecisionStory } from './story/decision-story.ts'
import type { InfusionRecipe } from './story/recipe.ts'
import { typing } from './testing/answering.ts'
import { withPointBetween } from './testing/inserted-point.ts'
import { tinyStory } from './testing/tiny-story.ts'
import { Walk } from './testing/walk.ts'
import { idealChoices, type PointChoices } from './testing/walk-choices.ts'
import { viewFor } from './views/view-cutter.ts'

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
  limits: { from: 0.5, to: 0.5 },
}

const mixMilrinone = mixDrip(
  'milrinone',
  milrinone,
  {
    wrongDiluent: { value: 48, hint: '48 mL is the dopamine recipe.' },
    wrongDrug: { value: 2, hint: '2 mL is the dopamine recipe.' },
    drugHint: 'The drip needs 10 mg.',
    soundsLike: 'Inamrinone',
    wrongMcgPerMl: 20,
    labels: ['complete', 'vial-strength', 'no-weight'],
    screens: ['right', 'weight', 'strength'],
  },
  { weightKg: 3.2, weight: 'her weight' },
)

const [pointOne, ...laterPoints] = case1.decisionStories as readonly [DecisionStory, ...DecisionStory[]]

/** Our story with a fourth drug that is mixed, and that a bolus of saline at the first point starts. */
const fourDrugs: CaseContent = {
  ...case1,
  preparationTasks: case1.preparationTasks.map((task) =>
    task.kind === 'mix'
      ? { ...task, totalMs: task.totalMs + mixMilrinone.totalMs, drugs: [...task.drugs, mixMilrinone] }
      : task,
  ),
  standIns: {
    ...case1.standIns,
    starts: { ...case1.standIns.starts, milrinone: ['Mixing milrinone now.'] },
    talk: { ...case1.standIns.talk, works: { ...case1.standIns.talk.works, milrinone: ['milrinone'] } },
  },
  infusions: [...case1.infusions, { pump: 'checked', recipe: milrinone, dose: 'milrinone' }],
  asFound: { ...case1.asFound, milrinone: 0 },
  decisionStories: [
    {
      ...pointOne,
      groups: {
        ...pointOne.groups,
        Medications: (pointOne.groups.Medications ?? []).map((option) =>
          option.slug === 'saline-bolus'
            ? { ...option, effects: [...(option.effects ?? []), { sets: { milrinone: 0.5 } }] }
            : option,
        ),
      },
    },
    ...laterPoints.map((story, index) =>
      index > 0
        ? story
        : {
            ...story,
            situation: [...story.situation, { part: 'milrinone', when: ['milrinone 0.5'], text: 'Milrinone runs.' }],
          },
    ),
  ],
}

const AGAIN = 'second-look'

/** What is advised there: the same once more. */
const adviceAgain = Object.fromEntries(
  ['Ventilator', 'Medications', 'Procedure', 'Departure'].map((group) => {
    const again = (sentences: readonly string[]) => sentences.map((sentence) => `Again. ${sentence}`.slice(0, 140))
    const { right = [], wrong = [] } = case1.standIns.advice[`new-support/${group}`] ?? {}
    return [`${AGAIN}/${group}`, { right: again(right), wrong: again(wrong) }]
  }),
)

const inserted = withPointBetween(case1, { slug: AGAIN, title: 'A second look', after: 'new-support' })
const [...parts] = case1.scoreScale.parts
parts.splice(4, 0, { part: 'A second look', best: 6, worst: -2 })

/** Our story with a point between the second and the third, and what is said of it. */
const sixPoints: CaseContent = {
  ...inserted,
  prompts: { ...case1.prompts, [AGAIN]: ['What changed?'] },
  writtenFor: inserted.decisionStories.map(({ slug }) => slug),
  equals: [...(case1.equals ?? []), { choice: `${AGAIN}/Procedure`, options: ['cxr', 'pal'], why: 'As before.' }],
  standIns: {
    ...case1.standIns,
    advice: { ...case1.standIns.advice, ...adviceAgain },
    thanks: [...case1.standIns.thanks, 'Thank you both, once more.'],
  },
  scoreScale: {
    ...case1.scoreScale,
    best: 36,
    worst: -25,
    bands: case1.scoreScale.bands.map((band) => ({
      ...band,
      from: band.from === -23 ? -25 : band.from,
      to: band.to === 30 ? 36 : band.to,
    })),
    parts,
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

const cylinderPath = '/therapist/transport/preparation/cylinders'

/** Our story with a task more for RT, of which there is no picture. */
const twoForRt: CaseContent = {
  ...case1,
  preparationTasks: [
    ...case1.preparationTasks,
    {
      kind: 'calculate',
      roleId: RT,
      firebaseId: 'cylinders',
      taskName: 'Count the oxygen',
      taskDesc: 'How long the cylinders last',
      url: cylinderPath,
      steps: [
        {
          kind: 'numbers',
          slug: 'minutes',
          label: 'Minutes of oxygen',
          ifSkipped: 'Nobody has counted yet.',
          asks: [
            {
              ...{
                slug: 'lasts',
                label: 'One cylinder at 15 L/min',
                unit: 'min',
                working: '504 L / 15 L/min = 33.6 min',
              },
              ...{ right: 33.6, tolerance: 0.5, wrong: [], hint: 'Divide what is in it by what flows.' },
            },
          ],
        },
      ],
    },
  ],
  flows: case1.flows.map((flow, role) =>
    flow.map((step) =>
      role === RT && step.screen === 'tasks'
        ? { ...step, pages: [...(step.pages ?? []), { path: cylinderPath, title: 'Count the oxygen', screen: 'task' }] }
        : step,
    ),
  ) as unknown as CaseContent['flows'], // still three
  standIns: {
    ...case1.standIns,
    starts: { ...case1.standIns.starts, cylinders: ['Counting the oxygen.'] },
    talk: { ...case1.standIns.talk, works: { ...case1.standIns.talk.works, cylinders: ['cylinders'] } },
  },
}

test('a task more for RT is listed, counted out, waited for and told of', () => {
  const walk = new Walk({ content: twoForRt })
  walk.toPreparation()
  const tasks = () => viewFor(walk.state, RT, twoForRt).tasks?.tasks
  expect(tasks()?.map(({ firebaseId, units }) => [firebaseId, units.map(({ scene }) => scene)])).toEqual([
    ['CalibrateINO', ['ino']],
    ['cylinders', [null]],
  ])
  walk.work('CalibrateINO')
  walk.wait(120_000)
  expect(walk.refusal(RT, { kind: 'ready-to-leave' })).toBe('tasks-open')
  walk.do(RT, { kind: 'start-task', work: 'cylinders' })
  const answer = { kind: 'do-step', work: 'cylinders', step: 'minutes', ask: 'lasts' } as const
  // The first answer is kept, also a wrong one.
  walk.do(RT, { ...answer, value: 3 })
  walk.do(RT, { ...answer, value: 33.6 })
  walk.wait(1000)
  expect(tasks()?.map(({ taskStatus }) => taskStatus)).toEqual(['done', 'done'])
  walk.do(RT, { kind: 'ready-to-leave' })
  const report = reportOf(walk.log, twoForRt)
  expect(report.work.map(({ work, roleId }) => [work, roleId])).toEqual([
    ['CalibrateINO', RT],
    ['cylinders', RT],
  ])
  expect(report.answers).toContainEqual({
    ...{ roleId: RT, question: 'One cylinder at 15 L/min', answer: '3 min', isRight: false },
  })
  expect(case1.preparationTasks).toHaveLength(5)
})

const glucose: Ask = {
  ...{ kind: 'numbers', slug: 'glucose', title: 'Glucose', asked: [RN], question: 'How much glucose does she get?' },
  given: [{ label: 'Running', value: 'D10W at 10.6 mL/h' }],
  numbers: [
    {
      ...{ slug: 'infusion', label: 'Glucose', unit: 'mg/kg/min', right: 5.5, accepted: { from: 5.4, to: 5.6 } },
      ...{ limits: { from: 0, to: 100 }, wrongIdeas: [{ value: 55, why: 'The decimal point slipped.' }] },
    },
  ],
  working: ['10.6 x 100 / 3.2 / 60 = 5.5 mg/kg/min'],
}
const withAsks = (story: CaseContent, asks: readonly Ask[]): CaseContent => ({
  ...story,
  challenge: { about: 'with what was said on the phone', asks },
  standIns: { ...story.standIns, doing: { ...story.standIns.doing, glucose: 'working out the glucose' } },
})

test('something more that RN is asked is answered once, waited for, shown with the result and told of', () => {
  const story = withAsks(case1, [...asksOf(case1), glucose])
  const walk = new Walk({ content: story })
  walk.toPreparation()
  walk.prepare()
  const asked = (role: RoleId) => viewFor(walk.state, role, story).challenge?.asks.map(({ slug }) => slug)
  expect([asked(RN)?.at(-1), asked(RT)?.at(-1)]).toEqual(['glucose', 'cylinders'])
  expect(walk.refusal(RT, typing('glucose', { infusion: 5.5 }))).toBe('not-your-role')
  expect(walk.refusal(RN, typing('glucose', { infusion: 101 }))).toBe('number-out-of-range')
  expect(() => walk.challenges(asksOf(case1))).toThrow('not-done-yet')
  walk.do(RN, typing('glucose', { infusion: 55 }))
  expect(walk.refusal(RN, typing('glucose', { infusion: 5.5 }))).toBe('already-answered')
  expect(walk.state.records.Answer).toEqual({ 'ask/glucose/2': { numbers: { infusion: 55 }, option: null } })
  expect(viewFor(walk.state, RT, story).challenge?.result?.at(-1)?.answers).toMatchObject([
    { roleId: RN, isRight: false, numbers: [{ answer: 55, why: 'The decimal point slipped.' }] },
  ])
  expect(challengeReport(walk.state, story).find(({ slug }) => slug === 'glucose')).toMatchObject({
    ...{ roleId: RN, question: 'Glucose', answer: '55', isRight: false },
    kept: { entered: 'Glucose: 55 mg/kg/min', right: '5.5 mg/kg/min' },
  })
})

/** The tiny story, in which RN alone is asked one number on the way. */
const oneNumber: CaseContent = {
  ...withAsks(tinyStory, [glucose]),
  flows: tinyStory.flows.map((flow, role) =>
    flow.flatMap((step) =>
      role === RN && step.screen === 'obtain-report'
        ? [{ path: '/nurse/challenge', title: 'Challenge', screen: 'challenge' as const }, step]
        : [step],
    ),
  ) as unknown as CaseContent['flows'], // still three
  prompts: { ...tinyStory.prompts, '/nurse/challenge': ['What runs, and how fast?'] },
}

test('a challenge of one number for one role keeps nobody else, and stand-ins answer it', () => {
  const practice = new PlayedAlone(oneNumber, RT, 'expert', 1)
  const { ChallengeStatus, RoleQuestion } = practice.state.records
  expect([ChallengeStatus[CASE_ID], RoleQuestion]).toEqual([{ Nurse: false, Therapist: true, Provider: true }, {}])
  while (!practice.state.records.ChallengeStatus[CASE_ID]?.Nurse) practice.step()
  expect(challengeReport(practice.state, oneNumber)).toMatchObject([{ roleId: RN, answer: '5.5', isRight: true }])
})

test('a story may ask nothing on the way', () => {
  expect(viewFor(new Walk({ content: tinyStory }).state, RN, tinyStory).challenge).toBeNull()
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

test('a point between two others is walked to, decided, scored and told of, and all others keep their names', () => {
  const [one, two, ...later] = idealChoices as [PointChoices, PointChoices, ...PointChoices[]]
  const walk = new Walk({ content: sixPoints })
  walk.toDecisions()
  for (const [index, choice] of [one, two, two].entries()) walk.point(index + 1, choice)
  const { points } = viewFor(walk.state, RT, sixPoints)
  expect(points.map(({ point, place }) => [point, place])).toEqual([
    ['first-ten-minutes', 1],
    ['new-support', 2],
    [AGAIN, 3],
    ['sudden-change', 4],
  ])
  expect(walk.state.records.DecisionPoint[AGAIN]).toMatchObject({ docId: AGAIN, decisionPointNumber: 3 })
  expect(walk.state.records.DecisionPoint['3']).toMatchObject({ docId: '3', decisionPointNumber: 4 })
  for (const [index, choice] of later.entries()) walk.point(index + 4, choice)
  const flow = walk.state.records.DecisionPointFlow[CASE_ID]
  expect(Object.keys(flow ?? {})).toEqual([
    ...['decisionPointOne', 'decisionPointTwo', AGAIN],
    ...['decisionPointThree', 'decisionPointFour', 'decisionPointFive'],
  ])
  const page = `/case/decision-point/${AGAIN}`
  expect(flow?.[AGAIN]?.map(({ step }) => step)).toContain(`${page}/procedure-istat`)
  expect([flow?.[AGAIN]?.[0]?.step, flow?.[AGAIN]?.at(-1)?.step]).toEqual([page, `${page}/results`])
  expect(flow?.decisionPointThree?.[0]?.step).toBe('/case/decision-point/3')
  walk.handOver()

  const report = reportOf(walk.log, sixPoints)
  expect(report.score).toMatchObject({ total: 36, best: 36, band: { name: 'Expert' } })
  expect(report.decisions.filter(({ slug }) => slug === AGAIN).map(({ part }) => part)).toEqual(
    Array.from({ length: 4 }, () => 'Decision point 3'),
  )
  expect(report.score.items.find(({ slug }) => slug === 'sudden-change')).toMatchObject({
    item: 'point-3/Ventilator',
    part: 'Decision point 4',
  })
  expect(report.segments.map(({ slug }) => slug).slice(-8)).toEqual([
    ...[`point-${AGAIN}`, `results-${AGAIN}`, 'point-3', 'results-3', 'point-4', 'results-4'],
    ...['flight', 'arrival-to-handover'],
  ])
  // What the handover looks back at is still the same points.
  expect(report.objectives.every(({ isMet }) => isMet)).toBe(true)
})

test('a page of before points had names sends the place of its point', () => {
  const walk = new Walk({ content: sixPoints })
  walk.toDecisions()
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Ventilator', option: 'remain-simv' })
  expect(walk.refusal(RT, { kind: 'choose-option', point: 7, group: 'Ventilator', option: 'remain-simv' })).toBe(
    'not-due',
  )
  expect(walk.state.records.DecisionPoint['1']?.decisionPointData[0]?.rt).toBe('remain-simv')
})

test('a step for a point without its story is told', () => {
  expect(() => checkStory({ ...case1, flows: sixPoints.flows, prompts: sixPoints.prompts })).toThrow(
    'it goes to the points first-ten-minutes, new-support, second-look, sudden-change, leave-or-stay, in-cruise',
  )
})
