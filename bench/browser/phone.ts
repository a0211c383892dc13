import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import type { Person } from '#server/testing/people.ts'
import { findBrowser } from '../../scripts/test/find-browsers.mjs'

/** As many times slower than this machine. */
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export interface Phone {
  readonly page: Page
  readonly session: CDPSession
  close(): Promise<void>
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  })
}

interface Given {
  readonly url: string
  /** Who is signed in on it. */
  readonly person?: Person | undefined
  /** As fast as this machine. */
  readonly isFast?: boolean
  /** A desk's screen instead, of somebody who may open rooms. */
  readonly isDesk?: boolean
}

const DESK = { viewport: { width: 1280, height: 800 } }

/** A phone that has never been here. */
export async function openPhone(
  browser: Browser,
  { url, person, isFast = false, isDesk = false }: Given,
): Promise<Phone> {
  const context = await browser.newContext({ ...(isDesk ? DESK : PHONE), baseURL: url })
  const page = await context.newPage()
  if (person) {
    const [name = '', value = ''] = person.cookie.split('=', 2)
    await context.addCookies([{ name, value, url }])
    const { uid, email } = person
    const user = { uid, email, roleId: null, ...(isDesk && { isEducator: true }) }
    await page.addInitScript((stored) => localStorage.setItem('user', stored), JSON.stringify(user))
  }
  // tsx has functions keep their names by this.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchPage)
  const session = await context.newCDPSession(page)
  // Of the thread, not of the clock: what else runs on this machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (!isFast) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session, close: () => context.close() }
}

/** What a page notes about itself, in ms since it was asked for. */
export interface Watched {
  firstPaint: number
  largestPaint: number
  shift: number
  longTasks: { start: number; ms: number }[]
}

declare global {
  var watched: Watched
}

const ECHO_MS = 1500

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What its thread worked for it, in µs: what else runs on this machine does not count. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** What the pages' main threads did meanwhile. */
export async function traced(
  browser: Browser,
  work: () => Promise<unknown>,
  categories: readonly string[] = [],
): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', ...categories] },
  })
  await work()
  await session.send('Tracing.end')
  await isComplete
  await session.detach()
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain'
  const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  return events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
}

export const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask')

/** The longest task of the page while something is done and has its effect: what its main thread worked without a pause. */
export async function longestTask(browser: Browser, press: () => Promise<unknown>): Promise<number> {
  const events = await traced(browser, async () => {
    await press()
    await new Promise((done) => setTimeout(done, ECHO_MS))
  })
  return Math.max(0, ...events.filter(isTask).map(({ tdur = 0 }) => tdur)) / 1000
}

/** As a finger does, without what a test driver does around it in the page. */
export async function tap(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  // Whatever scrolling set off is over by then.
  await page.waitForTimeout(500)
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** Runs in the page. */
function watchPage(): void {
  const noted: Watched = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] }
  globalThis.watched = noted
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) noted.shift += value
  })
  watch('longtask', ({ startTime, duration }) => {
    noted.longTasks.push({ start: startTime, ms: duration })
  })
}
