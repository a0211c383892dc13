import { expect, type Page } from '@playwright/test'

/** From the next page on it is remembered which messages were drawn: each goes after some seconds, whoever looks. */
export async function rememberNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = new Set<string>()
    Object.assign(window, { told })
    let isAsked = false
    const note = () => {
      if (!isAsked) requestAnimationFrame(look)
      isAsked = true
    }
    const look = () => {
      isAsked = false
      for (const { textContent } of document.querySelectorAll('[role=status] p')) told.add(textContent ?? '')
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** This page shows a message, or has shown it. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((words) => {
        const { told } = window as unknown as { told: Set<string> } // as put there above
        return told.has(words)
      }, text),
    )
    .toBe(true)
