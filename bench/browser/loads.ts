import type { Browser } from '@playwright/test'
import type { Person } from '#server/testing/people.ts'
import type { Row } from '../figures/figures.ts'
import { median } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { emptyDatabase, setStage } from '../wire/site.ts'
import { openBrowser, openPhone, type Watched } from './phone.ts'
import { SlowLine } from './slow-line.ts'

const ROUNDS = 3
/** What is still under way when a page can be used counts as blocking too. */
const SETTLES_MS = 3000

interface Visit {
  readonly name: string
  readonly path: string
  /** What is there when the page can be used, and what is then there no more. */
  readonly has: string
  readonly hasNot?: string
  readonly goalMs: number
  readonly port: number
  readonly person?: Person | undefined
  /** Whether Lighthouse would be asked about it. */
  readonly isScored?: boolean
}

interface Load {
  readonly usableMs: number
  readonly kb: number
  readonly requests: number
  readonly watched: Watched
}

/** How long a phone that has never been here waits for a page, on a slow line. */
export async function measureLoads(): Promise<Row[]> {
  const empty = await Child.start('node-server.ts', await emptyDatabase('loads'))
  const bedside = await setStage('point 5')
  const preparing = await setStage('preparation')
  const atBedside = await Child.start('node-server.ts', bedside.databaseUrl)
  const atTasks = await Child.start('node-server.ts', preparing.databaseUrl)
  const visits: readonly Visit[] = [
    { name: 'the first page', path: '/', has: 'main a', goalMs: 2000, port: empty.port, isScored: true },
    { name: 'the login', path: '/login', has: '[type=email]', goalMs: 2000, port: empty.port, isScored: true },
    {
      name: 'a decision page',
      path: '/case/decision-point/5',
      has: 'fieldset:enabled input:enabled',
      goalMs: 3000,
      port: atBedside.port,
      person: bedside.people[0],
    },
    {
      name: 'the picture of a task',
      path: '/nurse/transport/preparation/medical-pumps?isAR=true',
      has: 'canvas',
      hasNot: '#picture-loading',
      goalMs: 6000,
      port: atTasks.port,
      person: preparing.people[2],
    },
  ]
  const browser = await openBrowser()
  const loads = visits.map((visit) => ({ visit, times: [] as Load[] }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { visit, times } of loads) times.push(await load(browser, visit))
  }
  await browser.close()
  for (const node of [empty, atBedside, atTasks]) await node.kill()
  return loads.flatMap(({ visit, times }) => rowsOf(visit, times))
}

async function load(browser: Browser, { path, port, person, has, hasNot }: Visit): Promise<Load> {
  const line = new SlowLine(port)
  const { page, close } = await openPhone(browser, { url: await line.open(), person })
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  await page.goto(path, { waitUntil: 'commit' })
  const usable = await page.waitForFunction(
    ([there, gone]) =>
      document.querySelector(there) !== null && (gone === '' || document.querySelector(gone) === null)
        ? performance.now()
        : null,
    [has, hasNot ?? ''] as const,
    { timeout: 60_000 },
  )
  const [kb, asked] = [line.bytesDown / 1000, requests]
  const usableMs = Number(await usable.jsonValue())
  await page.waitForTimeout(SETTLES_MS)
  const watched = await page.evaluate(() => globalThis.watched)
  await close()
  line.close()
  return { usableMs, kb, requests: asked, watched }
}

function rowsOf({ name, goalMs, isScored = false }: Visit, loads: readonly Load[]): Row[] {
  const middle = (of: (load: Load) => number) => median(loads.map(of))
  const rows: Row[] = [
    { what: `${name}, usable after`, measured: middle(({ usableMs }) => usableMs), unit: 'ms', goal: `${goalMs} ms` },
    { what: `${name}, by then`, measured: middle(({ kb }) => kb), unit: 'KB' },
    { what: `${name}, by then`, measured: middle(({ requests }) => requests), unit: 'requests' },
  ]
  if (!isScored) return rows
  return [
    ...rows,
    {
      what: `${name}, first paint`,
      measured: middle(({ watched }) => watched.firstPaint),
      unit: 'ms',
      goal: '1800 ms',
    },
    {
      what: `${name}, largest paint`,
      measured: middle(({ watched }) => watched.largestPaint),
      unit: 'ms',
      goal: '2500 ms',
    },
    { what: `${name}, blocked`, measured: middle(blockedMs), unit: 'ms', goal: '200 ms' },
    { what: `${name}, moved about`, measured: middle(({ watched }) => watched.shift), unit: 'of it', goal: '0.1' },
  ]
}

/** What tasks after the first paint take beyond 50 ms each, as Lighthouse counts it. */
function blockedMs({ watched: { firstPaint, longTasks } }: Load): number {
  const after = longTasks.filter(({ start, ms }) => start + ms > firstPaint)
  return after.reduce((sum, { ms }) => sum + ms - 50, 0)
}
