import type { Locator, Page } from '@playwright/test'
import type { GroupName } from '#case/story/decision-story.ts'

export const groupOf = (page: Page, name: GroupName): Locator => page.getByRole('group', { name, exact: true })

/** Chooses in one of the four groups of a point, and confirms. */
export async function confirmGroup(
  page: Page,
  name: GroupName,
  options: readonly string[],
  within = {},
): Promise<void> {
  const group = groupOf(page, name)
  for (const option of options) {
    if (name === 'Procedure') await group.getByRole('button', { name: option, exact: true }).click(within)
    else await group.getByRole('radio', { name: option, exact: true }).check(within)
  }
  await group.getByRole('button', { name: 'Confirm', exact: true }).click(within)
}
