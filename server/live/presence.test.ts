import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningNode, startNode } from '../start-node.ts'
import { freshDatabase } from '../store/fresh-database.ts'
import { makePeople, openPage, type Page, type Person } from '../test-team.ts'
import { keepPresence } from './presence.ts'

let databaseUrl: string
let nodes: [RunningNode, RunningNode]
let [ann, rob, eve]: Person[] = []
const start = () => startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
const open = ({ port }: RunningNode, person: Person | undefined): Promise<Page> =>
  openPage(port, person ?? { cookie: '' })

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  const seeding = await start()
  ;[ann, rob, eve] = await makePeople(seeding.database, ['ann', 'rob', 'eve'])
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

/** Ann leads from the first node, Rob is RT on the second. */
async function takeSeats(): Promise<{ anns: Page; robs: Page }> {
  const [anns, robs] = [await open(nodes[0], ann), await open(nodes[1], rob)]
  await anns.send({ kind: 'take-role', roleId: 0 })
  await robs.send({ kind: 'take-role', roleId: 1 })
  return { anns, robs }
}

/** Whoever comes makes a node look round. */
async function lookRound(running: readonly RunningNode[] = nodes): Promise<void> {
  for (const node of running) (await open(node, eve)).close()
  await sleep(200)
}

async function timesMissed(person: Person | undefined): Promise<number> {
  const { rowCount } = await nodes[0].database.pool.query(
    `select from log where kind = 'mark-presence' and command @> $1`,
    [{ uid: person?.uid, present: false }],
  )
  return rowCount ?? 0
}

test('who is back within three seconds was never away, whoever comes and goes meanwhile', async () => {
  const { anns, robs } = await takeSeats()
  // By then no node is so new that it would miss nobody anyway.
  await sleep(3000)
  await lookRound()
  robs.close()
  await lookRound()
  const back = await open(nodes[1], rob)
  await lookRound()
  expect(await timesMissed(rob)).toBe(0)

  back.close()
  await vi.waitFor(async () => expect(await timesMissed(rob)).toBe(1), 20_000)
  anns.close()
  await nodes[0].accounts.endCase()
})

test('when a node stops nobody is away before their page had time to come to another', async () => {
  const { anns } = await takeSeats()
  await lookRound()
  const before = await timesMissed(rob)
  await nodes[1].close()
  await lookRound([nodes[0]])
  const back = await open(nodes[0], rob)
  await lookRound([nodes[0]])
  expect(await timesMissed(rob)).toBe(before)
  anns.close()
  back.close()
  nodes[1] = await start()
  await nodes[0].accounts.endCase()
})

test('when all nodes were down, people have the same time from the start of the first', async () => {
  const { anns, robs } = await takeSeats()
  await lookRound()
  const before = await timesMissed(rob)
  await Promise.all(nodes.map((node) => node.close()))
  anns.close()
  robs.close()
  await sleep(3500)
  nodes[0] = await start()
  await lookRound([nodes[0]])
  expect(await timesMissed(rob)).toBe(before)
  nodes[1] = await start()
  await vi.waitFor(async () => expect(await timesMissed(rob)).toBe(before + 1), 20_000)
  await nodes[0].accounts.endCase()
})

test('a thousand people who come at once are counted in few looks', async () => {
  const { loop, database } = nodes[0]
  let asked = 0
  const query: typeof database.pool.query = (...args: [never]) => {
    asked += 1
    return database.pool.query(...args)
  }
  const pool = Object.assign(Object.create(database.pool), { query })
  let tell = (_uid: string, _isConnected: boolean) => {}
  const live = {
    openPages: () => new Map<string, number>(),
    limitPages: () => {},
    openSessions: () => new Set<string>(),
    hearSessions: () => {},
    onConnection: (listener: typeof tell) => {
      tell = listener
    },
    close: async () => {},
  }
  const presence = keepPresence({ database: { ...database, pool }, loop, live, onProblem: () => {} })
  for (let count = 0; count < 1000; count++) tell(`person-${count}`, true)
  await presence.close()
  expect(asked).toBeGreaterThan(3)
  expect(asked).toBeLessThan(20)
})
