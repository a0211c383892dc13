import type { Phone } from './phone.ts'

const IDLE_MS = 10_000

/** Per second: what the page's main thread does, and what all of its process takes. */
export async function idleCost({ page, session }: Phone): Promise<{ pageMs: number; processMs: number }> {
  const before = await costOf(session)
  await page.waitForTimeout(IDLE_MS)
  const after = await costOf(session)
  const perSecond = (ms: number) => (ms * 1000) / (after.at - before.at)
  return {
    pageMs: perSecond(after.pageMs - before.pageMs),
    processMs: perSecond(after.processMs - before.processMs),
  }
}

async function costOf(session: Phone['session']) {
  const { metrics } = await session.send('Performance.getMetrics')
  const msOf = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
  return { at: msOf('Timestamp'), pageMs: msOf('TaskDuration'), processMs: msOf('ProcessTime') }
}
