import type { Page } from '@playwright/test'

/** Everything that goes wrong on these pages from now on: what they log as errors, what three.js calls deprecated, and what nobody caught. */
export function watchForTrouble(pages: readonly Page[]): readonly string[] {
  const troubles: string[] = []
  for (const page of pages) {
    page.on('console', (message) => {
      if (message.type() === 'error' || /^THREE\..*deprecated/.test(message.text()))
        troubles.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', ({ message, stack }) => troubles.push(`${page.url()}: ${message} ${stack ?? ''}`))
  }
  return troubles
}
