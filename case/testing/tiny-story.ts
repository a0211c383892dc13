import { case1 } from '#content/case-1/case-1.ts'
import { mixDrip } from '#content/tasks/draw-up.ts'
import { RN } from '../records/roles.ts'
import type { CaseContent } from '../story/content.ts'
import type { DecisionStory, StoryOption } from '../story/decision-story.ts'
import type { Flow } from '../story/flow.ts'
import { optionInRecord } from '../story/option-in-record.ts'
import type { InfusionRecipe } from '../story/recipe.ts'

// For tests: a story of one point, one drug and other machines, in which RT has nothing to prepare, and nobody is tested. What it
// does not say itself it has from the first.

const POINT = 'open-the-duct'
const path = `/case/decision-point/${POINT}`

const alprostadil: InfusionRecipe = {
  drug: 'Alprostadil',
  stockMgPerMl: 0.5,
  drugMl: 1,
  diluent: 'D5W',
  diluentMl: 49,
  mcgPerMl: 10,
  doseUnit: 'mcg/kg/min',
  rates: [{ dose: 0.05, mlPerHour: 0.96 }],
  limits: { from: 0.01, to: 0.1 },
}

const option = (
  id: number,
  given: Pick<StoryOption, 'slug' | 'name' | 'score' | 'why'> & Partial<StoryOption>,
): StoryOption => ({
  id,
  link: `${path}/${id < 3 ? 'ventilator' : 'medication'}`,
  ...given,
})

const groups: DecisionStory['groups'] = {
  Ventilator: [
    option(1, {
      ...{ slug: 'cpap', name: 'Change to CPAP', score: 1, why: 'He tires, and the drug may stop his breath.' },
      effects: [{ sets: { machine: 'cpap' } }],
    }),
    option(2, { slug: 'cannula', name: 'Stay on the cannula', score: 0, why: 'It carries him no further.' }),
  ],
  Medications: [
    option(3, {
      ...{ slug: 'alprostadil', name: 'Alprostadil', score: 2, why: 'It keeps the duct open, and he lives by it.' },
      effects: [{ sets: { alprostadil: 0.05, 'ductus-open': true } }],
    }),
    option(4, { slug: 'wait', name: 'No drug', score: -1, why: 'The duct closes.' }),
  ],
}

const pageSuffixes = ['ventilator', 'medication', 'results', 'negative'] as const

const row = (page: string, slug: string, fact: string): DecisionStory['pages'][number] => ({
  ...{ page, slug, title: fact, facts: [`${fact}.`] },
})

const point: DecisionStory = {
  slug: POINT,
  title: 'Open the duct',
  time: '09:30',
  stretch: { slug: 'at-the-bedside', label: 'At the bedside' },
  situation: [{ part: 'colour', text: 'He is blue, and quiet.' }],
  groups,
  pages: [
    ...pageSuffixes.map((page) => row(page, 'default', 'Nothing yet')),
    row('ventilator', 'cpap', 'CPAP is on'),
    row('ventilator', 'cannula', 'The cannula stays'),
    row('medication', 'alprostadil', 'Alprostadil runs'),
    row('medication', 'wait', 'Nothing was given'),
    row('results', 'better', 'He turns pink'),
    row('results', 'worse', 'He turns grey'),
  ],
  course: [
    { when: ['ductus-open'], monitor: -2, gas: -2 },
    { when: ['not ductus-open'], monitor: 1, gas: 1 },
  ],
}

const pointStep: Flow[number] = {
  path,
  title: 'Decision: open the duct',
  screen: 'decision-point',
  point: POINT,
  pages: pageSuffixes.map((suffix) => ({ path: `${path}/${suffix}`, title: suffix, screen: 'decision-page' })),
}
const mixing = '/nurse/transport/preparation/mix-medicine'

/** Without challenges; the first page is called otherwise. */
const shortened = (flow: Flow): Flow =>
  flow
    .filter(({ screen, point: of }) => !screen.startsWith('challenge') && (of === undefined || of === 'in-cruise'))
    .map((step, index) => {
      if (index === 0) return { ...step, title: `${step.title}, in short` }
      if (step.point) return pointStep
      return step.screen === 'tasks'
        ? { ...step, pages: (step.pages ?? []).filter((page) => page.path === mixing) }
        : step
    })

const [provider, rt, rn] = case1.flows
const flows: CaseContent['flows'] = [shortened(provider), shortened(rt), shortened(rn)]
const steps = new Set(flows.flatMap((flow) => flow.map((step) => step.point ?? step.path)))

const mixed = mixDrip(
  'alprostadil',
  alprostadil,
  {
    wrongDiluent: { value: 48, hint: 'The drug itself takes 1 mL of the 50.' },
    wrongDrug: { value: 2, hint: 'That is twice the dose.' },
    drugHint: 'The drip needs 0.5 mg.',
    soundsLike: 'Alprazolam',
    wrongMcgPerMl: 100,
    labels: ['complete', 'vial-strength', 'no-weight'],
    screens: ['right', 'weight', 'strength'],
  },
  { weightKg: 3.2, weight: 'her weight' },
)

const said = (sentences: readonly string[]) => sentences.map((text) => [{ text }])
const summary = case1.summary.items.map(({ heading }) => `${heading}, in short.`)
const handover = ['He is pink.']
const clips = Object.fromEntries(
  [...summary, ...handover].map((text, index) => [text, { from: 1 + index * 100, bytes: 100, durationMs: 2000 }]),
)

const { challenge: _, orders: __, monitorCourse, ...rest } = case1
/** Its one point is none at which anybody is warmed. */
const beside = monitorCourse?.beside.map(({ sign, value }) => ({ sign, value })) ?? []

export const tinyStory: CaseContent = {
  ...rest,
  story: { ...case1.story, id: 'short', version: 3, title: 'In short' },
  flows,
  ...(monitorCourse && { monitorCourse: { ...monitorCourse, beside } }),
  call: { ...case1.call, caller: 'Dr. Short' },
  preparationTasks: [
    {
      ...{
        kind: 'mix',
        roleId: RN,
        firebaseId: 'one-drip',
        taskName: 'One drip',
        taskDesc: 'Mix alprostadil',
        url: mixing,
      },
      ...{ totalMs: mixed.totalMs, drugs: [mixed] },
    },
  ],
  machines: {
    cannula: { name: 'Nasal cannula', readings: [{ label: 'Flow', value: '2 L/min' }] },
    cpap: { name: 'CPAP', readings: [{ label: 'Pressure', value: '6 cmH2O' }] },
  },
  settings: [],
  gases: [],
  infusions: [{ pump: 'checked', recipe: alprostadil, dose: 'alprostadil' }],
  boluses: [],
  facts: [{ slug: 'ductus-open', kind: 'yes-no' }],
  codeDoses: [],
  reads: {},
  films: {},
  asFound: { monitor: 3, gas: 3, machine: 'cannula', alprostadil: 0, 'ductus-open': false },
  arrival: {},
  groups: case1.groups.filter(({ name }) => Object.hasOwn(groups, name)),
  decisionStories: [point],
  decisionPoints: [
    {
      caseId: 1,
      decisionPointNumber: 1,
      docId: POINT,
      decisionPointData: (['Ventilator', 'Medications'] as const).map((decisionName) => ({
        ...{ decisionName, rt: null, rn: null, provider: null },
        options: (groups[decisionName] ?? []).map(optionInRecord),
      })),
    },
  ],
  handover: {
    ...case1.handover,
    items: [
      {
        heading: 'How he is',
        fullText: [
          { when: ['ductus-open'], text: 'Pink.' },
          { when: ['not ductus-open'], text: 'Grey.' },
        ],
      },
    ],
  } as CaseContent['handover'],
  notYetFilmed: [],
  objectives: [
    {
      ...{ slug: 'duct', text: 'Keep the duct open', shownBy: 'The point', counts: 'Alprostadil' },
      evidence: [{ kind: 'decided', point: POINT, chose: ['alprostadil'] }],
    },
  ],
  metrics: case1.metrics.slice(0, 1),
  scoreScale: {
    ...case1.scoreScale,
    best: 7,
    worst: -1,
    bands: [{ from: -1, to: 7, name: 'Played', advice: 'Again.' }],
    parts: [...case1.scoreScale.parts.slice(0, 2), { part: 'Open the duct', best: 3, worst: -1 }],
  },
  equals: [],
  unreached: [],
  saidOnPurpose: [
    { at: 'summary', says: ['8 mL/h'], why: 'As the first story tells it.' },
    { at: 'bedsideReport', says: ['9 mL', '6 mL', '8 mL/h'], why: 'As the first story tells it.' },
  ],
  writtenFor: [POINT],
  injections: case1.injections.slice(0, 1),
  prompts: Object.fromEntries([...steps].map((step) => [step, case1.prompts[step] ?? ['What keeps him pink?']])),
  standIns: {
    ...case1.standIns,
    advice: {
      'transport-mode': case1.standIns.advice['transport-mode'] ?? { right: [], wrong: [] },
      'response-time': case1.standIns.advice['response-time'] ?? { right: [], wrong: [] },
      [`${POINT}/Ventilator`]: {
        right: ['He tires.', 'His breath may stop.', 'It carries him further.'],
        wrong: ['He breathes by himself.', 'It is enough.'],
      },
      [`${POINT}/Medications`]: {
        right: ['He lives by the duct.', 'His heart needs it.', 'Blue since the first hour.'],
        wrong: ['It may pass.', 'We know too little.'],
      },
    },
    starts: { alprostadil: ['Mixing the drip now.'] },
    thanks: ['Thank you both.', 'Thank you.'],
    speech: { summary: said(summary), handover: said(handover) },
    clips,
    talk: {
      ...case1.standIns.talk,
      works: { alprostadil: ['drip'] },
      groups: Object.fromEntries(Object.entries(case1.standIns.talk.groups).filter(([name]) => name in groups)),
    },
  },
}
