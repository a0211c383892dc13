import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import { createCase } from '#case/create-case.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseLoop } from '#server/rooms/case-loop.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { demoPassword, emails } from '../../e2e/model-database.ts'
import { groupOf } from '../../e2e/steps/confirm-group.ts'
import { toRecording } from '../../e2e/trio-at.ts'
import { walkTo } from '../../e2e/walk-to.ts'
import { findBrowser } from '../test/find-browsers.mjs'
import { ceilingOf, compare, type Gesture, gestures, lower } from './ceilings.ts'

// Which of our files work when somebody does something, from the press to the colleague's screen: in both browsers and on the
// server, told by what V8 ran. Each is done three times: what works every time is counted, but for what runs also while nobody
// does anything, before any of them. So a timer, a part that comes when the line is free or a lost connection counts for nothing,
// whenever it comes. Given a path, that checkout is tried; given `--lower`, what was counted becomes the ceiling that the next run
// is held to.

const [given = '.'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const root = resolve(given)
const SPOKEN = new URL('../../e2e/sounds/six-seconds.webm', import.meta.url).pathname
const IDLE_MS = 4000
const TIMES = 3
const POINT = '/case/decision-point/3'

interface Ran {
  readonly url: string
  readonly functions: readonly { readonly ranges: readonly { startOffset: number; count: number }[] }[]
}

/** The path of one of our files in the checkout; null for anything else. */
function pathOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, pathname } = new URL(url)
  const path =
    protocol === 'file:' ? pathname : pathname.startsWith('/@fs/') ? pathname.slice(4) : `${root}/web${pathname}`
  const own = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : ''
  return /^(case|content|sound|server|web)\/(?!node_modules|@).*\.tsx?$/.test(own) ? own : null
}

/** The functions that were called, each by its file and place; not the modules themselves. */
const calledIn = (ran: readonly Ran[]): string[] =>
  ran.flatMap(({ url, functions }) => {
    const path = pathOf(url)
    const called = functions.flatMap(({ ranges: [whole] }) => (whole && whole.count > 0 ? [whole.startOffset] : []))
    return path === null ? [] : called.filter((offset) => offset > 0).map((offset) => `${path} ${offset}`)
  })

const postgres = await startTemporaryPostgres()
const coverage = await mkdtemp(join(tmpdir(), 'gestures-'))
const preload = join(coverage, 'take.mjs')
await writeFile(preload, "import v8 from 'node:v8'\nprocess.on('SIGUSR2', () => v8.takeCoverage())\n")

/** Starts a part of the app and waits until it says where it is. */
function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; url: string }> {
  const started = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => started.kill('SIGKILL'))
  let printed = ''
  return new Promise((resolve, reject) => {
    started.once('exit', () => reject(new Error(`it ended before it listened:\n${printed}`)))
    started.stdout.on('data', (chunk) => {
      printed += chunk
      const url = /https?:\/\/localhost:\d+/.exec(stripVTControlCharacters(printed))?.[0]
      if (url) resolve({ process: started, url })
    })
  })
}

const databaseUrl = await postgres.urlFor('gestures')
const server = await start(['--import', 'tsx', '--import', preload, 'server/main.ts'], {
  DATABASE_URL: databaseUrl,
  PORT: '0',
  DEMO_ACCOUNTS: '1',
  DEMO_PASSWORD: demoPassword,
  NODE_V8_COVERAGE: coverage,
})
const vite = await start(['node_modules/vite/bin/vite.js', '--port', '5199'], { API_URL: server.url })

let taken = 0
/** What the server ran since it was asked before. */
async function serverRan(): Promise<string[]> {
  server.process.kill('SIGUSR2')
  const reports = async () => (await readdir(coverage)).filter((name) => name.endsWith('.json')).sort()
  while ((await reports()).length <= taken) await new Promise((again) => setTimeout(again, 100))
  const name = (await reports())[taken++] ?? ''
  await new Promise((written) => setTimeout(written, 500))
  return calledIn(JSON.parse(await readFile(join(coverage, name), 'utf8')).result)
}

/** What runs in these pages and on the server meanwhile. */
async function ranDuring(pages: readonly Page[], act: () => Promise<unknown>): Promise<Set<string>> {
  await serverRan()
  for (const page of pages) await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await act()
  const inPages = await Promise.all(pages.map((page) => page.coverage.stopJSCoverage()))
  return new Set([...inPages.flatMap(calledIn), ...(await serverRan())])
}

const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
async function come(email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: vite.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/select-role')
  return page
}
const [provider, rt] = [await come(emails.Provider), await come(emails.RT)]
await come(emails.RN)

/** What ran while nobody did anything, whatever was done next. */
const idle = new Set<string>()
const steady = new Map<Gesture, ReadonlySet<string>>()

/** Does it, each time from the same beginning, and keeps what worked every time. */
async function follow(name: Gesture, begin: () => Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  for (let time = 1; time <= TIMES; time++) {
    await begin()
    // What a page still fetches is no part of what is done on it.
    for (const page of [provider, rt]) await page.waitForLoadState('networkidle')
    const meanwhile = await ranDuring([provider, rt], () => new Promise((over) => setTimeout(over, IDLE_MS)))
    for (const one of meanwhile) idle.add(one)
    const ran = await ranDuring([provider, rt], act)
    const before = steady.get(name)
    steady.set(name, new Set([...ran].filter((one) => before?.has(one) ?? true)))
  }
}

/** Which files have worked. */
function tell(name: Gesture): number {
  const called = [...(steady.get(name) ?? [])].filter((one) => !idle.has(one))
  const onTheWay = [...new Set(called.map((one) => one.split(' ')[0] ?? ''))].sort()
  const count = (part: string) => `${part} ${onTheWay.filter((path) => path.startsWith(`${part}/`)).length}`
  console.log(
    `\n${name}: ${onTheWay.length} files (${['web', 'server', 'case', 'content', 'sound'].map(count).join(', ')})`,
  )
  for (const path of onTheWay) console.log(`  ${path}`)
  return onTheWay.length
}
const at = (go: Parameters<typeof walkTo>[2]) =>
  walkTo({ databaseUrl, pace: 1 }, [emails.Provider, emails.RT, emails.RN], go)
async function endCase(): Promise<void> {
  const database = openDatabase(databaseUrl)
  const loop = await createCaseLoop({ store: createCaseStore(database), rules: createCase(case1) })
  await loop.submit({ by: 'administrator' }, { kind: 'end-case', id: randomUUID(), run: loop.state.run })
  await database.close()
}
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

await at(toRecording)
await provider.goto('/record')
await rt.goto('/medical-call/audio')
for (const page of [provider, rt]) await page.getByRole('button', { name: /^Chat/ }).click()
let message = ''
await follow(
  'a chat message',
  async () => {
    message = `On our way ${randomUUID()}`
    await provider.getByLabel('Message').fill(message)
    await rt.getByLabel('Message').waitFor()
  },
  async () => {
    await button(provider, 'Send').click()
    await rt.getByText(message).waitFor()
  },
)
for (const page of [provider, rt]) await page.keyboard.press('Escape')

await follow(
  'a recording',
  async () => {
    await endCase()
    await at(toRecording)
    await provider.goto('/record')
    await rt.goto('/medical-call/audio')
    // There is no microphone here.
    await button(provider, 'Start recording').click()
    await provider.getByLabel('Choose an audio file').setInputFiles(SPOKEN)
    await button(provider, 'Share with team').click()
  },
  async () => {
    await button(provider, 'Share it').click()
    await button(rt, 'Play').waitFor()
  },
)

const [decides, sees] = [groupOf(provider, 'Medications'), groupOf(rt, 'Medications')]
await follow(
  'a decision at the third point',
  async () => {
    await endCase()
    await at((walk) => {
      walk.toDecisions()
      for (const [index, choices] of idealChoices.slice(0, 2).entries()) walk.point(index + 1, choices)
    })
    for (const page of [provider, rt]) await page.goto(POINT)
    await decides.getByRole('radio').first().check()
    await sees.getByRole('radio').first().waitFor()
  },
  async () => {
    await button(decides, 'Confirm').click()
    await button(provider, 'Go on').click()
    // The page that the decision leads to opens for both.
    await rt.waitForURL(`**${POINT}/*`)
  },
)

await browser.close()
for (const part of [server, vite]) {
  part.process.kill('SIGTERM')
  await once(part.process, 'exit')
}
await postgres.stop()
await rm(coverage, { recursive: true })

const counts = Object.fromEntries(gestures.map((name) => [ceilingOf(name), tell(name)]))
if (process.argv.includes('--lower')) lower(counts)
const { over, advice } = compare(counts, 'npm run script -- scripts/structure/gestures.ts')
for (const line of [...over, ...advice]) console.log(line)
process.exitCode = over.length > 0 ? 1 : 0
