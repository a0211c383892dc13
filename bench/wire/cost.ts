import type { Row } from '../figures/figures.ts'
import { median } from '../figures/figures.ts'
import { Child } from './child.ts'
import { floorLine, nodeLine } from './line.ts'
import { emptyDatabase, type PlaceName, setStage } from './site.ts'

const ROUNDS = 4
/** As many as it takes until what runs often runs as fast as it will. */
const MESSAGES = { what: 'per-second', waiting: 1, ms: 20_000, most: 1000 }

/** What a message takes of the node's processor, with three pages that hear of it. */
export async function measureCost(): Promise<Row[]> {
  const places: readonly PlaceName[] = ['beginning', 'point 5', 'report']
  const teams = [{ name: 'floor', process: await openFloor(), costs: [] as number[] }]
  for (const name of places) teams.push({ name, process: await openTeam(name), costs: [] as number[] })
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { process, costs } of teams) {
      const cpuMs = await cpuWhile(process, () => process.ask(MESSAGES))
      if (round > 0) costs.push(cpuMs / MESSAGES.most)
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

async function cpuWhile(process: Child, work: () => Promise<unknown>): Promise<number> {
  const before = await process.ask<{ cpuMs: number }>({ what: 'usage' })
  await work()
  const after = await process.ask<{ cpuMs: number }>({ what: 'usage' })
  return after.cpuMs - before.cpuMs
}

async function openFloor(): Promise<Child> {
  const process = await Child.start('floor-server.ts', await emptyDatabase('floor-cost'))
  await Promise.all([1, 2, 3].map(() => floorLine(process.port)))
  return process
}

async function openTeam(place: PlaceName): Promise<Child> {
  const { databaseUrl, people } = await setStage(place)
  const process = await Child.start('node-server.ts', databaseUrl)
  await Promise.all(people.map(({ cookie }) => nodeLine(process.port, cookie)))
  return process
}
