import { expect, test } from 'vitest'
import type { WorkId } from '#case/records/preparation.ts'
import type { Walk } from '#case/testing/walk.ts'
import type { Part, SceneSetup } from '../scene/scene.ts'
import { outcomeOf } from '../scene/tap.ts'
import { workAfter } from '../scene/test-setups.ts'
import { benchParts } from './bench-parts.ts'

const drugs = ['dopamine', 'epinephrine', 'saline'] as const
const works: readonly WorkId[] = [...drugs, 'epi-challenge']

const mixAll = (walk: Walk) => {
  for (const drug of drugs) {
    walk.work(drug)
    walk.wait(120_000)
  }
}
const after = (work: WorkId, count: number) => workAfter(work, count, work === 'epi-challenge' ? mixAll : undefined)
const stepsOf = (work: WorkId) => after(work, 0).steps

function part(setup: SceneSetup, id: string): Part {
  const found = benchParts(setup).find((each) => each.id === id)
  if (!found) throw new Error(`no part ${id}`)
  return found
}

/** The code dose is drawn, the rate is left. */
function atDrip(): SceneSetup {
  const setup = after('epi-challenge', 4)
  const steps = setup.steps.map((step) => ({
    ...step,
    asks:
      step.asks?.map((ask, index) => (index === 0 ? { ...ask, isDone: true, chosen: '1-ml', value: 0.64 } : ask)) ??
      null,
  }))
  return { ...setup, steps }
}

test.each(works)(
  '%s: every step can be answered by tapping parts, and everything there is to choose is one',
  (work) => {
    for (const [count, step] of stepsOf(work).entries()) {
      const taps = benchParts(after(work, count))
        .map(({ tap }) => tap)
        .filter((tap) => tap.kind !== 'say' && tap.step === step.slug)
      expect(taps, step.slug).not.toEqual([])
      for (const { slug } of [...(step.options ?? []), ...(step.items ?? [])]) {
        expect(taps).toContainEqual({ kind: 'answer', step: step.slug, choice: slug })
      }
      for (const { slug } of step.using?.options ?? step.asks?.[0]?.using?.options ?? []) {
        expect(taps).toContainEqual({ kind: 'using', step: step.slug, using: slug })
      }
      if (step.kind === 'do' || step.kind === 'check') expect(taps).toContainEqual({ kind: 'answer', step: step.slug })
      if (step.kind === 'number') {
        expect(taps).toContainEqual({ kind: 'confirm', step: step.slug })
        expect(taps).toContainEqual(expect.objectContaining({ kind: 'nudge' }))
      }
    }
  },
)

test.each(works)('%s: parts have names of their own at every step', (work) => {
  for (let count = 0; count <= stepsOf(work).length; count++) {
    const parts = benchParts(after(work, count))
    for (const key of ['id', 'name'] as const) expect(new Set(parts.map((each) => each[key])).size).toBe(parts.length)
  }
})

test('a syringe tapped before the label is read asks the rules', () => {
  const setup = after('dopamine', 0)
  expect(outcomeOf(setup, part(setup, 'syringe:50-ml'))).toEqual({
    kind: 'send',
    answer: { step: 'syringe', choice: '50-ml' },
  })
})

test('the plunger is pulled as far as the syringe goes, and the cap gives the amount', () => {
  const setup = { ...after('dopamine', 2), draft: { text: '48', using: 'd5w' } }
  expect(part(setup, 'plunger').drag).toMatchObject({ step: 'diluent', min: 0, max: 50, by: 1 })
  expect(outcomeOf(setup, part(setup, 'cap'))).toEqual({
    kind: 'send',
    answer: { step: 'diluent', value: 48, using: 'd5w' },
  })
  expect(outcomeOf(setup, part(setup, 'barrel'))).toMatchObject({ kind: 'draft', draft: { text: '47' } })
})

test('the full syringe is turned over by tapping it', () => {
  const setup = after('epinephrine', 4)
  expect(outcomeOf(setup, part(setup, 'barrel'))).toEqual({ kind: 'send', answer: { step: 'invert' } })
})

test('the plunger of the challenge draws the drug, then the saline, then the dose with the marks of its syringe', () => {
  expect(part(after('epi-challenge', 1), 'plunger').drag).toMatchObject({ step: 'drug', max: 12 })
  expect(part(after('epi-challenge', 2), 'plunger').drag).toMatchObject({ step: 'diluent', max: 12 })
  const dose = { ...after('epi-challenge', 4), draft: { text: '0.64', using: '1-ml' } }
  expect(part(dose, 'plunger').drag).toMatchObject({ step: 'dose-and-drip', max: 1, by: 0.01 })
  expect(outcomeOf(dose, part(dose, 'cap'))).toEqual({
    kind: 'send',
    answer: { step: 'dose-and-drip', ask: 'code-dose', value: 0.64, using: '1-ml' },
  })
})

test('the keys of the pump belong to the rate, the syringes to the dose', () => {
  const dose = benchParts(after('epi-challenge', 4)).map(({ id }) => id)
  expect(dose).toContain('dose-and-drip:1-ml')
  expect(dose).not.toContain('up')
  const drip = { ...atDrip(), draft: { text: '0.48', using: null } }
  expect(benchParts(drip).map(({ id }) => id)).not.toContain('dose-and-drip:1-ml')
  expect(outcomeOf(drip, part(drip, 'up'))).toMatchObject({ draft: { text: '0.49' } })
  expect(outcomeOf(drip, part(drip, 'ok'))).toEqual({
    kind: 'send',
    answer: { step: 'dose-and-drip', ask: 'drip', value: 0.48 },
  })
})

test('a label that was read stands no longer before the bag it is on', () => {
  const labels = (count: number) => benchParts(after('saline', count)).filter(({ id }) => id.startsWith('read-label:'))
  expect(labels(0)).toHaveLength(3)
  expect(labels(1)).toEqual([])
})

test('the plunger can be pulled by the barrel too, until the syringe is full', () => {
  const drawing = after('dopamine', 2)
  expect(part(drawing, 'barrel').drag).toEqual(part(drawing, 'plunger').drag)
  expect(part(after('dopamine', 4), 'barrel').drag).toBeUndefined()
})
