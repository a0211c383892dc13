import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, type Page } from '@playwright/test'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { type Machine, machine } from './engines/machine.ts'
import { expect } from './expect.ts'
import { giveCommands } from './give-commands.ts'
import { type House, openHouse } from './house.ts'
import { copyModelDatabase, demoPassword, educatorEmail, emails, signedInAs } from './model-database.ts'
import { rememberNotices } from './notices.ts'
import type { App } from './start-app.ts'
import { tellPages } from './tell-pages.ts'
import { wavOfTones } from './tones.ts'

type Role = 'Provider' | 'RT' | 'RN'
export const firstPage = { Provider: '/medical-call', RT: '/medical-call/audio', RN: '/medical-call/audio' } as const

interface Team {
  /** How many times faster than life the case runs. */
  pace: number
  /** Visitors may practise alone without an account. */
  guestsPractise: boolean
  /** A second story stands beside the first. */
  hasTwoStories: boolean
  /** An app with a database of its own. */
  app: App
  /** Signed in, each in a browser of their own, and seated. */
  provider: Page
  rt: Page
  rn: Page
}

/** Three people in three browsers, in a fresh case. */
export const test = base.extend<Team, Machine & { house: House }>({
  pace: [1, { option: true }],
  guestsPractise: [false, { option: true }],
  hasTwoStories: [false, { option: true }],
  ...machine,
  /** Microphones hear a known sound. */
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'trainer-sound-'))
      const file = join(folder, 'tones.wav')
      await writeFile(file, wavOfTones())
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${file}`],
      })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const house = openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  app: async ({ house, pace, guestsPractise, hasTwoStories, browser }, use, testInfo) => {
    const app = await house.start({ databaseUrl: await copyModelDatabase(), pace, guestsPractise, hasTwoStories })
    await use(app)
    const contexts = browser.contexts()
    await tellPages(
      contexts.flatMap((context) => context.pages()),
      testInfo,
    )
    // Pages left open would look for their server for the rest of the run.
    await Promise.all(contexts.map((context) => context.close()))
    await app.stop()
  },
  baseURL: async ({ app }, use) => use(app.url),
  provider: async ({ app, browser }, use) => use(await seated(browser, app, 'Provider')),
  // Seats are taken in turn, so that the case is under way when the others come.
  rt: async ({ app, browser, provider: _ }, use) => use(await seated(browser, app, 'RT')),
  rn: async ({ app, browser, rt: _ }, use) => use(await seated(browser, app, 'RN')),
})

export { educatorEmail, emails, expect }

const phone = { width: 390, height: 844 }

export async function newPage(browser: Browser, app: App, viewport = phone): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await rememberNotices(page)
  return page
}

export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export async function takeRole(page: Page, role: Role): Promise<void> {
  await page.getByRole('button', { name: role, exact: true }).click()
}

/** As somebody who signed in before. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { uid, cookies } = signedInAs(email)
  await page.context().addCookies(cookies)
  const user = JSON.stringify({ uid, email, roleId: null })
  // Once: a later page must find what the app itself has stored or removed.
  await page.addInitScript((stored) => {
    if (window.name === 'signed-in' || !location.protocol.startsWith('http')) return
    localStorage.setItem('user', stored)
    window.name = 'signed-in'
  }, user)
}

const roleIds = { Provider: PROVIDER, RT, RN } as const

async function seated(browser: Browser, app: App, role: Role): Promise<Page> {
  const page = await newPage(browser, app)
  await signIn(page, emails[role])
  const { uid } = signedInAs(emails[role])
  await giveCommands(app, ({ by }) => by(uid, { kind: 'take-role', roleId: roleIds[role] }))
  await page.goto(firstPage[role])
  return page
}
