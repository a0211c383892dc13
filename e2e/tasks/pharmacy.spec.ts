import { orderPharmacy } from '#content/case-1/tasks/order-pharmacy.ts'
import { expect } from '../team.ts'
import { trioAt } from '../trio-at.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { test } from './drawing-team.ts'
import { begin, card, expectDone, tap } from './picture.ts'

test('RN makes the order by tapping pad, pen, shelf, phone and key', { tag: '@walk' }, async ({ app, browser }) => {
  test.slow()
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const troubles = watchForTrouble([rn])
  await begin(rn, `${orderPharmacy.url}?isAR=true`)
  await tap(rn, 'Pad labelled T-2')
  await expect(card(rn)).toContainText('That pad is not hers.')
  await tap(rn, 'Pad labelled T-1')
  await expectDone(rn, 1, 6)
  await tap(rn, 'Pen: write it down')
  await expect(card(rn)).toContainText('Set a number first.')
  for (let press = 0; press < 3; press++) await tap(rn, 'Weight, up by 1')
  for (let press = 0; press < 2; press++) await tap(rn, 'Weight, up by 0.1')
  await tap(rn, 'Pen: write it down')
  await expectDone(rn, 2, 6)
  await tap(rn, 'Dobutamine')
  await expect(card(rn)).toContainText('Dobutamine is not dopamine.')
  for (const good of [
    'Fentanyl 10 mcg/mL, 25 mL syringe',
    'D10W 250 mL',
    'Heparinised saline 0.5 unit/mL, 50 mL',
    'Rocuronium vial 10 mg/mL',
  ]) {
    await tap(rn, good)
  }
  await expectDone(rn, 3, 6)
  await tap(rn, 'The whole shelf')
  await expectDone(rn, 4, 6)
  await tap(rn, 'Phone to the pharmacist')
  await expectDone(rn, 5, 6)
  await tap(rn, 'SEND key')
  await expect(rn.getByText(/Sent\. It arrives at/)).toBeVisible()
  expect(troubles).toEqual([])
})
