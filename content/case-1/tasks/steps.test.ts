import { expect, test } from 'vitest'
import type { Choice, NumberAsked, TaskStep } from '#case/story/task.ts'
import { calibrateIno } from './calibrate-ino.ts'
import { epiChallenge } from './epi-challenge.ts'
import { medPumps } from './med-pumps.ts'
import { drawSaline, mixDopamine, mixEpinephrine, mixedMeds } from './mixed-meds.ts'
import { orderPharmacy } from './order-pharmacy.ts'

const lists = [
  { name: 'Med Pumps', steps: medPumps.steps, count: 7 },
  { name: 'Order Pharmacy', steps: orderPharmacy.steps, count: 6 },
  { name: 'dopamine', steps: mixDopamine.steps, count: 8 },
  { name: 'epinephrine', steps: mixEpinephrine.steps, count: 8 },
  { name: 'saline', steps: drawSaline.steps, count: 5 },
  { name: 'the epi-challenge', steps: epiChallenge.steps, count: 5 },
  { name: 'Calibrate INO', steps: calibrateIno.steps, count: 10 },
]
const steps = lists.flatMap((list) => list.steps.map((step) => ({ at: `${list.name}/${step.slug}`, step })))

const asksOf = (step: TaskStep): readonly NumberAsked[] =>
  step.kind === 'number' ? [step] : step.kind === 'numbers' ? step.asks : []
const choicesOf = (step: TaskStep): readonly Choice[] => {
  if (step.kind === 'choose') return [step]
  const using = step.kind === 'number' ? [step.using] : step.kind === 'numbers' ? step.asks.map((ask) => ask.using) : []
  return using.filter((choice) => choice !== undefined)
}
const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance + 1e-9

/** What the data alone says of a typed number: undefined when it is right, else the hint. */
const hintFor = (value: number, asked: NumberAsked) =>
  isNear(value, asked.right, asked.tolerance)
    ? undefined
    : (asked.wrong.find((wrong) => isNear(value, wrong.value, asked.tolerance))?.hint ?? asked.hint)

test.each(lists)('$name has $count steps, each with a slug of its own', ({ steps, count }) => {
  expect(steps).toHaveLength(count)
  expect(new Set(steps.map((step) => step.slug)).size).toBe(count)
})

test('Mixed Meds is dopamine, epinephrine and saline', () => {
  expect(mixedMeds.drugs.map((drug) => drug.slug)).toEqual(['dopamine', 'epinephrine', 'saline'])
})

test.each(steps)('a step that is skipped says why it must not be: $at', ({ step }) => {
  expect(step.ifSkipped).toMatch(/^[A-Z].*\.$/)
})

test.each(steps.filter(({ step }) => choicesOf(step).length > 0))(
  'of a choice the right option has no hint and every other has one: $at',
  ({ step }) => {
    for (const { options, right } of choicesOf(step)) {
      expect(options.filter((option) => option.hint === undefined).map((option) => option.slug)).toEqual([right])
      expect(new Set(options.map((option) => option.slug)).size).toBe(options.length)
    }
  },
)

test.each(steps.filter(({ step }) => asksOf(step).length > 0))(
  'the right number is accepted, and every known wrong one gets its own hint: $at',
  ({ step }) => {
    for (const asked of asksOf(step)) {
      expect(hintFor(asked.right, asked)).toBeUndefined()
      for (const wrong of asked.wrong) expect(hintFor(wrong.value, asked)).toBe(wrong.hint)
      expect(asked.hint).not.toBe('')
      expect(hintFor(asked.right * 1000 + 1, asked)).toBe(asked.hint)
    }
  },
)

test.each(steps.filter(({ step }) => step.kind === 'pick-items'))(
  'of items to pick some are right and every wrong one has a hint: $at',
  ({ step }) => {
    if (step.kind !== 'pick-items') return
    expect(step.items.some((item) => item.isRight)).toBe(true)
    for (const item of step.items) expect(item.hint !== undefined, item.slug).toBe(!item.isRight)
  },
)

test.each(steps)('the label names the action, not the answer: $at', ({ step }) => {
  const labels = step.kind === 'numbers' ? step.asks.map((ask) => ask.label).join(' ') : step.label
  for (const { options, right } of choicesOf(step)) {
    expect(labels).not.toContain(options.find((option) => option.slug === right)?.name ?? '')
  }
  for (const asked of asksOf(step)) expect(labels.match(/\d+(\.\d+)?/g)?.map(Number) ?? []).not.toContain(asked.right)
  if (step.kind === 'pick-items') {
    for (const item of step.items) expect(labels).not.toContain(item.name)
  }
})

/** The hints a person must be able to meet, each at its step. */
test.each([
  ['Med Pumps/self-test', 'Starting early hides a fault'],
  ['Med Pumps/battery', '41% will not last 5 h with reserve'],
  ['Med Pumps/profile', 'adult profile allows 100-fold rates'],
  ['Med Pumps/weight', '32 kg rejected: over the neonatal limit'],
  ['Med Pumps/occlusion', 'high limit hides an infiltrated line for many minutes'],
  ['Order Pharmacy/tray', 'It lies in the transport bag already'],
  ['Order Pharmacy/tray', 'Dobutamine is not dopamine'],
  ['dopamine/diluent', '49 mL is the epinephrine recipe'],
  ['epinephrine/drug', 'The ready code syringe has expired'],
  ['dopamine/second-check', 'High-alert drug: independent check missing'],
  ['epinephrine/second-check', 'High-alert drug: independent check missing'],
  ['Calibrate INO/leak-check', 'a falling needle is a leak'],
  ['Calibrate INO/low-range', 'Sampling near the circuit gives a false zero'],
  ['Calibrate INO/low-range', 'Low range must come first'],
  ['Calibrate INO/purge', 'Stagnant gas holds NO2'],
])('%s says: %s', (at, hint) => {
  expect(JSON.stringify(steps.find((entry) => entry.at === at)?.step)).toContain(hint)
})
