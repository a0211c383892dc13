import type { Locator, Page } from '@playwright/test'

export const groupOf = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

/** Groups of the stories in which several are chosen. */
const lists = new Set(['Procedure', 'Doses', 'Tests and lines'])

/** Chooses in one of the groups of a point, and confirms. */
export async function confirmGroup(page: Page, name: string, options: readonly string[], within = {}): Promise<void> {
  const group = groupOf(page, name)
  for (const option of options) {
    if (lists.has(name)) await group.getByRole('button', { name: option, exact: true }).click(within)
    else await group.getByRole('radio', { name: option, exact: true }).check(within)
  }
  await group.getByRole('button', { name: 'Confirm', exact: true }).click(within)
}
