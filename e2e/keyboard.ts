import type { Locator, Page } from '@playwright/test'
import type { Hand } from './do-steps.ts'

const MOST_KEYS = 80

/** Somebody without a pointer: Tab from thing to thing, arrows among choices, Space and Enter. */
export const typing = (page: Page): Hand => ({
  async press(target) {
    await reach(page, target)
    // An arrow key may have chosen it already.
    const isLink = await target.evaluate((element) => element.tagName === 'A')
    await page.keyboard.press(isLink ? 'Enter' : 'Space')
  },
  async enter(target, text) {
    await reach(page, target)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
})

async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let count = 0; count < MOST_KEYS; count++) {
    const key = await target.evaluate((element) => {
      const active = document.activeElement
      if (active === element) return null
      const isAmong = active instanceof HTMLInputElement && active.type === 'radio'
      return isAmong && active.name === element.getAttribute('name') ? 'ArrowDown' : 'Tab'
    })
    if (!key) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached by keyboard`)
}
