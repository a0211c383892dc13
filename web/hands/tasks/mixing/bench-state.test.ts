import { expect, test } from 'vitest'
import type { Walk } from '#case/testing/walk.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { workAfter } from '../scene/test-setups.ts'
import { benchScreen, checkCard } from './bench-displays.tsx'
import { doseMl, doseSize, drugMl, mainMl, mainSize, stuckLabel } from './bench-state.ts'

import { stopperAt } from './syringe-sizes.ts'

const mixAll = (walk: Walk) => {
  for (const drug of ['dopamine', 'epinephrine', 'saline'] as const) {
    walk.work(drug)
    walk.wait(120_000)
  }
}
const challenge = (count: number) => workAfter('epi-challenge', count, mixAll)
const drawing = (setup: SceneSetup, text: string, using: string | null = null) => ({ ...setup, draft: { text, using } })

test('the syringe follows what is entered, and keeps what was given', () => {
  expect(mainSize(workAfter('dopamine', 1))).toBeNull()
  const drawn = drawing(workAfter('dopamine', 2), '30')
  expect([mainSize(drawn), mainMl(drawn)]).toEqual(['50-ml', 30])
  expect(mainMl(workAfter('dopamine', 3))).toBe(48)
  expect(mainMl(drawing(workAfter('saline', 2), '12,5'))).toBe(12.5)
})

test('the drug is in a syringe of its own until it is added', () => {
  const drawn = drawing(workAfter('dopamine', 3), '2')
  expect([mainMl(drawn), drugMl(drawn)]).toEqual([48, 2])
  const added = workAfter('dopamine', 5)
  expect([mainMl(added), drugMl(added)]).toEqual([50, 0])
})

test('the challenge adds saline to the drug and takes the dose from both', () => {
  expect(mainMl(drawing(challenge(2), '4'))).toBe(5)
  expect(mainMl(challenge(3))).toBe(10)
  const dose = drawing(challenge(4), '0.5', '1-ml')
  expect([doseSize(dose), doseMl(dose), mainMl(dose)]).toEqual(['1-ml', 0.5, 9.5])
  const done = challenge(5)
  expect([doseSize(done), doseMl(done)]).toEqual(['1-ml', 0.64])
})

test('the stopper stays in its barrel whatever is typed', () => {
  expect(stopperAt('50-ml', 25)).toBeCloseTo((stopperAt('50-ml', 0) + stopperAt('50-ml', 50)) / 2)
  expect(stopperAt('50-ml', 900)).toBe(stopperAt('50-ml', 50))
})

test('the card of the second check says what was drawn and whom it waits for', () => {
  const open = workAfter('epinephrine', 6)
  expect(checkCard(open)).toEqual({
    state: 'open',
    lines: ['Diluent: 49 mL, D5W', 'Drug: 1 mL, 1 mg/mL', 'Label: Epinephrine 20 mcg/mL, 3.2 kg, time'],
    status: 'Nobody asked yet',
  })
  const steps = open.steps.map((step) => (step.slug === 'second-check' ? { ...step, checkAskedAt: 1 } : step))
  expect(checkCard({ ...open, steps })).toMatchObject({ state: 'asked', status: 'Waiting for the Provider or RT' })
  const sentBack = { roleId: 1, part: 'Label', finding: 'It fits.' } as const
  const back = open.steps.map((step) => (step.slug === 'second-check' ? { ...step, sentBack } : step))
  expect(checkCard({ ...open, steps: back })).toMatchObject({ state: 'open', status: 'Look again: label' })
  expect(checkCard(workAfter('epinephrine', 7)).state).toBe('checked')
})

test('the pump asks to be confirmed, then stands by; in the challenge it shows the rate', () => {
  expect(benchScreen(workAfter('dopamine', 7)).rows).toHaveLength(3)
  expect(benchScreen(workAfter('dopamine', 8))).toMatchObject({
    title: 'STANDBY',
    lines: ['1,600 mcg/mL, 3.2 kg', 'The rate is set when it is ordered'],
  })
  expect(stuckLabel(workAfter('dopamine', 6))).toBe('Dopamine 1,600 mcg/mL, 3.2 kg, time')
  expect(benchScreen(challenge(5))).toMatchObject({ large: '0.48', unit: 'mL/h' })
})
