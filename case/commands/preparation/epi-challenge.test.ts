import { expect, test } from 'vitest'
import { epiChallenge } from '#content/case-1/tasks/epi-challenge.ts'
import type { Work } from '../../records/preparation.ts'
import { RN } from '../../records/roles.ts'
import { applyChanges, type CaseState, put } from '../../records/state.ts'
import { verdictOn } from '../../rules/step-answers.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { accept, refuse } from '../define-command.ts'

const walk = new Walk()
walk.toPreparation()
for (const drug of ['dopamine', 'epinephrine', 'saline'] as const) {
  walk.work(drug)
  walk.wait(120_000)
}
const { now } = walk
const steps = ['vial', 'drug', 'diluent', 'label'].map((slug) => ({ slug, at: now }))
const atNumbers: Work = { startedAt: now, steps, parts: [], checkAskedAt: null, firstAnswers: {}, wrong: null }
const numbersStep = epiChallenge.steps.find((step) => step.kind === 'numbers')

const withWork = (work: Work): CaseState => applyChanges(walk.state, [put('Work', 'epi-challenge', work)])
const give = (work: Work, answer: { ask?: string; value?: number; using?: string }, at = now) =>
  decide(
    withWork(work),
    person('nia'),
    ask({ kind: 'do-step', work: 'epi-challenge', step: 'dose-and-drip', ...answer }),
    at,
  )
const draw = (value: number) => ({ ask: 'code-dose', value, using: '1-ml' })
const stored = (work: Partial<Work>) => accept(put('Work', 'epi-challenge', { ...atNumbers, ...work }))
/** The attempt as it is kept. */
const tried = (ask: string, value: number, using: string | null) =>
  put('Attempt', '1', {
    ...{ roleId: RN, at: now, work: 'epi-challenge', step: 'dose-and-drip' },
    ...{ instead: null, choice: null, ask, value, using },
  })
const doseDone: Work = { ...atNumbers, parts: ['code-dose'], firstAnswers: { 'code-dose': 0.64 } }

test.each([0.62, 0.63, 0.64, 0.65, 0.66])('a code dose of %f mL is right', (value) => {
  expect(give(atNumbers, draw(value))).toEqual(stored({ parts: ['code-dose'], firstAnswers: { 'code-dose': value } }))
})

test.each([0.619, 0.661, 0.064, 0.32, 3.2, 6.4, 0, -0.64])(
  'a code dose of %f mL is kept as the first answer and asked again',
  (value) => {
    expect(give(atNumbers, draw(value))).toEqual(
      accept(
        put('Work', 'epi-challenge', {
          ...atNumbers,
          firstAnswers: { 'code-dose': value },
          wrong: { ask: 'code-dose', value },
        }),
        tried('code-dose', value, '1-ml'),
      ),
    )
  },
)

test.each([0.47, 0.48, 0.49])('a drip of %f mL/h is right and finishes the challenge and Mixed Meds', (value) => {
  const task = walk.state.records.TaskList.MixedMeds
  if (!task) throw new Error('not seeded')
  expect(give(doseDone, { ask: 'drip', value }, now + 5)).toEqual(
    accept(
      put('Work', 'epi-challenge', {
        ...atNumbers,
        steps: [...steps, { slug: 'dose-and-drip', at: now + 5 }],
        firstAnswers: { 'code-dose': 0.64, drip: value },
      }),
      put('TaskList', 'MixedMeds', { ...task, taskStatus: 'done' }),
    ),
  )
})

test.each([0.469, 0.491, 0.008, 4.8, 0.15])('a drip of %f mL/h is wrong', (value) => {
  expect(give(doseDone, { ask: 'drip', value })).toEqual(
    accept(
      put('Work', 'epi-challenge', {
        ...doseDone,
        firstAnswers: { 'code-dose': 0.64, drip: value },
        wrong: { ask: 'drip', value },
      }),
      tried('drip', value, null),
    ),
  )
})

test('the first answer is kept when a later one is right', () => {
  const once = { ...atNumbers, firstAnswers: { 'code-dose': 6.4 }, wrong: { ask: 'code-dose', value: 6.4 } }
  expect(give(once, draw(0.64))).toEqual(stored({ parts: ['code-dose'], firstAnswers: { 'code-dose': 6.4 } }))
  expect(give(once, draw(3.2))).toEqual(
    accept(
      put('Work', 'epi-challenge', { ...once, wrong: { ask: 'code-dose', value: 3.2 } }),
      tried('code-dose', 3.2, '1-ml'),
    ),
  )
})

test('the dose comes before the drip, and is drawn into the fine syringe', () => {
  expect(give(atNumbers, { ask: 'drip', value: 0.48 })).toEqual(refuse({ code: 'unknown-option' }))
  expect(give(doseDone, draw(0.64))).toEqual(refuse({ code: 'unknown-option' }))
  expect(give(atNumbers, { ask: 'code-dose', value: 0.64 })).toEqual(refuse({ code: 'unknown-option' }))
  expect(give(atNumbers, { ask: 'code-dose', using: '1-ml' })).toEqual(refuse({ code: 'unknown-option' }))
  expect(give(atNumbers, { ...draw(0.64), using: '10-ml' })).toMatchObject({
    accepted: true,
    refusal: { code: 'wrong-step', hint: 'Too coarse for a dose this small. Take a finer scale.' },
  })
})

test.each([
  ['code-dose', 0.064, 'That is the volume for 1 mg/mL. From the 0.1 mg/mL syringe it is a tenth of the dose.'],
  ['code-dose', 3.2, 'That is the endotracheal dose, 0.1 mg/kg.'],
  ['code-dose', 6.4, 'Ten times too much.'],
  ['code-dose', 1, 'First the dose in mg for 3.2 kg, then the volume at 0.1 mg/mL.'],
  ['drip', 0.008, 'That is mL a minute: the x 60 is missing.'],
  ['drip', 4.8, 'Ten times too much. Look at the decimal point.'],
  ['drip', 0.15, 'The weight is missing.'],
  ['drip', 5, 'Dose x weight x 60, divided by the concentration.'],
])('the verdict on %s %f', (asked, value, verdict) => {
  if (numbersStep?.kind !== 'numbers') throw new Error('no numbers asked')
  expect(verdictOn(numbersStep, { ask: asked, value })).toBe(verdict)
})

test('Mixed Meds is not done without the epi-challenge', () => {
  expect(walk.state.records.TaskList.MixedMeds?.taskStatus).toBe('started')
})
