import type { Page } from '@playwright/test'
import { expect, test } from './team.ts'
import { trioAt } from './trio-at.ts'
import { watchForTrouble } from './watch-for-trouble.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

/** Taps the picture where a part is seen. Its button lies over it and lets the pointer through. */
async function tap(page: Page, name: string): Promise<void> {
  const part = page.locator('[data-part]').and(page.getByLabel(name, { exact: true }))
  const { x, y } = await standing(part)
  await page.mouse.click(x, y)
}

/** The camera flies to where the step is: what is tapped must stand still. */
async function standing(part: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  let last = ''
  let at = { x: 0, y: 0 }
  await expect(async () => {
    const box = await part.boundingBox()
    if (!box) throw new Error('the part is not drawn')
    at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const now = `${Math.round(at.x)} ${Math.round(at.y)}`
    const isStill = now === last
    last = now
    expect(isStill).toBe(true)
  }).toPass({ intervals: [150] })
  return at
}

async function begin(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?isAR=true`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.locator('[data-part]').first()).toBeAttached()
}

const stepsDone = (page: Page, count: number, of: number) =>
  expect(page.getByText(`${count} of ${of} steps`)).toBeVisible()

test('the nitric oxide system is calibrated by tapping its parts, and a reload goes on at the same step', async ({
  app,
  browser,
}) => {
  test.slow()
  const { rt } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const troubles = watchForTrouble([rt])
  await begin(rt, '/therapist/transport/preparation/ino-machine')
  await tap(rt, 'PURGE key')
  await expect(rt.getByText('The system is still off.')).toBeVisible()
  await tap(rt, 'Power key')
  await stepsDone(rt, 1, 8)
  await tap(rt, 'Cylinder valve, open')
  await tap(rt, 'Cylinder valve, close')
  await stepsDone(rt, 2, 8)
  await tap(rt, 'Inlet near the circuit')
  await expect(rt.getByText('Sampling near the circuit gives a false zero.')).toBeVisible()
  await tap(rt, 'Inlet in room air')
  await stepsDone(rt, 3, 8)

  await rt.reload()
  await stepsDone(rt, 3, 8)
  await tap(rt, 'Calibration gas')
  await stepsDone(rt, 4, 8)
  await tap(rt, 'PURGE key')
  await stepsDone(rt, 5, 8)
  await tap(rt, 'Port of the circuit: Dry side')
  await rt.getByLabel('Exact value').fill('40')
  await tap(rt, 'OK key')
  await expect(rt.getByText('Above 20 ppm nothing is gained')).toBeVisible()
  await rt.getByLabel('Exact value').fill('20')
  await tap(rt, 'OK key')
  await stepsDone(rt, 6, 8)
  for (const alarm of ['NO high', 'NO low', 'NO2 high, 2 ppm', 'O2']) await tap(rt, `On the screen: ${alarm}`)
  await stepsDone(rt, 7, 8)
  await tap(rt, 'Manual bag')
  await tap(rt, 'Backup flow switch')
  await expect(rt.getByText('All steps are done.')).toBeVisible()
  expect(troubles).toEqual([])
})

test('the pharmacy order is made by tapping pad, pen, shelf, phone and key', async ({ app, browser }) => {
  test.slow()
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const troubles = watchForTrouble([rn])
  await begin(rn, '/nurse/transport/preparation/order-pharmacy')
  await tap(rn, 'Pad labelled T-2')
  await expect(rn.getByText('That pad is not hers.')).toBeVisible()
  await tap(rn, 'Pad labelled T-1')
  await stepsDone(rn, 1, 6)
  for (let press = 0; press < 3; press++) await tap(rn, 'Weight, up by 1')
  for (let press = 0; press < 2; press++) await tap(rn, 'Weight, up by 0.1')
  await tap(rn, 'Pen: write it down')
  await stepsDone(rn, 2, 6)
  await tap(rn, 'Dobutamine')
  await expect(rn.getByText('Dobutamine is not dopamine.')).toBeVisible()
  for (const good of [
    'Fentanyl 10 mcg/mL, 25 mL syringe',
    'D10W 250 mL',
    'Heparinised saline 0.5 unit/mL, 50 mL',
    'Rocuronium vial 10 mg/mL',
  ]) {
    await tap(rn, good)
  }
  await stepsDone(rn, 3, 6)
  await tap(rn, 'The whole shelf')
  await tap(rn, 'Phone to the pharmacist')
  await stepsDone(rn, 5, 6)
  await tap(rn, 'SEND key')
  await expect(rn.getByText(/Sent\. It arrives at/)).toBeVisible()
  expect(troubles).toEqual([])
})
