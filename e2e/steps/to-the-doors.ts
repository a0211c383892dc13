import type { Page } from '@playwright/test'
import type { WorkId } from '#case/records/preparation.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { answerStep, doneStep } from '../do-steps.ts'
import { typing } from '../keyboard.ts'
import { expectAccessible } from '../steadiness.ts'
import { expect } from '../team.ts'
import { button, goOn, type Trio } from '../trio.ts'
import { lookWell, type Played } from './look-well.ts'

/** The Provider takes the call and records what RT and RN then hear. */
export async function takeCallAndBrief({ provider, rt, rn }: Trio): Promise<void> {
  await button(provider, 'Answer').click()
  await goOn(provider)
  await button(provider, 'Go on').click()
  await record(provider)
  await button(provider, 'Share with team').click()
  await button(provider, 'Share it').click()
  await expect(provider.getByText('Shared with your team')).toBeVisible()
  await goOn(provider)

  await Promise.all([rt, rn].map(listen))
  await expect(provider.getByText('Has listened')).toHaveCount(2)
  for (const page of [provider, rt, rn]) await goOn(page)
}

/** On a busy machine a browser may have caught no sound by then: one that says so is asked again. */
export async function record(page: Page): Promise<void> {
  const soundless = page.getByText('This device cannot play the recording.')
  const start = button(page, 'Start recording')
  const heard = page.getByRole('slider').and(page.locator(':enabled'))
  await start.click()
  for (;;) {
    await expect(page.getByRole('timer', { name: 'Recorded' })).toHaveText(/0:(0[2-9]|[1-5]\d)/)
    await button(page, 'Stop recording').click()
    await expect(heard.or(soundless).or(start)).toBeVisible()
    if (await soundless.isVisible()) {
      await button(page, 'Record again').click()
      await button(page, 'Start over').click()
    } else if (await start.isVisible()) await start.click()
    else return
  }
}

export async function listen(page: Page): Promise<void> {
  await button(page, 'Play').click()
  await tickAll(page)
  // It is as long as somebody spoke.
  await expect(page.getByText('You have listened')).toBeVisible({ timeout: 300_000 })
}

export async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
}

/** RT and RN advise, the Provider sees it and decides, and all read the result. */
export async function decideTogether({ provider, rt, rn }: Trio, option: string, score: string): Promise<void> {
  const answer = async (page: Page) => {
    await page.getByRole('radio', { name: option, exact: true }).check()
    await button(page, 'Confirm').click()
  }
  await Promise.all([rt, rn].map(answer))
  for (const role of ['RT', 'RN']) await expect(provider.getByText(`${role} advises ${option}`)).toBeVisible()
  await answer(provider)
  for (const page of [provider, rt, rn]) {
    await goOn(page)
    await expect(page).toHaveURL(/\/result$/)
    await expect(page.getByRole('banner').getByLabel('Score')).toHaveText(score)
  }
}

/** All tasks, step by step in their lists and with the keyboard alone; whoever is free gives the second look. */
export async function prepare({ provider, rt, rn }: Trio): Promise<void> {
  await expect(provider).toHaveURL(/\/provider\/transport\/preparation$/)
  const calibrated = work(rt, 'CalibrateINO', 'Calibrate INO AR')
  await work(rn, 'OrderPharmacy', 'Order Pharmacy AR')
  await work(rn, 'MedPumps', 'Med Pumps AR')
  await work(rn, 'dopamine', 'Dopamine', provider)
  await work(rn, 'epinephrine', 'Epinephrine', provider)
  await calibrated
  await work(rn, 'saline', 'Saline', rt)
  await work(rn, 'epi-challenge', 'Epi-challenge')
}

/** One piece of work, whichever story it is of. */
export async function work(page: Page, id: WorkId, name: string, checker?: Page, played?: Played): Promise<void> {
  const hand = typing(page)
  await hand.press(page.getByRole('link', { name: `Open ${name}` }))
  await hand.press(button(page, 'Start'))
  for (const step of unitOf(played?.story ?? case1, id).steps) {
    await answerStep(page, step, hand)
    if (step.kind === 'check' && checker) {
      const askAgain = () => answerStep(page, step, hand)
      await lookWell(id, { checker, rn: page, hand: typing(checker), askAgain, ...(played && { played }) })
      await typing(checker).press(button(checker, 'Confirm check'))
    }
    await expect(doneStep(page, step)).toBeVisible()
  }
  await expectAccessible(page)
  await hand.press(page.getByRole('link', { name: 'Back to the tasks' }))
}

/** All are ready, and the doors close. */
export async function leave({ provider, rt, rn }: Trio): Promise<void> {
  for (const page of [rt, rn]) {
    await button(page, 'Ready to leave').click()
    await goOn(page)
    await expect(page).toHaveURL(/\/challenge$/)
  }
  await goOn(provider)
  await button(provider, 'Confirm').click()
  await expect(provider.getByText(/The doors close\. The clock stopped at \d+:\d\d\./)).toBeVisible()
  await goOn(provider)
  await expect(provider.getByRole('heading', { name: /Your promise is (not )?kept: <30 min/ })).toBeVisible()
  await goOn(provider)
}
