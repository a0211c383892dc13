import type { Locator, Page } from '@playwright/test'
import type { GroupName } from '#case/story/decision-story.ts'

export const groupOf = (page: Page, name: GroupName): Locator => page.getByRole('group', { name, exact: true })

/** Chooses in one of the four groups of a point, and confirms. */
export async function confirmGroup(page: Page, name: GroupName, options: readonly string[]): Promise<void> {
  const group = groupOf(page, name)
  for (const option of options) {
    if (name === 'Procedure') await group.getByRole('button', { name: option, exact: true }).click()
    else await group.getByRole('radio', { name: option, exact: true }).check()
  }
  await group.getByRole('button', { name: 'Confirm', exact: true }).click()
}
