import type { Browser, Page } from '@playwright/test'
import type { App } from './start-app.ts'
import { educatorEmail, expect, logIn, newPage } from './team.ts'
import { button } from './trio.ts'

const CODE = /Code\s+(\w{3})\s(\w{3})/
const wide = { width: 1280, height: 900 }

/** Somebody who teaches, with their rooms before them. */
export async function educator(browser: Browser, app: App, viewport = wide): Promise<Page> {
  const page = await newPage(browser, app, viewport)
  await comeToRooms(page)
  return page
}

export async function comeToRooms(page: Page): Promise<void> {
  await logIn(page, educatorEmail)
  await expect(page.getByRole('heading', { name: 'Your rooms' })).toBeVisible()
}

/** Opens a room, and gives its code. */
export async function openRoom(
  page: Page,
  name: string,
  { keeps = '', hidesScore = false, story = '', orders = false } = {},
): Promise<string> {
  await button(page, 'New room').first().click()
  await page.getByLabel('Name').fill(name)
  if (story) await page.getByRole('radio', { name: story, exact: true }).check()
  if (keeps) await page.getByLabel('Keep runs').selectOption(keeps)
  if (hidesScore) await page.getByRole('checkbox', { name: 'Hide the score' }).check()
  await page.getByRole('checkbox', { name: 'Orders at the bedside' }).setChecked(orders)
  await button(page, 'Open room').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const card = page.getByRole('article', { name })
  await expect(card).toContainText(CODE, { useInnerText: true })
  const [, first = '', second = ''] = CODE.exec(await card.innerText()) ?? []
  return first + second
}

/** A guest in the room of this code. */
export async function joined(browser: Browser, app: App, code: string, name: string): Promise<Page> {
  const page = await newPage(browser, app)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Join').click()
  await expect(page.getByRole('heading', { name: 'Choose your role' })).toBeVisible()
  return page
}
