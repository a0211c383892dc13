import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Route } from '@playwright/test'
import { briefRt } from './give-commands.ts'
import { followNetwork } from './live-network.ts'
import type { App } from './start-app.ts'
import { emails, expect, logIn, newPage, takeRole, test } from './team.ts'

const run = promisify(execFile)

/** By the administrator's command line. */
async function signOut(app: App, email: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: app.databaseUrl }
  await run(process.execPath, ['dist/server/users.js', 'signout', email], { env })
}

test('of two people who press the same role, one gets it and the other reads why', async ({ app, browser }) => {
  const [one, other] = [await newPage(browser, app), await newPage(browser, app)]
  await logIn(one, emails.Provider)
  await logIn(other, emails.RT)
  await expect(one.getByRole('button', { name: 'RN', exact: true })).toBeEnabled()
  await expect(other.getByRole('button', { name: 'RN', exact: true })).toBeEnabled()
  await Promise.all([takeRole(one, 'RN'), takeRole(other, 'RN')])

  await expect
    .poll(async () => {
      const places = [one, other].map((page) => new URL(page.url()).pathname).sort()
      return places
    })
    .toEqual(['/medical-call/audio', '/select-role'])
  const loser = new URL(one.url()).pathname === '/select-role' ? one : other
  await expect(loser.getByRole('alert').filter({ hasText: 'User with same Role Exists' })).toBeVisible()
})

test('role cards tell live who holds what', async ({ app, browser, provider }) => {
  const late = await newPage(browser, app)
  await logIn(late, emails.RN)
  const card = late.getByRole('button', { name: 'Provider', exact: true })
  await expect(card).toHaveAccessibleDescription(/Held by provider, present/)
  await provider.context().close()
  await expect(card).toHaveAccessibleDescription(/Held by provider, away/)
})

test('the Provider’s logout asks first, empties the case and sends the others to /select-role', async ({
  provider,
  rt,
  rn,
}) => {
  await provider.getByRole('button', { name: 'Log out' }).click()
  const dialog = provider.getByRole('alertdialog').or(provider.getByRole('dialog'))
  await expect(dialog).toContainText('Warning!!')
  await expect(dialog).toContainText('If you Continue then you will be Logged Out.')
  await expect(dialog).toContainText('Press Confirm to Logout')
  await dialog.getByRole('button', { name: 'Go Back' }).click()
  await expect(dialog).toBeHidden()

  await provider.getByRole('button', { name: 'Log out' }).click()
  await provider.getByRole('button', { name: 'Confirm Logout' }).click()
  await expect(provider).toHaveURL(/\/login$/)
  for (const page of [rt, rn]) {
    await expect(page).toHaveURL(/\/select-role$/)
    // On the page itself: what passes in the line above it comes one after the other, and goes.
    await expect(page.getByRole('main').getByText('The Provider ended the case.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Provider', exact: true })).toHaveAccessibleDescription(/Free/)
  }
  expect(await provider.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('RT logs out and in again and goes on at the same step', async ({ app, rt }) => {
  await briefRt(app)
  await rt.getByRole('button', { name: 'Continue' }).click()
  await expect(rt).toHaveURL(/\/provider\/transport\/selection$/)
  await rt.getByRole('button', { name: 'Log out' }).click()
  await rt.getByRole('button', { name: 'Confirm Logout' }).click()
  await expect(rt).toHaveURL(/\/login$/)
  await logIn(rt, emails.RT)
  const card = rt.getByRole('button', { name: 'RT', exact: true })
  await expect(card).toHaveAccessibleDescription(/Yours/)
  await card.click()
  await expect(rt).toHaveURL(/\/provider\/transport\/selection$/)
})

test('an administrator who signs a person out sends every page of theirs to /login at once', async ({ app, rt }) => {
  const second = await rt.context().newPage()
  await second.goto('/medical-call/audio')
  await expect(second.getByRole('button', { name: 'Continue' })).toBeVisible()
  // Only the connections that are open can tell: whoever asks anew gets no answer.
  await rt.context().route(/\/(live|api)\//, (route) => route.abort())
  await signOut(app, emails.RT)

  await expect(rt).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login$/)
  expect(await rt.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('who was signed out while offline is led to /login when the network is back', async ({ app, rt }) => {
  const network = await followNetwork(rt)
  await rt.reload()
  await expect(rt.getByRole('button', { name: 'Continue' })).toBeVisible()
  await network.lose()
  await expect(rt.getByText('Offline, reconnecting')).toBeVisible()
  await signOut(app, emails.RT)
  await expect(rt).toHaveURL(/\/medical-call\/audio$/)

  network.heal()
  await expect(rt).toHaveURL(/\/login$/)
  await expect(rt.getByText('You were signed out. Log in again to go on.')).toBeVisible()
  expect(await rt.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a page that comes back online during a log-out that fails shows what it missed', async ({
  app,
  provider,
  rt,
}) => {
  const network = await followNetwork(rt)
  const seenByProvider = provider.getByRole('banner').getByRole('button', { name: /^RT/ })
  await rt.reload()
  await expect(rt.getByRole('button', { name: 'Continue' })).toBeVisible()
  await network.lose()
  await expect(seenByProvider).toHaveAccessibleName(/away/)
  await briefRt(app)
  const asked = new Promise<Route>((resolve) => rt.route('**/api/log-out', resolve))
  await rt.getByRole('button', { name: 'Log out' }).click()
  await rt.getByRole('button', { name: 'Confirm Logout' }).click()
  const logOut = await asked
  network.heal()
  // It is the last thing that is told to anybody: nothing that comes later makes up for what was missed.
  await expect(seenByProvider).toHaveAccessibleName(/present/)

  await logOut.fulfill({ status: 503, json: { message: 'Not now.' } })
  await expect(rt.getByText('Not now.')).toBeVisible()
  await rt.getByRole('button', { name: 'Go Back' }).click()
  await expect(rt.getByText('Catching up')).toBeHidden()
  await expect(rt.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('the Provider frees the seat of a signed-out teammate, and the next holder goes on there', async ({
  app,
  browser,
  provider,
  rt,
}) => {
  await briefRt(app)
  await rt.getByRole('button', { name: 'Continue' }).click()
  await expect(rt).toHaveURL(/\/provider\/transport\/selection$/)
  await provider.getByRole('banner').getByRole('button', { name: /^RT/ }).click()
  await expect(provider.getByRole('button', { name: 'Free this seat' })).toBeDisabled()

  await rt.getByRole('button', { name: 'Log out' }).click()
  await rt.getByRole('button', { name: 'Confirm Logout' }).click()
  await provider.getByRole('button', { name: 'Free this seat' }).click()
  await provider.getByRole('button', { name: /free/i }).last().click()

  const next = await newPage(browser, app)
  await logIn(next, emails.RN)
  await expect(next.getByRole('button', { name: 'RT', exact: true })).toHaveAccessibleDescription(/Free/)
  await takeRole(next, 'RT')
  await expect(next).toHaveURL(/\/provider\/transport\/selection$/)
})

test('an administrator ends the case from the command line', async ({ app, rt }) => {
  const env = { ...process.env, DATABASE_URL: app.databaseUrl }
  const status = await run(process.execPath, ['dist/server/case.js', 'status'], { env })
  expect(status.stdout).toContain('Run 1 is under way.')
  expect(status.stdout).toMatch(/RT: rt, present/)
  await run(process.execPath, ['dist/server/case.js', 'end'], { env })
  await expect(rt).toHaveURL(/\/select-role$/)
})
