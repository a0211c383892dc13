import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect } from './team.ts'

const LOST_FOR_MS = 3000

/** Reloads, and finds everything as it was. */
export async function reload(page: Page): Promise<void> {
  const before = await shown(page)
  await page.reload()
  await expect.poll(() => shown(page)).toBe(before)
}

/** What the page says and how its controls stand. Clocks run on, and a sound may be played from its start again. */
async function shown(page: Page): Promise<string> {
  const main = await page.getByRole('main').ariaSnapshot()
  return `${page.url()}\n${main}`.replace(/\d+:\d\d/g, '_:__').replace(/(slider ".*"): "\d+"/g, '$1')
}

/** The network goes for three seconds. Whoever is cut off goes on, and finds it done when it is back. */
export async function cutOff(page: Page, act: () => Promise<void>): Promise<void> {
  const trouble = page.getByText('Offline, reconnecting')
  const lostAt = Date.now()
  await page.context().setOffline(true)
  await expect(trouble).toBeVisible()
  await act()
  // The loss lasts this long; nothing is waited for by it.
  await new Promise((back) => setTimeout(back, lostAt + LOST_FOR_MS - Date.now()))
  await page.context().setOffline(false)
  await expect(trouble).toBeHidden()
  await expect(page.getByText('unsent')).toBeHidden()
}

/** The long parts that every report has, which take longest to look at. */
const inEveryReport = '#score, #decisions, #course, #times, #metrics, #tasks, #recordings, #challenge, #objectives'

/** `isWhole`: also the long parts of a report. One test looks at them. */
export async function expectAccessible(page: Page, { isWhole = false } = {}): Promise<void> {
  const found = await violationsOn(page, isWhole ? 'none' : inEveryReport)
  expect(found.map((violation) => `${page.url()}: ${violation}`)).toEqual([])
}
