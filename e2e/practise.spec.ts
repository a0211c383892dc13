import type { Page } from '@playwright/test'
import { demoPassword } from './model-database.ts'
import { expectAccessible } from './steadiness.ts'
import { showReport } from './steps/debriefing.ts'
import { playAsNurse, playAsProvider } from './steps/play-alone.ts'
import { emails, expect, logIn, newPage, signIn, test } from './team.ts'
import { button } from './trio.ts'
import { watchForTrouble } from './watch-for-trouble.ts'

// A case that runs fast.
test.use({ pace: 30 })

async function begin(page: Page, role: string, manner: RegExp): Promise<void> {
  await page.getByRole('radio', { name: role, exact: true }).check()
  await page.getByRole('radio', { name: manner }).check()
  // Orders have tests of their own.
  await page.getByRole('checkbox', { name: /^Orders at the bedside/ }).uncheck()
  await expectAccessible(page)
  await button(page, 'Begin').click()
}

/** Who was not logged in is brought back to where they wanted to go. */
async function enter(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await button(page, 'Log in').click()
}

const standIns = (page: Page) => page.getByRole('button', { name: /^(Provider|RT|RN): Stand-in/ })
const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' })

/** In the list, as it does without a picture. */
const asList = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('task-view', 'list')
  })

test('one browser plays the whole case as RN with two stand-ins', { tag: '@walk' }, async ({ app, browser }) => {
  test.setTimeout(1_800_000)
  const page = await newPage(browser, app)
  await asList(page)
  const troubles = watchForTrouble([page])
  await page.goto('/')
  await page.getByRole('link', { name: 'Practise alone' }).click()
  await enter(page, emails.RN)
  await expect(page).toHaveURL(/\/practise$/)
  await begin(page, 'RN', /^Expert/)
  await expect(page).toHaveURL(/\/medical-call\/audio$/)
  await expect(standIns(page)).toHaveCount(2)
  await expect(hint(page)).toContainText('What you do')
  await expectAccessible(page)
  await button(page, 'Got it').click()
  await expect(hint(page)).toBeHidden()

  await playAsNurse(page)
  await showReport(page)
  await expect(page.getByRole('heading', { name: 'Stand-ins' })).toBeVisible()
  await expect(hint(page)).toHaveCount(1)
  await expectAccessible(page)

  await page.goto('/select-role')
  await button(page, 'End the practice').click()
  await button(page, 'End it').click()
  await expect(page.getByRole('link', { name: 'Practise alone' })).toBeVisible()
  await expect(page.getByText(/You are out of the room|ended the run/)).toHaveCount(0)
  expect(troubles).toEqual([])
})

test('another plays it as Provider', { tag: '@walk' }, async ({ app, browser }) => {
  test.setTimeout(1_800_000)
  const page = await newPage(browser, app)
  const troubles = watchForTrouble([page])
  await signIn(page, emails.Provider)
  await page.goto('/select-role')
  await page.getByRole('link', { name: 'Practise alone' }).click()
  await begin(page, 'Provider', /^Expert/)
  await expect(page).toHaveURL(/\/medical-call$/)
  await button(page, 'No more hints').click()
  await playAsProvider(page)
  await expect(hint(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByLabel('Score')).toHaveText('30')
  expect(troubles).toEqual([])
})

test('who comes to practise by its address is brought back after the login; a log-out ends the practice', async ({
  app,
  browser,
}) => {
  const page = await newPage(browser, app)
  await page.goto('/practise')
  await enter(page, emails.RT)
  await expect(page).toHaveURL(/\/practise$/)
  await button(page, 'Begin').click()
  await expect(page.getByRole('alert')).toContainText('Choose the role that you want to play.')
  await page.getByLabel('Clocks run').selectOption('10 times faster')
  const wish = page.waitForRequest('**/api/practise')
  await begin(page, 'RT', /^Distracted/)
  expect((await wish).postDataJSON()).toMatchObject({ roleId: 1, manner: 'distracted', pace: 10 })
  await expect(page).toHaveURL(/\/medical-call\/audio$/)

  await page.goto('/select-role')
  await expect(page.getByText('You practise alone.')).toBeVisible()
  await button(page, 'Log out').click()
  await expect(page.getByText('You practise alone: the practice and its report end.')).toBeVisible()
  await button(page, 'Confirm Logout').click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, emails.RT)
  await expect(page.getByRole('link', { name: 'Practise alone' })).toBeVisible()
})

test.describe('where visitors may practise', () => {
  test.use({ guestsPractise: true })

  test('who has no account goes from the start page to a seat with two stand-ins, and leaves nothing', async ({
    app,
    browser,
  }) => {
    const page = await newPage(browser, app)
    await page.goto('/')
    await page.getByRole('link', { name: 'Practise alone' }).click()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await begin(page, 'RT', /^Ordinary/)
    await expect(page).toHaveURL(/\/medical-call\/audio$/)
    await expect(standIns(page)).toHaveCount(2)

    // A reload goes on where it was.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listen to the briefing')
    await page.goto('/select-role')
    await button(page, 'End the practice').click()
    await button(page, 'End it').click()
    await expect(page).toHaveURL(/\/practise$/)
    await expect(page.getByText('Your practice has ended.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
})

test('a stand-in answers in the chat what it is asked, and nothing else', async ({ app, browser }) => {
  const page = await newPage(browser, app)
  await page.goto('/practise')
  await enter(page, emails.RN)
  await begin(page, 'RN', /^Expert/)
  await button(page, 'Chat').click()
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log).toContainText('A stand-in answers what you ask it')
  await expectAccessible(page)
  const say = async (message: string) => {
    await page.getByLabel('Message').fill(message)
    await button(page, 'Send').click()
    await expect(log.getByText(message)).toBeVisible()
  }
  await say('I am here.')
  await say('RT, who decides?')
  const answer = log.getByRole('listitem').filter({ hasText: 'RT stand-in' })
  await expect(answer.filter({ hasText: 'the Provider' })).toHaveCount(1)
  await say('RT, can you fly?')
  await expect(answer.filter({ hasText: /ask me/i })).toHaveCount(1)
  await expectAccessible(page)
})
