import type { Page, TestInfo } from '@playwright/test'

const PATIENCE_MS = 10_000

/** For who reads why a test failed: whether each page still answered, and still drew. */
export async function tellPages(pages: readonly Page[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus || pages.length === 0) return
  const told = await Promise.all(pages.map(stateOf))
  await testInfo.attach('pages', { body: told.join('\n'), contentType: 'text/plain' })
}

async function stateOf(page: Page): Promise<string> {
  const answers = await inTime(page.evaluate(() => document.visibilityState))
  const draws = await inTime(page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn('draws')))))
  return `${new URL(page.url()).pathname}: ${answers ?? 'does not answer'}, ${draws ?? 'does not draw'}`
}

const inTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((give) => setTimeout(() => give(null), PATIENCE_MS))])
