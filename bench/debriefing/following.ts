import type { Browser, Page } from '@playwright/test'
import { PROVIDER, RN } from '#case/records/roles.ts'
import type { Person } from '#server/testing/people.ts'
import { openPhone } from '../browser/phone.ts'
import { at, median, type Row } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { openDescription, slider } from './slider.ts'

const MOVES = 30
/** Seldom enough that each is said by itself, at no rhythm of the page's. */
const APART_MS = 430
const STEP_S = 60
const SETTLES_MS = 4000

interface Given {
  readonly databaseUrl: string
  readonly people: readonly Person[]
}

/** How far a follower's playhead is behind the leader's: from the key to the other page's slider, on one node and on two. */
export async function measureFollowing(browser: Browser, { databaseUrl, people }: Given): Promise<Row[]> {
  const nodes = [await Child.start('node-server.ts', databaseUrl), await Child.start('node-server.ts', databaseUrl)]
  const rows: Row[] = []
  for (const [where, [first, second]] of [
    ['on one node', [nodes[0], nodes[0]]],
    ['on two nodes', nodes],
  ] as const) {
    const open = (node: Child | undefined, person: Person | undefined) =>
      openPhone(browser, { url: `http://localhost:${node?.port}`, person, isFast: true })
    const leader = await open(first, people[PROVIDER])
    const follower = await open(second, people[RN])
    await openDescription(leader.page)
    await follower.page.goto('/final-report')
    await slider(follower.page).waitFor()
    await leader.page.waitForTimeout(SETTLES_MS)
    const delays = await delaysOf(leader.page, follower.page)
    rows.push(
      { what: `a follower's playhead, ${where}`, measured: median(delays), unit: 'ms', goal: '300 ms' },
      { what: `a follower's playhead, ${where}, 95 of 100`, measured: at(delays, 0.95), unit: 'ms', goal: '300 ms' },
    )
    await leader.close()
    await follower.close()
  }
  for (const node of nodes) await node.kill()
  return rows
}

/** Both pages go by the machine's clock. */
async function delaysOf(leader: Page, follower: Page): Promise<number[]> {
  await slider(leader).press('Home')
  await follower.waitForFunction(() => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') === '0')
  await leader.evaluate(() => {
    const pressed: number[] = []
    Object.assign(globalThis, { pressed })
    const note = ({ key, timeStamp }: KeyboardEvent) =>
      key === 'ArrowRight' && pressed.push(performance.timeOrigin + timeStamp)
    addEventListener('keydown', note, { capture: true })
  })
  await follower.evaluate(() => {
    const seen: { [second: string]: number } = {}
    Object.assign(globalThis, { seen })
    const moved = document.querySelector('[role=slider]')
    if (!moved) throw new Error('there is no slider')
    new MutationObserver(() => {
      seen[moved.getAttribute('aria-valuenow') ?? ''] ??= performance.timeOrigin + performance.now()
    }).observe(moved, { attributes: true })
  })
  for (let move = 0; move < MOVES; move++) {
    await slider(leader).press('Shift+ArrowRight')
    await leader.waitForTimeout(APART_MS)
  }
  await follower.waitForTimeout(2000)
  const pressed = await leader.evaluate(() => (globalThis as unknown as { pressed: number[] }).pressed)
  const seen = await follower.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen)
  return pressed.map((time, index) => {
    const then = seen[(index + 1) * STEP_S]
    if (then === undefined) throw new Error(`the follower missed move ${index + 1}`)
    return then - time
  })
}
