import type { Page } from '@playwright/test'
import { unitOf } from '#case/rules/work-units.ts'
import type { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { epiChallenge } from '#content/case-1/tasks/epi-challenge.ts'
import { mixedMeds } from '#content/case-1/tasks/mixed-meds.ts'
import { pointing } from '../do-steps.ts'
import { lookWell } from '../steps/look-well.ts'
import { expect } from '../team.ts'
import { trioAt } from '../trio-at.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { test } from './drawing-team.ts'
import { begin, card, exactValue, expectDone, pull, tap } from './picture.ts'

const PACE = 30
test.use({ pace: PACE })

/** The preparation has begun, and these drugs are made. */
function toBench(walk: Walk, made: readonly ('dopamine' | 'epinephrine' | 'saline')[]): void {
  walk.toPreparation()
  for (const drug of made) {
    walk.work(drug)
    walk.wait(unitOf(case1, drug).totalMs / PACE)
  }
}

const drug = (work: string) => `${mixedMeds.url}?isAR=true&work=${work}`

/** Taps what is wrong and reads why, then what is right. */
async function choose(page: Page, wrong: string, why: string, right: string): Promise<void> {
  await tap(page, wrong)
  await expect(card(page)).toContainText(why)
  await tap(page, right)
}

/** Reads what is printed on the vial or bag. */
async function readLabel(page: Page): Promise<void> {
  for (const line of ['Name', 'Strength', 'Expiry']) await tap(page, new RegExp(`^Label, ${line}`))
}

/** Draws too much or too little and reads why, then the right amount. */
async function draw(page: Page, amounts: { wrong: number; why: string; right: number }, syringe = 'syringe') {
  await pull(page, syringe === 'syringe' ? /^Plunger, pull/ : /^Plunger of the drug syringe, pull/, 40)
  await expect(exactValue(page)).not.toHaveValue('')
  expect(Number(await exactValue(page).inputValue())).toBeGreaterThan(0)
  await exactValue(page).fill(String(amounts.wrong))
  await tap(page, `Cap the ${syringe}: amount is right`)
  await expect(card(page)).toContainText(amounts.why)
  await exactValue(page).fill(String(amounts.right))
  await tap(page, `Cap the ${syringe}: amount is right`)
}

/** Both others are asked, wherever they are; one of them looks and confirms. */
async function check(rn: Page, work: 'dopamine' | 'epinephrine', confirming: Page, other: Page): Promise<void> {
  const name = work === 'dopamine' ? 'Dopamine' : 'Epinephrine'
  const asked = (page: Page) => page.getByRole('region', { name: new RegExp(`Second check: ${name}`) })
  await expect(asked(confirming)).toBeHidden()
  await tap(rn, 'Ask for the 2nd check')
  await expect(asked(other)).toBeVisible()
  const askAgain = () => tap(rn, 'Ask for the 2nd check')
  await lookWell(work, { checker: confirming, rn, hand: pointing, askAgain })
  await asked(confirming).getByRole('button', { name: 'Confirm check' }).click()
  await expect(asked(other)).toBeHidden()
}

test('RN makes dopamine on the bench, and RT checks it', { tag: '@walk' }, async ({ app, browser }) => {
  test.slow()
  const { provider, rt, rn } = await trioAt(app, browser, (walk) => toBench(walk, []))
  const troubles = watchForTrouble([rn])
  await provider.goto('/medical-call')
  await rt.goto('/therapist/transport/preparation')
  await begin(rn, drug('dopamine'))
  await readLabel(rn)
  await expectDone(rn, 1, 8)
  await choose(rn, 'Syringe: 10 mL', 'Too small', 'Syringe: 50 mL')
  await expectDone(rn, 2, 8)
  await tap(rn, 'Bag: D5W')
  await draw(rn, { wrong: 50, why: 'leave room for the drug', right: 48 })
  await expectDone(rn, 3, 8)
  await draw(rn, { wrong: 1, why: 'the epinephrine recipe', right: 2 }, 'drug syringe')
  await expectDone(rn, 4, 8)
  await tap(rn, 'Turn the syringe over')
  await expectDone(rn, 5, 8)
  await choose(
    rn,
    'Printed label: Dopamine 40 mg/mL, 3.2 kg, time',
    '40 mg/mL is the vial.',
    'Printed label: Dopamine 1,600 mcg/mL, 3.2 kg, time',
  )
  await expectDone(rn, 6, 8)
  await check(rn, 'dopamine', rt, provider)
  await expectDone(rn, 7, 8)
  await choose(rn, 'On the pump: 1,600 mcg/mL, 32 kg', 'Ten times her weight.', 'On the pump: 1,600 mcg/mL, 3.2 kg')
  await expectDone(rn, 8, 8)
  await expect(rn.getByText('Done.', { exact: true })).toBeVisible()
  expect(troubles).toEqual([])
})

test('RN makes epinephrine on the bench, and the Provider, who reads up on the call, checks it', {
  tag: '@walk',
}, async ({ app, browser }) => {
  test.slow()
  const { provider, rt, rn } = await trioAt(app, browser, (walk) => toBench(walk, ['dopamine']))
  const troubles = watchForTrouble([rn])
  await provider.goto('/medical-call')
  await rt.goto('/therapist/transport/preparation')
  await begin(rn, drug('epinephrine'))
  await readLabel(rn)
  await tap(rn, 'Syringe: 50 mL')
  await expectDone(rn, 2, 8)
  await tap(rn, 'Bag: D5W')
  await draw(rn, { wrong: 48, why: '48 mL is the dopamine recipe.', right: 49 })
  await expectDone(rn, 3, 8)
  await tap(rn, 'Box: 0.1 mg/mL, expired')
  await draw(rn, { wrong: 1, why: 'The ready code syringe has expired', right: 1 }, 'drug syringe')
  await card(rn).getByRole('radio', { name: '1 mg/mL', exact: true }).check()
  await tap(rn, 'Cap the drug syringe: amount is right')
  await expectDone(rn, 4, 8)
  await tap(rn, 'Turn the syringe over')
  await expectDone(rn, 5, 8)
  await tap(rn, 'Printed label: Epinephrine 20 mcg/mL, 3.2 kg, time')
  await expectDone(rn, 6, 8)
  await check(rn, 'epinephrine', provider, rt)
  await expectDone(rn, 7, 8)
  await tap(rn, 'On the pump: 20 mcg/mL, 3.2 kg')
  await expectDone(rn, 8, 8)
  await expect(rn.getByText('Done.', { exact: true })).toBeVisible()
  expect(troubles).toEqual([])
})

test('RN draws up the bolus on the bench, which nobody has to check', { tag: '@walk' }, async ({ app, browser }) => {
  test.slow()
  const { rn } = await trioAt(app, browser, (walk) => toBench(walk, ['dopamine', 'epinephrine']))
  const troubles = watchForTrouble([rn])
  await begin(rn, drug('saline'))
  await readLabel(rn)
  await tap(rn, 'Syringe: 50 mL')
  await expectDone(rn, 2, 5)
  await tap(rn, 'Bag: 0.9% saline')
  await draw(rn, { wrong: 3.2, why: 'Look at the decimal point.', right: 32 })
  await expectDone(rn, 3, 5)
  await choose(
    rn,
    'Printed label: 0.9% saline 32 mL, time',
    'Something is missing.',
    'Printed label: 0.9% saline 32 mL, 3.2 kg, time',
  )
  await expectDone(rn, 4, 5)
  await tap(rn, 'On the pump: 0.9% saline, 3.2 kg')
  await expectDone(rn, 5, 5)
  await expect(rn.getByText('Done.', { exact: true })).toBeVisible()
  expect(troubles).toEqual([])
})

test('RN makes the code dose on the bench when the drugs are made', async ({ app, browser }) => {
  test.slow()
  const { rn } = await trioAt(app, browser, (walk) => toBench(walk, ['dopamine', 'epinephrine', 'saline']))
  const troubles = watchForTrouble([rn])
  await begin(rn, `${epiChallenge.url}?isAR=true`)
  await choose(rn, 'Vial: 0.1 mg/mL, expired', 'this one has expired', 'Vial: 1 mg/mL')
  await expectDone(rn, 1, 5)
  await draw(rn, { wrong: 10, why: 'drug and saline together', right: 1 })
  await expectDone(rn, 2, 5)
  await draw(rn, { wrong: 10, why: 'That makes 11 mL.', right: 9 })
  await expectDone(rn, 3, 5)
  await choose(rn, 'Printed label: 20 mcg/mL', '20 mcg/mL is the drip.', 'Printed label: 0.1 mg/mL')
  await expectDone(rn, 4, 5)
  await tap(rn, 'Syringe for the dose, 1 mL')
  await draw(rn, { wrong: 6.4, why: 'Ten times too much.', right: 0.64 })
  await expect(card(rn)).toContainText('What rate?')
  await exactValue(rn).fill('4.8')
  await tap(rn, 'OK key of the pump')
  await expect(card(rn)).toContainText('Ten times too much.')
  await exactValue(rn).fill('0.47')
  await tap(rn, 'Rate, up by 0.01')
  await expect(exactValue(rn)).toHaveValue('0.48')
  await tap(rn, 'OK key of the pump')
  await expectDone(rn, 5, 5)
  expect(troubles).toEqual([])
})
