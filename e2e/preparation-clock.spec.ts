import type { Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { expect, test } from './team.ts'
import { button, goOn, type Trio, timerOf } from './trio.ts'
import { trioAt } from './trio-at.ts'

const HOUR_MS = 3_600_000
const TEN_MINUTES_MS = 600_000
const result = '/provider/response-time/result'

/** From the next page on the clock of the device is wrong. */
const setClockWrong = (page: Page, byMs: number) =>
  page.addInitScript((ms) => {
    const now = Date.now
    Date.now = () => now() + ms
    window.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [Date.now()]),
    })
  }, byMs)

/** RT's device is an hour fast, RN's an hour slow. */
async function openAll({ provider, rt, rn }: Trio, paths: { provider: string; rt: string; rn: string }): Promise<void> {
  await setClockWrong(rt, HOUR_MS)
  await setClockWrong(rn, -HOUR_MS)
  await Promise.all([provider.goto(paths.provider), rt.goto(paths.rt), rn.goto(paths.rn)])
  expect(await rt.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + HOUR_MS / 2)
}

/** The same on all screens, but for the moment it takes to read it, and what has passed on the server since it began, sometime in between. */
async function expectTogether(trio: Trio, began: { after: number; before: number }): Promise<void> {
  await expect(async () => {
    const readAfter = Date.now()
    const texts = await Promise.all(Object.values(trio).map((page: Page) => timerOf(page).innerText()))
    const seconds = texts.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(1)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(Math.ceil((Date.now() - began.after) / 1000))
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(Math.floor((readAfter - began.before) / 1000) - 1)
  }).toPass({ timeout: 300_000 })
}

/** Up to the Provider's word that starts the clock. */
function toPromise(walk: Walk): void {
  walk.toPreparation()
  walk.asked.splice(-1)
}

test('as the clock starts RT and RN are told and led on to their tasks, and who looks back is offered the way', async ({
  app,
  browser,
}) => {
  const { provider, rt, rn } = await trioAt(app, browser, toPromise)
  await Promise.all([provider.goto(result), rt.goto(result), rn.goto('/provider/transport/selection/result')])
  await expect(button(rt, 'Continue')).toBeDisabled()
  await expect(rt.getByText('Waiting for the Provider to open the preparation.')).toBeVisible()
  await expect(rn.getByText('You are looking back.')).toBeVisible()

  await goOn(provider)
  const told = [rt, rn].map((page) => expect(page.getByText('The transport clock has started.')).toBeVisible())
  await Promise.all([...told, expect(rt).toHaveURL(/\/therapist\/transport\/preparation$/)])
  await expect(rn.getByText('Your own step is “Prepare to leave”.')).toBeVisible()
  await rn.getByRole('link', { name: 'Go to your step' }).click()
  await expect(rn).toHaveURL(/\/nurse\/transport\/preparation$/)
})

test('the transport timer starts on every screen, also on a device whose clock is an hour wrong, and after a reload', async ({
  app,
  browser,
}) => {
  const trio = await trioAt(app, browser, toPromise)
  const pages = Object.values(trio)
  await openAll(trio, { provider: result, rt: result, rn: result })
  for (const page of pages) await expect(timerOf(page)).toHaveText('0')

  const after = Date.now()
  await goOn(trio.provider)
  for (const page of pages) await expect(timerOf(page)).not.toHaveText('0')
  const began = { after, before: Date.now() }
  await expectTogether(trio, began)
  await Promise.all(pages.map((page) => page.reload()))
  await expectTogether(trio, began)
})

test('the transport timer stops on every screen at once, and stays there after a reload', async ({ app, browser }) => {
  const after = Date.now() - TEN_MINUTES_MS
  const trio = await trioAt(app, browser, (walk) => {
    walk.toPreparation()
    walk.prepare()
    // Up to the Provider's word that all leave, at 10:00.
    walk.asked.splice(-5)
  })
  const before = Date.now() - TEN_MINUTES_MS
  const pages = Object.values(trio)
  const paths = { rt: '/therapist/transport/preparation', rn: '/nurse/transport/preparation' }
  await openAll(trio, { provider: '/provider/transport/ready-to-leave', ...paths })
  await expectTogether(trio, { after, before })

  await button(trio.provider, 'Confirm').click()
  await expect(trio.provider.getByText('The doors close. The clock stopped')).toBeVisible()
  const stopped = await timerOf(trio.provider).innerText()
  await expect(trio.provider.getByText(`The clock stopped at ${stopped}.`)).toBeVisible()
  for (const page of pages) await expect(timerOf(page)).toHaveText(stopped)
  for (const page of pages) await page.reload()
  for (const page of pages) await expect(timerOf(page)).toHaveText(stopped)
})
