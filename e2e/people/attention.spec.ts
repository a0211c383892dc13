import type { Page } from '@playwright/test'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { giveCommands } from '../give-commands.ts'
import { expect, test } from '../team.ts'
import { button } from '../trio.ts'
import { toFirstQuestion, trioAt } from '../trio-at.ts'

interface Device {
  shakes: number[]
  tones: number
  locks: number
}

/** From the next page on it is counted what the device is asked for; it does all of it. */
async function followDevice(page: Page): Promise<() => Promise<Device>> {
  await page.addInitScript(() => {
    const device: Device = { shakes: [], tones: 0, locks: 0 }
    Object.assign(window, { device })
    const { vibrate } = Navigator.prototype
    Navigator.prototype.vibrate = function (pattern: number | Iterable<number>) {
      const shakes = typeof pattern === 'number' ? [pattern] : [...pattern]
      device.shakes.push(...shakes)
      return vibrate.call(this, shakes)
    }
    const { request } = WakeLock.prototype
    WakeLock.prototype.request = function (kind) {
      device.locks += 1
      return request.call(this, kind)
    }
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      device.tones += 1
      return start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { device: Device }).device) // as put there above
}

/** Another tab of the same window lies over it, or not. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('who looks elsewhere is called by the title, the phone and, if wanted, a sound', async ({ app, browser }) => {
  const { provider } = await trioAt(app, browser, toFirstQuestion)
  const device = await followDevice(provider)
  await provider.goto('/provider/transport/selection')
  // What waits as the question comes is there to be seen: nobody is called for that.
  await expect(provider.getByRole('radio').first()).toBeEnabled()
  await button(provider, 'Chat').click()
  await provider.getByRole('button', { name: 'Sound when something waits for you' }).click()
  await expect.poll(async () => (await device()).tones).toBeGreaterThan(0)
  await provider.getByRole('button', { name: 'Close' }).click()
  const heard = (await device()).tones

  await hide(provider, true)
  await giveCommands(app, async ({ as }) => {
    for (const role of [RT, RN]) {
      await as(role, { kind: 'answer-question', question: 'transport-mode', option: 'Fixed wing (Airplane)' })
    }
    await expect(provider).toHaveTitle('● RT and RN have advised · How do we go? · Neonatal Transport Trainer')
    await expect.poll(async () => (await device()).shakes).toEqual([180])
    await expect.poll(async () => (await device()).tones).toBeGreaterThan(heard)
    await as(RN, { kind: 'send-message', message: 'I would go by air.' })
    await expect(provider).toHaveTitle(/^● RN writes: I would go by air\./)
  })
  await hide(provider, false)
  await expect(provider).toHaveTitle('How do we go? · Neonatal Transport Trainer')
})

test('who is at it is not called', async ({ app, browser }) => {
  const { rt } = await trioAt(app, browser, toFirstQuestion)
  const device = await followDevice(rt)
  await rt.goto('/provider/transport/selection')
  await expect(rt.getByRole('radio').first()).toBeEnabled()
  await rt.evaluate(() => {
    // However long the answer takes to come here, it comes just after the press.
    const now = performance.now()
    performance.now = () => now
  })
  await rt.keyboard.press('Shift')
  await giveCommands(app, async ({ as }) => {
    await as(PROVIDER, { kind: 'answer-question', question: 'transport-mode', option: 'Fixed wing (Airplane)' })
  })
  await expect(button(rt, 'Continue')).toBeEnabled()
  await expect(rt).toHaveTitle('How do we go? · Neonatal Transport Trainer')
  expect((await device()).shakes).toEqual([])
})

test('the screen stays lit while the case is on, and is asked for again after the page was hidden', async ({
  app,
  browser,
}) => {
  const { rt } = await trioAt(app, browser, toFirstQuestion)
  const device = await followDevice(rt)
  await rt.goto('/select-role')
  await expect(rt.getByRole('button', { name: 'RT', exact: true })).toBeEnabled()
  expect((await device()).locks).toBe(0)
  await rt.goto('/provider/transport/selection')
  await expect.poll(async () => (await device()).locks).toBe(1)
  await hide(rt, true)
  await hide(rt, false)
  await expect.poll(async () => (await device()).locks).toBe(2)
})

test('the trainer can stand on the home screen', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Neonatal Transport Trainer', display: 'standalone' })
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const icon of [...manifest.icons.map(({ src }: { src: string }) => src), touchIcon]) {
    expect((await request.get(icon)).headers()['content-type'], icon).toBe('image/png')
  }
})
