import type { Page } from '@playwright/test'
import { slider } from './slider.ts'

const JUMPS = 20
const SETTLES_MS = 2000
/** Long enough that what may come next is fetched ahead. */
const APART_MS = 2000
/** As long as a finger rests where it presses. */
const PRESS_MS = 80

/** What tells one place from another: the title over the screen, and what the screen begins with. */
interface Seen {
  readonly title: string
  readonly begins: string
}

/** A way to go somewhere: what it does, and the event of the page that it is counted from. */
interface Way {
  readonly event: string
  go(): Promise<unknown>
}

/** Between the ends of the run by key, as a page fetches ahead. */
export async function jumpsToEnds(page: Page): Promise<number[]> {
  const byKey = (key: string): Way => ({ event: 'keydown', go: () => slider(page).press(key) })
  return jumpDelays(page, byKey('End'), byKey('Home'))
}

/** Between two places on the line where nothing happened, by finger: nobody could know of them before. */
export async function jumpsAnywhere(page: Page): Promise<number[]> {
  await slider(page).evaluate((line) => line.scrollIntoView({ block: 'end' }))
  await page.waitForTimeout(500)
  const { x, y, width, height } = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const byFinger = (part: number): Way => ({
    event: 'pointerup',
    async go() {
      await touch('touchStart', { x: x + width * part, y: y + height - 8 })
      await page.waitForTimeout(PRESS_MS)
      await touch('touchEnd')
    },
  })
  return jumpDelays(page, byFinger(0.9), byFinger(0.15))
}

/** Back and forth between places where other steps stand on the screen: from the event until that screen is drawn. */
async function jumpDelays(page: Page, ...ways: readonly [Way, Way]): Promise<number[]> {
  const seen: Seen[] = []
  for (const { go } of ways) {
    await go()
    await page.waitForTimeout(SETTLES_MS)
    seen.push(await page.evaluate(lookAtScreen))
  }
  if (seen[0]?.title === seen[1]?.title) throw new Error(`both places show ${seen[0]?.title}`)
  const delays: number[] = []
  for (let jump = 0; jump < JUMPS; jump++) {
    const [way, wanted] = [ways[jump % 2], seen[jump % 2]]
    if (!way || !wanted) throw new Error('there are two places')
    await page.evaluate(watchFor, { event: way.event, wanted })
    await way.go()
    // Asked at once, the page would work for the answer too.
    await page.waitForTimeout(APART_MS)
    delays.push(await page.evaluate(() => globalThis.jumped))
  }
  return delays
}

declare global {
  /** How long the jump takes that is under way. */
  var jumped: Promise<number>
}

/** Runs in the page. */
function lookAtScreen(): Seen {
  const text = (selector: string) => document.querySelector(`[role=tabpanel] ${selector}`)?.textContent ?? ''
  return { title: text('p'), begins: text('[inert]').slice(0, 40) }
}

/** Runs in the page. */
function watchFor({ event, wanted }: { event: string; wanted: Seen }): void {
  const text = (selector: string) => document.querySelector(`[role=tabpanel] ${selector}`)?.textContent ?? ''
  const isThere = () => text('p') === wanted.title && text('[inert]').startsWith(wanted.begins)
  globalThis.jumped = new Promise((resolve) => {
    const watch = async () => {
      const began = performance.now()
      while (!isThere()) await new Promise(requestAnimationFrame)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      resolve(performance.now() - began)
    }
    addEventListener(event, () => void watch(), { capture: true, once: true })
  })
}
