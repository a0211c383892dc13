import type { Locator, Page } from '@playwright/test'
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

/** In the debriefing somebody opens the report for themselves. */
export async function showReport(page: Page): Promise<void> {
  await button(page, 'Show the report').click()
  await expect(page).toHaveURL(/\/final-report\?phase=analysis$/)
  await expectReportShown(page)
}

/** Everything of the report is there, the time line too. */
export async function expectReportShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Debrief', exact: true })).toBeVisible()
  await expectTimeLineShown(page)
}

export const playheadOf = (page: Page): Locator => page.getByRole('slider', { name: 'Playhead', exact: true })

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
