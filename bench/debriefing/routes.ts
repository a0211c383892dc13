import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { at, median, type Row } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'

const MOMENTS = 40
/** While it plays at 16 times, a page asks four times a second. */
const PLAYED_MS = 4000

/** What it takes of a node that has just started to tell a run, and to show it as it was. */
export async function measureRoutes(databaseUrl: string, cookie: string): Promise<Row[]> {
  const node = await Child.start('node-server.ts', databaseUrl)
  const ask = (path: string) => fetched(`http://localhost:${node.port}/api/debriefing/${path}`, cookie)
  await node.ask({ what: 'usage' })
  const first = await ask('time-line')
  const again = await ask('time-line')
  const { from, to } = first.body as TimeLine // as the server says it
  const moments = Array.from({ length: MOMENTS }, (_, index) => (index * 17) % MOMENTS)
  const jumped = []
  for (const place of moments)
    jumped.push(await ask(`as-it-was?at=${Math.round(from + ((to - from) * place) / MOMENTS)}`))
  const played = []
  for (let place = 0; place < MOMENTS; place++) {
    played.push(await ask(`as-it-was?at=${Math.round((from + to) / 2) + place * PLAYED_MS}`))
  }
  const { standstillMs } = await node.ask<{ standstillMs: number }>({ what: 'usage' })
  await node.kill()
  const msOf = (answers: readonly Fetched[]) => answers.map(({ ms }) => ms)
  return [
    { what: 'the time line, a node that has just started', measured: first.ms, unit: 'ms' },
    { what: 'the time line, asked again', measured: again.ms, unit: 'ms' },
    { what: 'the time line, packed', measured: first.kb, unit: 'KB' },
    { what: 'as it was, anywhere', measured: median(msOf(jumped)), unit: 'ms' },
    { what: 'as it was, anywhere, 95 of 100', measured: at(msOf(jumped), 0.95), unit: 'ms' },
    { what: 'as it was, played at 16 times', measured: median(msOf(played)), unit: 'ms' },
    { what: 'as it was, packed', measured: median(jumped.map(({ kb }) => kb)), unit: 'KB' },
    { what: 'the node’s longest standstill meanwhile', measured: standstillMs, unit: 'ms' },
  ]
}

interface Fetched {
  readonly ms: number
  /** As it went over the line. */
  readonly kb: number
  readonly body: unknown
}

async function fetched(url: string, cookie: string): Promise<Fetched> {
  const began = performance.now()
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'br' } })
  if (!response.ok) throw new Error(await response.text())
  const body = await response.json()
  return { ms: performance.now() - began, kb: Number(response.headers.get('content-length')) / 1000, body }
}
