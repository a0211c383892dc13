import type { Page } from '@playwright/test'
import { tap } from '../browser/phone.ts'

export const phaseButton = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Phases of the debriefing' }).getByRole('button', { name: title })

export const slider = (page: Page) => page.getByRole('slider', { name: 'Playhead' })

/** To the time line of the team's own run, with the first screens beside it. */
export async function openDescription(page: Page): Promise<void> {
  await page.goto('/final-report')
  await tap(page, phaseButton(page, 'Description'))
  await slider(page).waitFor()
  await page.getByText('The newborn: monitor').waitFor()
}
