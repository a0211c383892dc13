import type { Page } from '@playwright/test'
import { cutOff, expectAccessible, reload } from '../steadiness.ts'
import { expect } from '../team.ts'
import { button, goOn, type Trio } from '../trio.ts'

async function answer(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check()
  await button(page, 'Confirm').click()
}

const arriveAt = async (trio: Trio, path: RegExp) => {
  for (const page of Object.values(trio)) await expect(page).toHaveURL(path)
}

/** How to go: RT's advice and the Provider's way on wait for the network. */
export async function chooseMode(trio: Trio): Promise<void> {
  const { provider, rt, rn } = trio
  const option = 'Fixed wing (Airplane)'
  await arriveAt(trio, /\/selection$/)
  await expectAccessible(rt)
  await Promise.all([cutOff(rt, () => answer(rt, option)), answer(rn, option)])
  for (const role of ['RT', 'RN']) await expect(provider.getByText(`${role} advises ${option}`)).toBeVisible()
  await Promise.all([reload(provider), reload(rt)])
  await expectAccessible(provider)
  await answer(provider, option)
  for (const page of [rt, rn]) await expect(page.getByText(`The Provider has decided: ${option}`)).toBeVisible()
  await reload(rn)
  await Promise.all([cutOff(provider, () => goOn(provider)), goOn(rt), goOn(rn)])

  await arriveAt(trio, /\/selection\/result$/)
  await expect(rn.getByRole('banner').getByLabel('Score')).toHaveText('2')
  await expectAccessible(rn)
  await Promise.all([reload(provider), reload(rt)])
  await Promise.all([cutOff(rn, () => goOn(rn)), goOn(provider), goOn(rt)])
}

/** How fast: the Provider's decision waits for the network, and RN is away when it and the start of the clock are told. */
export async function chooseResponseTime(trio: Trio): Promise<void> {
  const { provider, rt, rn } = trio
  const option = '<30 min'
  await arriveAt(trio, /\/response-time$/)
  for (const page of [rt, rn]) await answer(page, option)
  for (const role of ['RT', 'RN']) await expect(provider.getByText(`${role} advises ${option}`)).toBeVisible()
  await Promise.all([cutOff(provider, () => answer(provider, option)), cutOff(rn, () => expect(rn).toHaveURL(/time$/))])
  for (const page of [rt, rn]) await expect(page.getByText(`The Provider has decided: ${option}`)).toBeVisible()
  await Promise.all([reload(provider), reload(rt), reload(rn)])
  for (const page of [provider, rt, rn]) await goOn(page)

  await arriveAt(trio, /\/response-time\/result$/)
  await expect(rn.getByRole('banner').getByLabel('Score')).toHaveText('4')
  await expectAccessible(provider)
  await Promise.all([reload(provider), reload(rt)])
  await cutOff(rn, () => goOn(provider))
  for (const [page, owner] of [
    [rt, 'therapist'],
    [rn, 'nurse'],
  ] as const) {
    await expect(page).toHaveURL(new RegExp(`/${owner}/transport/preparation$`))
  }
}
