import type { Locator } from '@playwright/test'
import { expect } from './team.ts'

/** All of these texts can be read there. What is missing is named. */
export async function expectTold(place: Locator, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const told = ((await place.textContent()) ?? '').replace(/\s+/g, ' ')
    return texts.filter((text) => !told.includes(text))
  }
  await expect.poll(missing).toEqual([])
}
