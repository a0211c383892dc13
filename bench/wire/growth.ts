import { openPage } from '#server/testing/pages.ts'
import type { Row } from '../figures/figures.ts'
import { Child } from './child.ts'
import { nodeLine } from './line.ts'
import { setStage } from './site.ts'

const LENGTHS = [0, 1000, 10_000, 20_000]
const WAITING = 84
/** A page comes back so often, and has missed so much. */
const COMES_BACK = 20
const MISSED = 20

interface Usage {
  readonly memoryMb: number
  readonly standstillMs: number
  readonly cpuMs: number
}

/** What joining, coming back and the report cost as a conversation grows, on a node that has just started. */
export async function measureGrowth(): Promise<Row[]> {
  const { databaseUrl, people } = await setStage('report')
  const cookie = people[2]?.cookie ?? ''
  const writing = await Child.start('node-server.ts', databaseUrl)
  const rows: Row[] = []
  let written = 0
  for (const length of LENGTHS) {
    const most = length - written
    if (most > 0) await writing.ask({ what: 'per-second', waiting: WAITING, ms: 60_000, most })
    written = length
    rows.push(...(await measureAt(length, databaseUrl, cookie)))
  }
  await writing.kill()
  return rows
}

async function measureAt(length: number, databaseUrl: string, cookie: string): Promise<Row[]> {
  const node = await Child.start('node-server.ts', databaseUrl)
  const line = await nodeLine(node.port, cookie)
  line.close()
  const before = await node.ask<Usage>({ what: 'usage' })
  const began = performance.now()
  const response = await fetch(`http://localhost:${node.port}/api/report.json`, { headers: { cookie } })
  if (!response.ok) throw new Error(await response.text())
  await response.arrayBuffer()
  const reportMs = performance.now() - began
  const after = await node.ask<Usage>({ what: 'usage' })
  const comingBackMs = await comeBack(node, cookie)
  await node.kill()
  const row = (what: string, measured: number, unit: string, goal?: string): Row => ({
    what: `${what}, ${length} messages`,
    measured,
    unit,
    ...(goal && { goal }),
  })
  return [
    row('joining at the report', line.joinBytes / 1000, 'KB', '40 KB'),
    row('coming back, processor time', comingBackMs, 'ms'),
    row('the report', reportMs, 'ms'),
    row('longest standstill meanwhile', after.standstillMs, 'ms', '20 ms'),
    row('memory it took', after.memoryMb - before.memoryMb, 'MB', '50 MB'),
  ]
}

/** With its connection, and the look for who it is. */
async function comeBack(node: Child, cookie: string): Promise<number> {
  const page = await openPage(node.port, { cookie })
  const { run = 0, version = 0 } = page.newest ?? {}
  page.close()
  const before = await node.ask<Usage>({ what: 'usage' })
  for (let count = 0; count < COMES_BACK; count++) {
    const again = await openPage(node.port, { cookie }, { run, version: version - MISSED })
    again.close()
  }
  const after = await node.ask<Usage>({ what: 'usage' })
  return (after.cpuMs - before.cpuMs) / COMES_BACK
}
