import type { Page } from '@playwright/test'
import type { WorkId } from '#case/records/preparation.ts'
import { unitOf } from '#case/rules/work-units.ts'
import type { TaskStep } from '#case/story/task.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { answerStep, doneStep, doSteps, pointing } from '../do-steps.ts'
import { cutOff, expectAccessible, reload } from '../steadiness.ts'
import { expect } from '../team.ts'
import { button, type Trio } from '../trio.ts'
import { lookWell } from './look-well.ts'

const stepsOf = (work: WorkId): readonly TaskStep[] => unitOf(case1, work).steps

/** RT does the one task: opened, begun and started upon without a network, then with a reload after every step. */
export async function calibrate({ rt }: Pick<Trio, 'rt'>): Promise<void> {
  const [first, ...rest] = stepsOf('CalibrateINO')
  if (!first) throw new Error('there is nothing to do')
  await expectAccessible(rt)
  await reload(rt)
  await cutOff(rt, async () => {
    await rt.getByRole('link', { name: 'Open Calibrate INO AR' }).click()
    await button(rt, 'Start').click()
  })
  await cutOff(rt, () => answerStep(rt, first))
  await expect(doneStep(rt, first)).toBeVisible()
  for (const step of rest) {
    await doSteps(rt, [step])
    await rt.reload()
    await expect(doneStep(rt, step)).toBeVisible()
  }
  await goBack(rt)
}

/** RN does the three tasks and the challenge, the order first. */
export async function prepareMedicines({ provider, rn }: Pick<Trio, 'provider' | 'rn'>): Promise<void> {
  await expectAccessible(rn)
  await start(rn, 'Order Pharmacy AR')
  await doSteps(rn, stepsOf('OrderPharmacy'))
  await expect(rn.getByText(/Sent\. It arrives at/)).toBeVisible()
  await expectAccessible(rn)
  await goBack(rn)

  await start(rn, 'Med Pumps AR')
  await doSteps(rn, stepsOf('MedPumps'))
  await goBack(rn)

  await mix({ provider, rn }, 'dopamine', 'Dopamine', async (confirm) => {
    await Promise.all([expectAccessible(provider), expectAccessible(rn)])
    await Promise.all([provider.reload(), rn.reload()])
    await confirm()
  })
  await mix({ provider, rn }, 'epinephrine', 'Epinephrine', (confirm) => cutOff(provider, confirm))
  await mix({ provider, rn }, 'saline', 'Saline', (confirm) => confirm())

  const [first, ...rest] = stepsOf('epi-challenge')
  if (!first) throw new Error('there is nothing to do')
  await start(rn, 'Epi-challenge')
  await cutOff(rn, () => answerStep(rn, first))
  await expect(doneStep(rn, first)).toBeVisible()
  await doSteps(rn, rest)
  await expectAccessible(rn)
  await goBack(rn)
}

/** A drug is made by RN and checked by the Provider, whatever page that one is on. */
async function mix(
  { provider, rn }: Pick<Trio, 'provider' | 'rn'>,
  work: WorkId,
  name: string,
  check: (confirm: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const request = provider.getByRole('region', { name: new RegExp(`Second check: ${name}`) })
  await start(rn, name)
  for (const step of stepsOf(work)) {
    await answerStep(rn, step)
    if (step.kind === 'check') {
      await expect(rn.getByText('Waiting for the Provider or RT')).toBeVisible()
      await lookWell(work, { checker: provider, rn, hand: pointing, askAgain: () => answerStep(rn, step) })
      await check(() => request.getByRole('button', { name: 'Confirm check' }).click())
      await expect(request).toBeHidden()
    }
    await expect(doneStep(rn, step)).toBeVisible()
  }
  await expect(rn.getByText('Done.', { exact: true })).toBeVisible()
  await goBack(rn)
}

/** Opens a piece of work from the list of tasks and starts it as soon as that is possible. */
async function start(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Open ${name}` }).click()
  await button(page, 'Start').click()
  await expect(button(page, 'Start')).toBeHidden()
}

const goBack = (page: Page) => page.getByRole('link', { name: 'Back to the tasks' }).click()
