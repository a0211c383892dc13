import type { Locator, Page } from '@playwright/test'
import { case1 } from '#content/case-1/case-1.ts'
import { expect } from '../team.ts'
import { button } from '../trio.ts'

type Phase = 'Reactions' | 'Description' | 'Analysis' | 'Summary'

const phases = (page: Page): Locator => page.getByRole('navigation', { name: 'Phases of the debriefing' })

export const pressPhase = (page: Page, phase: Phase): Promise<void> =>
  phases(page).getByRole('button', { name: phase }).click()

/** What somebody looks at, and where their page says the team is. */
export async function expectPhase(page: Page, shown: Phase, ofTeam: Phase = shown): Promise<void> {
  await expect(phases(page).locator('[aria-current=step]')).toHaveText(new RegExp(shown))
  await expect(phases(page).getByRole('button', { name: 'where the team is' })).toHaveText(new RegExp(ofTeam))
}

/** Somebody says how they saw the team, the same of each line. An educator is not asked for what is each one's own. */
export async function rate(page: Page, level: string, words: string, { isEducator = false } = {}): Promise<void> {
  for (const { name, isOwn } of case1.teamRating.items) {
    if (isEducator && isOwn) continue
    await page.getByRole('group', { name }).getByText(level, { exact: true }).click()
  }
  await page.getByLabel('In your own words').fill(words)
  await button(page, 'Give my rating').click()
}

export const ratings = (page: Page): Locator => page.getByRole('table', { name: 'How each saw the team' })

/** In the debriefing somebody opens the report for themselves. */
export async function showReport(page: Page): Promise<void> {
  await button(page, 'Show the report').click()
  await expect(page).toHaveURL(/\/final-report\?phase=analysis$/)
  await expectReportShown(page)
}

/** Everything of the report is there, the time line too. */
export async function expectReportShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Debrief', exact: true })).toBeVisible()
  // As narrow as a phone it is folded.
  if (await button(page, 'Open all parts').isVisible()) await button(page, 'Open all parts').click()
  await expectTimeLineShown(page)
}

export const playheadOf = (page: Page): Locator => page.getByRole('slider', { name: 'Playhead', exact: true })

/** How many seconds into the run the playhead says it is: what is seen, which goes on while it plays. */
export const secondOf = async (page: Page): Promise<number> =>
  ((await playheadOf(page).textContent()) ?? '').split(':').reduce((before, part) => before * 60 + Number(part), 0)

/** What part of the run is before the playhead. */
const shareOf = async (page: Page): Promise<number> =>
  (await secondOf(page)) / Number(await playheadOf(page).getAttribute('aria-valuemax'))

/** How far below its upper edge a part of the time line's drawing is. */
const below = { ruler: 12, lanes: 60 }

/** Takes the playhead along the ruler to a part of its run. */
export async function dragPlayhead(page: Page, to: number): Promise<void> {
  await dragAlong(page, 'ruler', 0.5, to)
  // Beside the lanes stand their names.
  await expect.poll(() => shareOf(page)).toBeCloseTo(to - 0.1 * (1 - to), 1)
}

/** Drags in the drawing of the time line from one place to another, as parts of its width. */
export async function dragAlong(page: Page, part: keyof typeof below, from: number, to: number): Promise<void> {
  await playheadOf(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width } = (await playheadOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const place = (share: number) => [x + share * width, y + below[part]] as const
  await page.mouse.move(...place(from))
  await page.mouse.down()
  await page.mouse.move(...place((from + to) / 2))
  await page.mouse.move(...place(to))
  await page.mouse.up()
}

/** So many seconds into the run all their playheads stand. */
export async function expectTogether(at: number | string, pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(playheadOf(page)).toHaveAttribute('aria-valuenow', String(at))
}

/** Wherever it is: all their playheads stand at the same second. */
export const expectSame = (pages: readonly Page[]): Promise<void> =>
  expect.poll(async () => new Set(await Promise.all(pages.map(secondOf))).size).toBe(1)

/** From the table beside the time line: to what the Provider said to the team. */
export const goToBriefing = (page: Page): Promise<void> =>
  page
    .getByRole('row', { name: /Said Provider .+ Until / })
    .first()
    .getByRole('button', { name: /^Go to/ })
    .click()

/** Plays it from its beginning. */
export async function playBriefing(page: Page): Promise<void> {
  await goToBriefing(page)
  if (!(await button(page, 'Pause').isVisible())) await button(page, 'Play').click()
}

/** The run stands on its line, with the screens as they were. */
export async function expectTimeLineShown(page: Page): Promise<void> {
  await expect(playheadOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The newborn: monitor' })).toBeVisible()
}

/** On a page of the debriefing: what its phase is made of has come. */
export async function expectWholeDebriefing(page: Page): Promise<void> {
  if (page.url().endsWith('?phase=analysis')) await expectReportShown(page)
  else if (page.url().endsWith('?phase=description')) await expectTimeLineShown(page)
}
