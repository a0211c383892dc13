import type { Browser, Page } from '@playwright/test'
import { PROVIDER } from '#case/records/roles.ts'
import type { Person } from '#server/testing/people.ts'
import { isTask, openPhone, tap, traced } from '../browser/phone.ts'
import { at, median, type Row } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { jumpsAnywhere, jumpsToEnds } from './jumping.ts'
import { openDescription } from './slider.ts'

const SETTLES_MS = 4000
const PLAYS_MS = 8000
const STOPS = 20
const GOAL = '250 ms'

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
  const jumps = await jumpsToEnds(page)
  const anywhere = await jumpsAnywhere(page)
  await page.locator('label', { hasText: '16×' }).click()
  const line = await framesOf(browser, page)
  const stops = await stopDelays(page)
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded()
  const screens = await framesOf(browser, page)
  await phone.close()
  await node.kill()
  return [
    ...rowsOf('played at 16 times', line),
    ...rowsOf('the same, the screens in view', screens),
    ...delayRows('a jump from end to end', jumps),
    ...delayRows('a press anywhere on the line', anywhere),
    ...delayRows('a stop', stops),
  ]
}

const delayRows = (what: string, delays: readonly number[]): Row[] => [
  { what: `${what}, until the screens show it`, measured: median(delays), unit: 'ms', goal: GOAL },
  { what: `${what}, until the screens show it, 95 of 100`, measured: at(delays, 0.95), unit: 'ms', goal: GOAL },
]

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

/** From the pause to the picture of that very moment. */
async function stopDelays(page: Page): Promise<number[]> {
  const delays: number[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await tap(page, page.getByRole('button', { name: 'Play', exact: true }))
    await page.waitForTimeout(1500 + 137 * (stop % 5))
    const stopped = await page.evaluate(() => {
      const now = performance.now()
      document.querySelector<HTMLElement>('button[aria-label=Pause]')?.click()
      return now
    })
    await page.waitForTimeout(2500)
    // Later ones are fetched ahead.
    const picture = await page.evaluate((since) => globalThis.pictures.find(({ askedAt }) => askedAt >= since), stopped)
    if (!picture) throw new Error('there was no picture')
    delays.push(picture.drawnAt - stopped)
  }
  return delays
}

declare global {
  /** When each picture that came was asked for, and drawn. */
  var pictures: { askedAt: number; drawnAt: number }[]
}

/** Runs in the page. */
function notePictures(): void {
  const noted: typeof globalThis.pictures = []
  globalThis.pictures = noted
  const ask = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const askedAt = performance.now()
    const response = await ask(...asked)
    if (!response.url.includes('/as-it-was?')) return response
    const read = response.json.bind(response)
    response.json = async () => {
      const body = await read()
      requestAnimationFrame(() => setTimeout(() => noted.push({ askedAt, drawnAt: performance.now() })))
      return body
    }
    return response
  }
}
