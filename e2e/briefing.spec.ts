import type { Page } from '@playwright/test'
import { expect, test } from './team.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function answer(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('from the call to the start of the clock: the Provider records, both hear it, all advise and one decides', async ({
  provider,
  rt,
  rn,
}) => {
  test.slow()
  await provider.getByRole('button', { name: 'Answer' }).click()
  await expect(provider.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await goOn(provider)
  await provider.getByRole('button', { name: 'Go on' }).click()
  await expect(provider).toHaveURL(/\/record$/)

  await provider.getByRole('button', { name: 'Start recording' }).click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0?0:0[2-9]/)
  await provider.getByRole('button', { name: 'Stop recording' }).click()
  await provider.getByRole('button', { name: 'Share with team' }).click()
  await provider.getByRole('alertdialog').getByRole('button').last().click()
  await expect(provider.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await goOn(provider)
  await expect(provider).toHaveURL(/\/record\/awaiting$/)

  for (const page of [rt, rn]) {
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled({ timeout: 30_000 })
    await goOn(page)
    await expect(page).toHaveURL(/\/provider\/transport\/selection$/)
  }
  await goOn(provider)

  for (const [option, path] of [
    ['Fixed wing (Airplane)', 'selection'],
    ['<30 min', 'response-time'],
  ] as const) {
    for (const page of [rt, rn, provider]) {
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await answer(page, option)
    }
    for (const page of [provider, rt, rn]) {
      await goOn(page)
      await expect(page).toHaveURL(/result$/)
    }
    if (path === 'selection') for (const page of [provider, rt, rn]) await goOn(page)
  }
  await expect(rn.getByRole('banner').getByLabel('Score')).toHaveText('4')

  await goOn(provider)
  await expect(provider).toHaveURL(/\/provider\/transport\/preparation$/)
  await goOn(rn)
  await expect(rn).toHaveURL(/\/nurse\/transport\/preparation$/)
  await expect(rn.getByRole('banner').getByLabel('Transport timer')).not.toHaveText('0')
})

test('a recording that was not shared is gone from the device after the logout', async ({ provider }) => {
  await provider.getByRole('button', { name: 'Answer' }).click()
  await goOn(provider)
  await provider.getByRole('button', { name: 'Go on' }).click()
  await provider.getByRole('button', { name: 'Start recording' }).click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0?0:0[2-9]/)
  await provider.getByRole('button', { name: 'Stop recording' }).click()
  await expect(provider.getByRole('button', { name: 'Share with team' })).toBeVisible()
  const kept = () => provider.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(await kept()).toContain('recordings')

  await provider.getByRole('button', { name: 'Log out' }).click()
  await provider.getByRole('button', { name: 'Confirm Logout' }).click()
  await expect(provider).toHaveURL(/\/login$/)
  await expect.poll(kept).not.toContain('recordings')
})
