import type { Row } from '../figures/figures.ts'
import { median } from '../figures/figures.ts'
import { Child } from './child.ts'
import { nodeLine } from './line.ts'
import { emptyDatabase, type PlaceName, setStage } from './site.ts'

const ROUNDS = 4
const MS = 1000
/** A conversation in which people could still find something: a list that grows is copied for each that comes to it. */
const MOST = { alone: 400, many: 1200 }
/** As many as three people may have waiting. */
const WAITING = 84

/** How many commands a second one case takes, with three pages that hear of each. */
export async function measureRates(): Promise<Row[]> {
  const floor = await Child.start('floor-server.ts', await emptyDatabase('floor-rates'))
  const places: readonly PlaceName[] = ['beginning', 'report']
  const teams = []
  for (const place of places)
    teams.push({ place, node: await openNode(place), alone: [] as number[], many: [] as number[] })
  const floors = { alone: [] as number[], many: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const alone = await floor.ask<number>({ what: 'per-second', waiting: 1, ms: MS })
    const many = await floor.ask<number>({ what: 'per-second', waiting: WAITING, ms: MS })
    if (round > 0) floors.alone.push(alone)
    if (round > 0) floors.many.push(many)
    for (const team of teams) {
      const one = await team.node.ask<number>({ what: 'per-second', waiting: 1, ms: MS, most: MOST.alone })
      const all = await team.node.ask<number>({ what: 'per-second', waiting: WAITING, ms: MS, most: MOST.many })
      if (round > 0) team.alone.push(one)
      if (round > 0) team.many.push(all)
    }
  }
  await floor.kill()
  for (const { node } of teams) await node.kill()
  return teams.flatMap(({ place, alone, many }) => [
    {
      what: `one after the other, ${place}`,
      measured: median(alone),
      floor: median(floors.alone),
      unit: 'a second',
      goal: 'at least 0.6 times',
    },
    {
      what: `${WAITING} waiting, ${place} (floor: 8 plain inserts at once)`,
      measured: median(many),
      floor: median(floors.many),
      unit: 'a second',
      goal: 'at least 5000 a second',
    },
  ])
}

async function openNode(place: PlaceName): Promise<Child> {
  const { databaseUrl, people } = await setStage(place)
  const node = await Child.start('node-server.ts', databaseUrl)
  await Promise.all(people.map(({ cookie }) => nodeLine(node.port, cookie)))
  return node
}
