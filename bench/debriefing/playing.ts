import type { Browser, Page } from '@playwright/test'
import { PROVIDER } from '#case/records/roles.ts'
import type { Person } from '#server/testing/people.ts'
import { isTask, openPhone, tap, traced } from '../browser/phone.ts'
import { at, median, type Row } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { openDescription, slider } from './slider.ts'

const SETTLES_MS = 4000
const PLAYS_MS = 8000
const STOPS = 20
const GOAL_MS = 250

interface Given {
  readonly databaseUrl: string
  readonly people: readonly Person[]
}

/** What a phone works for each frame while a run plays at 16 times, and how soon the screens are where the playhead stops. */
export async function measurePlaying(browser: Browser, { databaseUrl, people }: Given): Promise<Row[]> {
  const node = await Child.start('node-server.ts', databaseUrl)
  const phone = await openPhone(browser, { url: `http://localhost:${node.port}`, person: people[PROVIDER] })
  const { page } = phone
  await page.addInitScript(notePictures)
  await openDescription(page)
  await page.waitForTimeout(SETTLES_MS)
  const jumps = await jumpDelays(page)
  await page.locator('label', { hasText: '16×' }).click()
  const line = await framesOf(browser, page)
  const stops = await stopDelays(page)
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded()
  const screens = await framesOf(browser, page)
  await phone.close()
  await node.kill()
  const goal = `${GOAL_MS} ms`
  return [
    ...rowsOf('played at 16 times', line),
    ...rowsOf('the same, the screens in view', screens),
    { what: 'a jump, until the screens show it', measured: median(jumps), unit: 'ms', goal },
    { what: 'a jump, until the screens show it, 95 of 100', measured: at(jumps, 0.95), unit: 'ms', goal },
    { what: 'a stop, until the screens show it', measured: median(stops), unit: 'ms', goal },
    { what: 'a stop, until the screens show it, 95 of 100', measured: at(stops, 0.95), unit: 'ms', goal },
  ]
}

interface Frames {
  readonly script: readonly number[]
  readonly tasks: readonly number[]
  readonly perSecond: number
}

function rowsOf(what: string, { script, tasks, perSecond }: Frames): Row[] {
  return [
    { what: `${what}: script of a frame`, measured: median(script), unit: 'ms', goal: '16 ms' },
    { what: `${what}: script of a frame, 95 of 100`, measured: at(script, 0.95), unit: 'ms', goal: '16 ms' },
    { what: `${what}: longest task`, measured: Math.max(...tasks), unit: 'ms' },
    { what: `${what}: frames`, measured: perSecond, unit: 'a second' },
  ]
}

/** What the page's thread worked in each frame's script, and in each of its tasks. */
async function framesOf(browser: Browser, page: Page): Promise<Frames> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForTimeout(1000)
  const events = await traced(browser, () => page.waitForTimeout(PLAYS_MS), ['devtools.timeline'])
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const tasks = events.filter(isTask)
  const calls = events.filter(({ name }) => name === 'FireAnimationFrame')
  const script = tasks.flatMap(({ ts, dur = 0 }) => {
    const own = calls.filter((call) => call.ts >= ts && call.ts < ts + dur)
    return own.length === 0 ? [] : [own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
  return {
    script,
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
    perSecond: (script.length * 1000) / PLAYS_MS,
  }
}

/** Back and forth between places where other steps stand on the screen: from the key to their title. */
async function jumpDelays(page: Page): Promise<number[]> {
  const titles: { [key: string]: string } = {}
  for (const key of ['End', 'Home']) {
    await slider(page).press(key)
    await page.waitForTimeout(2000)
    titles[key] = (await page.getByRole('tabpanel').locator('p').first().textContent()) ?? ''
  }
  const delays: number[] = []
  for (let jump = 0; jump < STOPS; jump++) {
    const key = jump % 2 === 0 ? 'End' : 'Home'
    delays.push(await page.evaluate(jumpAndSee, { key, title: titles[key] ?? '' }))
    await page.waitForTimeout(1500)
  }
  return delays
}

/** Runs in the page. */
async function jumpAndSee({ key, title }: { key: string; title: string }): Promise<number> {
  const began = performance.now()
  const slider = document.querySelector('[role=slider]')
  slider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const shown = () => document.querySelector('[role=tabpanel] p')?.textContent
  while (shown() !== title) await new Promise(requestAnimationFrame)
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return performance.now() - began
}

/** From the pause to the picture of that very moment. */
async function stopDelays(page: Page): Promise<number[]> {
  const delays: number[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await tap(page, page.getByRole('button', { name: 'Play', exact: true }))
    await page.waitForTimeout(1500 + 137 * (stop % 5))
    const stopped = await page.evaluate(() => {
      document.querySelector<HTMLElement>('button[aria-label=Pause]')?.click()
      return performance.now()
    })
    await page.waitForTimeout(2500)
    const last = await page.evaluate(() => globalThis.pictures.at(-1))
    if (!last) throw new Error('there was no picture')
    delays.push(last - stopped)
  }
  return delays
}

declare global {
  /** When each picture was drawn. */
  var pictures: number[]
}

/** Runs in the page. */
function notePictures(): void {
  const drawnAt: number[] = []
  globalThis.pictures = drawnAt
  const read = Response.prototype.json
  Response.prototype.json = async function json() {
    const body = await read.call(this)
    if (this.url.includes('/as-it-was?')) {
      requestAnimationFrame(() => setTimeout(() => drawnAt.push(performance.now())))
    }
    return body
  }
}
