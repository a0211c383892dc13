import type { Locator, Page } from '@playwright/test'

/** Three people, each in a browser of their own. */
export interface Trio {
  readonly provider: Page
  readonly rt: Page
  readonly rn: Page
}

export const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })

export const goOn = (page: Page): Promise<void> => button(page, 'Continue').click()

export const timerOf = (page: Page): Locator => page.getByRole('banner').getByLabel('Transport timer')
