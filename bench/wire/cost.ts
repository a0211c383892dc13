import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../bench.ts'
import { Child } from './child.ts'
import { delaysOf, median } from './delays.ts'
import { floorLine, nodeLine } from './line.ts'
import { emptyDatabase, type PlaceName, setStage } from './site.ts'

const ROUNDS = 4
const PRESSES = { times: 60, pauseMs: 30 }

/** What a command takes of the node's processor, with three pages open: what the node takes anyway is not counted. */
export async function measureCost(): Promise<Row[]> {
  const places: readonly PlaceName[] = ['beginning', 'point 5', 'report']
  const teams = [{ name: 'floor', ...(await openFloor()), costs: [] as number[] }]
  for (const name of places) teams.push({ name, ...(await openTeam(name)), costs: [] as number[] })
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { process, lines, costs } of teams) {
      const idle = await cpuWhile(process, () => sleep(1000))
      const busy = await cpuWhile(process, () => delaysOf(lines, lines.slice(1), PRESSES))
      const cost = (busy.cpuMs - (idle.cpuMs / idle.ms) * busy.ms) / PRESSES.times
      if (round > 0) costs.push(cost)
    }
  }
  for (const { process } of teams) await process.kill()
  const [floor, ...ours] = teams
  return ours.map(({ name, costs }) => ({
    what: `processor time of a message, ${name}`,
    measured: median(costs),
    floor: median(floor?.costs ?? []),
    unit: 'ms',
    goal: '0.3 ms',
  }))
}

async function cpuWhile(process: Child, work: () => Promise<unknown>): Promise<{ cpuMs: number; ms: number }> {
  const began = performance.now()
  const before = await process.ask<{ cpuMs: number }>({ what: 'usage' })
  await work()
  const after = await process.ask<{ cpuMs: number }>({ what: 'usage' })
  return { cpuMs: after.cpuMs - before.cpuMs, ms: performance.now() - began }
}

async function openFloor() {
  const process = await Child.start('floor-server.ts', await emptyDatabase('floor-cost'))
  return { process, lines: await Promise.all([1, 2, 3].map(() => floorLine(process.port))) }
}

async function openTeam(place: PlaceName) {
  const { databaseUrl, people } = await setStage(place)
  const process = await Child.start('node-server.ts', databaseUrl)
  return { process, lines: await Promise.all(people.map(({ cookie }) => nodeLine(process.port, cookie))) }
}
