import type { Browser, Page } from '@playwright/test'
import type { App } from './start-app.ts'
import { emails, expect, newPage, signIn, test } from './team.ts'

const CASE = /\/assets\/case-/
const HEALTH = '**/api/health'
const away = 'No connection. This opens as soon as it is back.'

/** Somebody whose browser does not get the part behind the login. */
async function withoutPart(browser: Browser, app: App): Promise<Page> {
  const page = await newPage(browser, app)
  await signIn(page, emails.RT)
  await page.clock.install()
  await page.route(CASE, (route) => route.abort())
  return page
}

/** Time passes until something is seen, in steps that leave the network its turns. */
async function passUntilSeen(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50], timeout: 60_000 })
}

test('a part that cannot come without a network is waited for, and the page says so', async ({ app, browser }) => {
  const page = await withoutPart(browser, app)
  await page.route(HEALTH, (route) => route.abort())
  await page.goto('/select-role')
  await passUntilSeen(page, away)
  // Longer than anybody tries.
  for (let minute = 0; minute < 60; minute++) await page.clock.runFor(1000)
  await expect(page.getByText(away)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)

  await page.unroute(CASE)
  await passUntilSeen(page, 'Choose your role')
})

test('a part that does not come from a server that is there can be asked for again', async ({ app, browser }) => {
  const page = await withoutPart(browser, app)
  await page.goto('/select-role')
  await passUntilSeen(page, 'This part of the trainer could not be loaded.')

  await page.unroute(CASE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await passUntilSeen(page, 'Choose your role')
})

test('a page whose part comes is drawn with it, and no clock is waited for', async ({ app, browser }) => {
  const page = await newPage(browser, app)
  await signIn(page, emails.RT)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/select-role')
  await expect(page.getByText('Choose your role')).toBeVisible()
})

test('the live connection is opened once, and says all while the scripts of the page still come', async ({
  app,
  browser,
}) => {
  const page = await newPage(browser, app)
  await signIn(page, emails.RT)
  const lines: string[] = []
  const isTold = new Promise<void>((resolve) => {
    page.on('websocket', (line) => {
      lines.push(line.url())
      // What a page is told at first, packed: bytes.
      line.on('framereceived', ({ payload }) => typeof payload !== 'string' && resolve())
    })
  })
  await page.route(CASE, async (route) => {
    await isTold
    await route.continue()
  })
  await page.goto('/select-role')
  await expect(page.getByText('Choose your role')).toBeVisible()
  const provider = page.getByRole('button', { name: /^Provider/ })
  await provider.click()
  await expect(page).toHaveURL(/medical-call/)
  expect(lines).toHaveLength(1)
})
