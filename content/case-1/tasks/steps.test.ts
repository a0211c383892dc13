import { expect, test } from 'vitest'
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

test.each(lists)('$name has $count steps', ({ steps, count }) => {
  expect(steps).toHaveLength(count)
})

test('Mixed Meds is dopamine, epinephrine and saline', () => {
  expect(mixedMeds.drugs.map((drug) => drug.slug)).toEqual(['dopamine', 'epinephrine', 'saline'])
})

test.each(steps)('a step that is skipped says why it must not be: $at', ({ step }) => {
  expect(step.ifSkipped).toMatch(/^[A-Z].*\.$/)
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
