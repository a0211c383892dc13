import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { expectNotice } from './notices.ts'
import type { App } from './start-app.ts'
import { showReport } from './steps/debriefing.ts'
import { emails, expect, newPage, signIn, test } from './team.ts'
import { walkTo } from './walk-to.ts'

const everyone = [emails.Provider, emails.RT, emails.RN] as const
const points = ['Who, weight, age, family', 'Airway', 'Air leak and drain'] as const
const files = ['/api/report.csv', '/api/report.json'] as const

function toTheNicu(walk: Walk): void {
  walk.toDecisions()
  for (const [index, choices] of idealChoices.entries()) walk.point(index + 1, choices)
}

/** Three people who have flown to the NICU. */
async function atTheNicu(browser: Browser, app: App): Promise<[Page, Page, Page]> {
  const pages = await Promise.all(everyone.map(() => newPage(browser, app)))
  for (const [index, page] of pages.entries()) await signIn(page, everyone[index] ?? '')
  await walkTo(app, everyone, toTheNicu)
  for (const page of pages) await page.goto('/case/NICU')
  // Who is still loading is not led along.
  for (const page of pages) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return pages as [Page, Page, Page] // one for each of everyone
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
/** Plays it, and waits until it can be heard. */
async function listen(page: Page, name: string): Promise<void> {
  const player = page.getByRole('group', { name, exact: true })
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player.getByText(/^0?0:0[1-9] \//)).toBeVisible()
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('timer', { name: 'Recorded' })).toHaveText(/0?0:(0[2-9]|[1-5]\d)/)
  await page.getByRole('button', { name: 'Stop recording' }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save recording', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save it' }).click()
}

test('the Provider hands over, both tick what they hear, and the report opens for all when it is saved', async ({
  app,
  browser,
}) => {
  test.slow()
  const [provider, rt, rn] = await atTheNicu(browser, app)
  await expect(provider.getByText('12:40')).toBeVisible()
  await expect(rn.getByRole('button', { name: 'Continue' })).toBeDisabled()

  await goOn(provider)
  for (const page of [provider, rt, rn]) await heading(page, 'Hand over')
  await goOn(provider)
  await expect(provider.getByRole('alertdialog')).toContainText('Nothing is recorded yet')
  await provider.getByRole('button', { name: 'Stay' }).click()

  await provider.getByRole('button', { name: 'Start recording' }).click()
  await expect(provider.getByRole('button', { name: 'Continue' })).toBeDisabled()
  for (const point of points) await rt.getByRole('checkbox', { name: point }).check()
  await rn.getByRole('checkbox', { name: 'Airway' }).check()
  const line = (page: Page, point: string) => page.getByRole('listitem').filter({ hasText: point })
  await expect(line(provider, 'Airway')).toContainText('RT: heard')
  await expect(line(provider, 'Airway')).toContainText('RN: heard')
  await expect(line(provider, 'Air leak and drain')).toContainText('RN: not yet')
  await expect(line(rn, 'Air leak and drain')).toContainText('RT: heard')
  await rt.getByRole('checkbox', { name: 'Air leak and drain' }).uncheck()
  await expect(line(rn, 'Air leak and drain')).toContainText('RT: not yet')
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0?0:(0[2-9]|[1-5]\d)/)
  await provider.getByRole('button', { name: 'Stop recording' }).click()

  await goOn(provider)
  for (const page of [provider, rt, rn]) await heading(page, 'Save the handover')
  await expect(rt.getByText('The Provider is saving the handover')).toBeVisible()
  await expect(rt.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await provider.reload()
  await expect(provider.getByRole('group', { name: 'your handover' })).toBeVisible()
  await save(provider)
  for (const page of [provider, rt, rn]) {
    await expect(page.getByText('The handover is saved', { exact: true })).toBeVisible()
    await listen(page, 'the handover')
  }
  await rn.getByRole('checkbox', { name: 'Ventilator' }).check()

  for (const page of [rn, provider, rt]) {
    await goOn(page)
    await expect(page).toHaveURL(/\/final-report$/)
    await showReport(page)
    await expect(page.getByText('30 points')).toBeVisible()
  }
  for (const name of ['the summary', 'the handover']) await listen(rn, name)
  await rt.getByLabel('What stays with you?').fill('The light on her chest')
  await expect(rn.getByText('The light on her chest')).toBeVisible()
  const report = await (await provider.request.get('/api/report')).json()
  expect(JSON.stringify(report.debrief)).toContain('{"roleId":1,"text":"The light on her chest"')
  expect(report.summary.path).toMatch(/^\/Audio\/Provider\d+$/)
  expect(report.handover.path).toMatch(/^\/Audio\/NICU\d+$/)
  expect(report.handover.items.filter(({ rn }: { rn: boolean }) => rn)).toHaveLength(2)
})

test('a handover that cannot be uploaded stays on the device, is recorded again, and is saved at the next try', async ({
  app,
  browser,
}) => {
  test.slow()
  const [provider, rt] = await atTheNicu(browser, app)
  await goOn(provider)
  await goOn(provider)
  await provider.getByRole('button', { name: 'Go on' }).click()
  await heading(provider, 'Save the handover')
  await expect(provider.getByText('There is no recording on this device')).toBeVisible()

  await provider.goto('/case/NICU/record')
  await record(provider)
  await provider.getByRole('button', { name: 'Record again' }).click()
  await provider.getByRole('button', { name: 'Start over' }).click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0?0:(0[2-9]|[1-5]\d)/)
  await provider.getByRole('button', { name: 'Stop recording' }).click()
  await provider.getByRole('link', { name: 'Go to your step' }).click()

  await provider.route('**/api/recordings/**', (route) => route.abort())
  await save(provider)
  await expect(provider.getByText('File cannot be Uploaded')).toBeVisible()
  await expect(rt.getByText('The Provider is saving the handover')).toBeVisible()
  await provider.unroute('**/api/recordings/**')
  await provider.getByRole('button', { name: 'Try again' }).click()
  await expectNotice(provider, 'File Uploaded Successfully')
  await listen(rt, 'the handover')
  await expect(provider.getByRole('button', { name: 'Record again' })).toHaveCount(0)
})

test('without a microphone an audio file is the handover', async ({ app, browser }) => {
  const [provider] = await atTheNicu(browser, app)
  await provider.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await provider.reload()
  await goOn(provider)
  await provider.getByRole('button', { name: 'Start recording' }).click()
  await provider.getByLabel('Choose an audio file').setInputFiles('e2e/sounds/six-seconds.webm')
  await expect(provider.getByText('six-seconds.webm')).toBeVisible()
  await goOn(provider)
  await save(provider)
  await expect(provider.getByText('The handover is saved', { exact: true })).toBeVisible()
})

test('the report’s files are for the team, once the handover is saved; the Provider keeps them before the end', async ({
  app,
  browser,
}) => {
  const stranger = await newPage(browser, app)
  const [provider, rt] = await Promise.all([newPage(browser, app), newPage(browser, app)])
  await signIn(provider, emails.Provider)
  await signIn(rt, emails.RT)
  await signIn(await newPage(browser, app), emails.RN)
  const status = async (page: Page, file: string) => (await page.request.get(file)).status()
  for (const file of files) expect([await status(stranger, file), await status(rt, file)]).toEqual([401, 403])

  await walkTo(app, everyone, (walk) => {
    toTheNicu(walk)
    walk.go(0)
    walk.go(0)
  })
  for (const file of files) expect([await status(provider, file), await status(rt, file)]).toEqual([409, 409])
  await provider.goto('/case/NICU/save-recording')
  await provider.getByRole('button', { name: 'Log out' }).click()
  await expect(provider.getByRole('alertdialog')).toContainText('the case and its report end for the whole team')
  await expect(provider.getByRole('link', { name: 'Download CSV' })).toHaveCount(0)
  await provider.getByRole('button', { name: 'Go Back' }).click()

  await record(provider)
  await save(provider)
  await goOn(provider)
  await expect(provider).toHaveURL(/\/final-report$/)
  await provider.getByRole('button', { name: 'Log out' }).click()
  const dialog = provider.getByRole('alertdialog')
  for (const words of [
    'Warning!!',
    'If you Continue then you will be Logged Out.',
    'Press Confirm to Logout',
    'Confirm Logout',
    'Go Back',
  ])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible()
  const table = await download(provider, 'Download CSV')
  expect(table).toContain('"score","","total","","Expert","","30","30"')
  await expect(dialog.getByText('File Downloaded Successfully')).toBeVisible()
  expect(JSON.parse(await download(provider, 'Download JSON'))).toMatchObject({ run: 1, score: { total: 30 } })

  await dialog.getByRole('button', { name: 'Confirm Logout' }).click()
  await expect(provider).toHaveURL(/\/login$/)
  for (const file of files) expect([await status(provider, file), await status(rt, file)]).toEqual([401, 403])
})

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alertdialog').getByRole('link', { name }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}
