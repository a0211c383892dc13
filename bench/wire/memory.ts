import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '#server/settings/project-root.ts'
import { openPage } from '#server/testing/pages.ts'
import { median, type Row } from '../figures/figures.ts'
import { setStage } from './site.ts'

const ROUNDS = 3
/** As long as it takes until nothing more comes of a start. */
const SETTLES_MS = 4000

/** In MB. What is its own, and what it has of files that others share. */
interface Held {
  readonly all: number
  readonly own: number
}

/** What the built node holds of memory once it has started, and with the pages of three people at the fifth decision. Told by Linux alone. */
export async function measureMemory(): Promise<Row[]> {
  if (!existsSync('/proc/self/status')) return []
  const { databaseUrl, people } = await setStage('point 5')
  const found: { started: Held; served: Held }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { pid, port, end } = await startBuilt(databaseUrl)
    await sleep(SETTLES_MS)
    const started = heldBy(pid)
    const pages = await Promise.all(people.map((person) => openPage(port, person)))
    await sleep(SETTLES_MS)
    found.push({ started, served: heldBy(pid) })
    for (const page of pages) page.close()
    await end()
  }
  const row = (what: string, of: (one: (typeof found)[number]) => number, goal?: string): Row => ({
    what,
    measured: median(found.map(of)),
    unit: 'MB',
    ...(goal && { goal }),
  })
  return [
    row('a node that has started holds', ({ started }) => started.all),
    row('with three pages', ({ served }) => served.all, '123 MB'),
    row('of that its own', ({ served }) => served.own),
  ]
}

/** The node as it was built, as people run it. */
export async function startBuilt(databaseUrl: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', HOST: 'localhost' }
  const node = spawn(process.execPath, [join(projectRoot, 'dist', 'server', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { pid } = node
  for await (const line of createInterface(node.stdout)) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? []
    if (!port || pid === undefined) continue
    const end = async () => {
      node.kill()
      await once(node, 'exit')
    }
    return { pid, port: Number(port), end }
  }
  throw new Error('the built node did not start: npm run build')
}

function heldBy(pid: number): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { all: mb('VmRSS'), own: mb('RssAnon') }
}
