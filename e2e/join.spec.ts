import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { educator, joined, openRoom } from './educator.ts'
import type { App } from './start-app.ts'
import { expectAccessible } from './steadiness.ts'
import { emails, expect, newPage, signIn, takeRole, test } from './team.ts'
import { button } from './trio.ts'

const run = promisify(execFile)

/** By the administrator's command line. */
async function rooms({ databaseUrl }: App, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  return (await run(process.execPath, ['dist/server/rooms.js', ...words], { env })).stdout
}

/** Opens a room, and gives its code. */
async function open(app: App, name: string): Promise<string> {
  const [, code = ''] = /Code: (\w{6})\./.exec(await rooms(app, 'open', ...name.split(' '))) ?? []
  expect(await rooms(app, 'list')).toContain(`${code}  ${name}`)
  return code
}

/** From the address on the projector to the roles, with the presses it took. */
async function join(browser: Browser, app: App, code: string, name: string): Promise<{ page: Page; presses: number }> {
  const page = await newPage(browser, app)
  let presses = 0
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Join').click()
  presses += 1
  await expect(page.getByRole('heading', { name: 'Choose your role' })).toBeVisible()
  return { page, presses }
}

test('three people without accounts join by the address of their room and play there, beside the open room', async ({
  app,
  browser,
  provider: elsewhere,
}) => {
  const code = await open(app, 'Blue team')
  const ann = await join(browser, app, code, 'Ann')
  await expect(ann.page.getByText('Blue team', { exact: true })).toBeVisible()
  await takeRole(ann.page, 'Provider')
  expect(ann.presses + 1).toBeLessThanOrEqual(3)
  await expect(ann.page).toHaveURL(/\/medical-call$/)
  const { page: rob } = await join(browser, app, code.toLowerCase(), 'Rob')
  await expect(rob.getByText('Held by Ann, present')).toBeVisible()
  await takeRole(rob, 'RT')
  await expect(button(ann.page, 'RT: Rob, present')).toBeVisible()

  await rob.getByRole('button', { name: 'Chat' }).click()
  await rob.getByLabel('Message').fill('Only for us.')
  await rob.getByLabel('Message').press('Enter')
  await expect(ann.page.getByText('1 unread')).toBeAttached()
  await expect(elsewhere.getByText('unread')).toHaveCount(0)
  await expect(button(elsewhere, 'RT: seat free')).toBeVisible()

  // The Provider's log-out ends no case here, and by the same name they are back in it.
  await button(ann.page, 'Log out').click()
  await expect(ann.page.getByRole('alertdialog')).toContainText('Your seat waits for you.')
  await button(ann.page, 'Confirm Logout').click()
  await expect(ann.page).toHaveURL(/\/join$/)
  await expectAccessible(ann.page)
  await ann.page.getByLabel('Code').fill(code)
  await ann.page.getByLabel('Your name').fill('Ann')
  await button(ann.page, 'Join').click()
  await takeRole(ann.page, 'Provider')
  await expect(ann.page).toHaveURL(/\/medical-call$/)

  expect(await rooms(app, 'list')).toContain('a case is under way  2 of 3 seats held')
  expect(await rooms(app, 'end', code)).toBe('Ended Blue team. Nothing of it is left.\n')
  for (const page of [ann.page, rob]) {
    await expect(page).toHaveURL(/\/join$/)
    await expect(page.getByText('You are out of the room')).toBeVisible()
  }
  await expect(elsewhere).toHaveURL(/\/medical-call$/)
})

test('a seated guest who opens the code of another room is asked first, and goes without leaving the seat taken', async ({
  app,
  browser,
}) => {
  const [blue, green] = [await open(app, 'Blue team'), await open(app, 'Green team')]
  const { page: ann } = await join(browser, app, blue, 'Ann')
  await takeRole(ann, 'Provider')
  const { page: rob } = await join(browser, app, blue, 'Rob')
  await takeRole(rob, 'RT')
  await expect(button(ann, 'RT: Rob, present')).toBeVisible()

  await rob.goto(`/join/${green}`)
  await button(rob, 'Join').click()
  const question = rob.getByRole('alertdialog')
  await expect(question).toContainText(
    'You are in Blue team as Rob, with the seat of RT. To join Green team you leave it.',
  )
  await expectAccessible(rob)
  await button(question, 'Stay there').click()
  await expect(question).toHaveCount(0)
  await button(rob, 'Join').click()
  await button(question, 'Leave it and join').click()
  await expect(rob.getByText('Green team', { exact: true })).toBeVisible()
  await expect(button(ann, 'RT: seat free')).toBeVisible()
})

test('who comes back with another device is let in to their seat by the educator, who reads the number on its screen', async ({
  app,
  browser,
}) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Blue team')
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  const card = eda.getByRole('article', { name: 'Blue team' })
  await ann.context().close()
  await expect(card.getByText('Ann (Provider) is away.')).toBeVisible()

  const other = await newPage(browser, app)
  await other.goto(`/join/${code}`)
  await other.getByLabel('Your name').fill('Ann')
  await button(other, 'Join').click()
  await expect(other.getByText('A seat or notes wait here for somebody of this name')).toBeVisible()
  await button(other, 'That is me: ask to be let back in').click()
  const waiting = other.getByRole('status').filter({ hasText: 'tell them your number' })
  await expect(waiting).toHaveText(/\d/)
  const [number = 'none'] = /\d+/.exec(await waiting.innerText()) ?? []
  await expect(card.getByText(`Ann asks to be let back in. Their screen shows ${number}.`)).toBeVisible()
  await expectAccessible(other)
  await expectAccessible(eda)
  await button(card, 'Let Ann back in').click()
  await expect(other).toHaveURL(/\/select-role$/)
  await takeRole(other, 'Provider')
  await expect(other).toHaveURL(/\/medical-call$/)
  await expect(card.getByText('asks to be let back in')).toHaveCount(0)
})

test('what is missing or wrong is said beside it, and what was typed stays', async ({ app, browser }) => {
  const page = await newPage(browser, app)
  await page.goto('/join')
  await button(page, 'Join').click()
  await expect(page.getByText('Enter the code of your room.')).toBeVisible()
  await page.getByLabel('Code').fill('zzz zzz')
  await button(page, 'Join').click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Join').click()
  await expect(page.getByRole('alert')).toContainText('No room is open under this code. Look at it again.')
  await expect(page.getByLabel('Code')).toHaveValue('zzz zzz')
  await expect(page.getByLabel('Your name')).toHaveValue('Ann')
  await expectAccessible(page)
})

test('who has an account joins with it, from the roles, and leaves the room again', async ({ app, browser }) => {
  const code = await open(app, 'Green team')
  const page = await newPage(browser, app)
  await signIn(page, emails.RN)
  await page.goto('/select-role')
  await page.getByRole('link', { name: 'Join a room' }).click()
  await expect(page.getByText(`You join as ${emails.RN}.`)).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await button(page, 'Join').click()
  await expect(page.getByText('Green team', { exact: true })).toBeVisible()

  await button(page, 'Leave this room').click()
  await expect(page.getByText('You have left the room.')).toBeVisible()
  await expect(page.getByText('Green team', { exact: true })).toHaveCount(0)
})
