import type { Page } from '@playwright/test'

/** On a machine that is busy enough any connection may be lost. What comes of that is looked at where the network is. */
const isOfConnection = (text: string): boolean => /wss?:\/\/\S+\/live\//.test(text)

/** Everything that goes wrong on these pages from now on: what they log as errors, what three.js calls deprecated, and what nobody caught. */
export function watchForTrouble(pages: readonly Page[]): readonly string[] {
  const troubles: string[] = []
  for (const page of pages) {
    page.on('console', (message) => {
      const text = message.text()
      const isTrouble = message.type() === 'error' || /^THREE\..*deprecated/.test(text)
      if (isTrouble && !isOfConnection(text)) troubles.push(`${page.url()}: ${text}`)
    })
    // Firefox tells a lost connection as an error too.
    page.on('pageerror', ({ message, stack }) => {
      if (!isOfConnection(message)) troubles.push(`${page.url()}: ${message} ${stack ?? ''}`)
    })
  }
  return troubles
}
