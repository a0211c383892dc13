import type { Browser, Page } from '@playwright/test'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { educator, joined, openRoom } from './educator.ts'
import { haveAdvisedAt, playOn } from './play-on.ts'
import type { App } from './start-app.ts'
import { expectTimeLineShown, playheadOf, showReport } from './steps/debriefing.ts'
import { emails, expect, newPage, signIn, takeRole, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'
import { walkInRoom } from './walk-to.ts'

// The pictures that README and guides show, of the app as it is: npm run pictures. Look at each before it is committed.

// As sharp as a phone shows it.
test.use({ deviceScaleFactor: 2 })

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Once all of it has come, and over a connection. */
async function take(page: Page, size: typeof desk, name?: string): Promise<Buffer> {
  await page.setViewportSize(size)
  await expect(page.getByText(/One moment|No connection|reconnecting/)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const scale = size === phone ? 'device' : 'css'
  return page.screenshot({ ...(name && { path: `docs/${name}.png` }), animations: 'disabled', scale })
}

/** Three come to a room and sit down. Gives the Provider's page. */
async function team(browser: Browser, app: App, code: string): Promise<Page> {
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  await takeRole(await joined(browser, app, code, 'Rob'), 'RT')
  await takeRole(await joined(browser, app, code, 'Nia'), 'RN')
  return ann
}

test('role selection', async ({ app, browser }) => {
  const page = await newPage(browser, app, desk)
  await signIn(page, emails.Provider)
  await page.goto('/select-role')
  await expect(page.getByRole('heading', { name: 'Choose your role' })).toBeVisible()
  await take(page, desk, 'select-role')
})

test('one decision on three phones', async ({ app, browser }) => {
  const { provider, rt, rn } = await trioAt(app, browser, (walk) => {
    walk.toDecisions()
    const [first] = idealChoices
    if (first) walk.point(1, first)
  })
  const phones: string[] = []
  for (const page of [provider, rt, rn]) {
    await page.goto('/case/decision-point/2')
    await expect(page.getByRole('heading', { name: 'The situation' })).toBeVisible()
    phones.push(`data:image/png;base64,${(await take(page, phone)).toString('base64')}`)
  }
  // Side by side, as they lie on a table.
  const table = await newPage(browser, app, desk)
  const each = phones.map((src) => `<img src="${src}" style="width:390px;border-radius:28px">`)
  await table.setContent(
    `<body style="margin:0;padding:26px;display:flex;align-items:start;gap:26px;background:#fff">${each.join('')}`,
  )
  await table.screenshot({ path: 'docs/decision.png', clip: { x: 0, y: 0, width: 1274, height: 896 }, scale: 'css' })
})

test('the debriefing and the report', async ({ app, browser }) => {
  const eda = await educator(browser, app, desk)
  const code = await openRoom(eda, 'Blue team', { orders: true })
  const provider = await joined(browser, app, code, 'Ann')
  for (const name of ['Rob', 'Nia']) await joined(browser, app, code, name)
  await walkInRoom(app, 'Blue team', ['Ann', 'Rob', 'Nia'], (walk) => walk.toReport(idealChoices), { hasOrders: true })
  await provider.goto('/final-report')
  await provider.setViewportSize(desk)
  await button(provider, 'Go on to description, with everyone').click()
  await expectTimeLineShown(provider)
  await playheadOf(provider).press('End')
  await playheadOf(provider).evaluate((line) => line.scrollIntoView({ block: 'center' }))
  await take(provider, desk, 'debriefing')
  await showReport(provider)
  await button(provider, 'Bring everyone here').click()
  await provider.setViewportSize(phone)
  await provider.getByText('A newborn far from a center, run 1.').evaluate((line) => {
    scrollTo(0, scrollY + line.getBoundingClientRect().top - 160)
  })
  await take(provider, phone, 'report')
})

test.describe('played on', () => {
  test.use({ pace: 30 })

  test('the console', async ({ app, browser }) => {
    const room = 'Blue team'
    const eda = await educator(browser, app, desk)
    const code = await openRoom(eda, room, { orders: true })
    await team(browser, app, code)
    const isReadBack = (order: { heard: readonly unknown[] } | undefined) => (order?.heard.length ?? 0) > 0
    await playOn(app, room, ({ records }) => Object.values(records.Order).some(isReadBack))
    await eda.goto(`/rooms/${code}/console`)
    await expect(eda.getByRole('region', { name: 'The newborn' })).toBeVisible()
    await eda.getByRole('tab', { name: 'Orders' }).click()
    await take(eda, desk, 'console')
  })

  test('the grey baby', async ({ app, browser }) => {
    const room = 'Grey team'
    const eda = await educator(browser, app, desk)
    const code = await openRoom(eda, room, { story: 'The grey baby' })
    const ann = await team(browser, app, code)
    await playOn(app, room, haveAdvisedAt('grey-baby'), { story: case2 })
    await ann.goto('/case/decision-point/grey-baby')
    await expect(ann.getByText('No femoral pulse. He grunts, 70 a minute.')).toBeVisible()
    await take(ann, phone, 'grey-baby')
  })
})
