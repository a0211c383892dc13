import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'
import { keepPresence } from './presence.ts'

let databaseUrl: string
let nodes: [RunningNode, RunningNode]
let [ann, rob, eve]: Person[] = []
/** So long that this machine comes to an end within it: found by trying. */
let graceSeconds = 5
/** Only what is stuck ends here. */
const STUCK_MS = 1_800_000
const start = () => startQuietNode(databaseUrl, { graceSeconds })
const open = ({ port }: RunningNode, person: Person | undefined): Promise<Page> =>
  openPage(port, person ?? { cookie: '' })

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  const seeding = await start()
  ;[ann, rob, eve] = await makePeople(seeding.database, ['ann', 'rob', 'eve'])
  await seeding.database.pool.query(keepMissed)
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

/** Every time somebody is missed a row. */
const keepMissed = `
  create table missed (uid text);
  create function keep_missed() returns trigger language plpgsql as $$
    begin insert into missed values (new.uid); return null; end $$;
  create trigger missed after update on presence for each row
    when (old.is_present and not new.is_present) execute function keep_missed()`

/** Ann leads from the first node, Rob is RT on the second. */
async function takeSeats(): Promise<{ anns: Page; robs: Page }> {
  const [anns, robs] = [await open(nodes[0], ann), await open(nodes[1], rob)]
  await anns.send({ kind: 'take-role', roleId: 0 })
  await robs.send({ kind: 'take-role', roleId: 1 })
  return { anns, robs }
}

/** How long ago nodes last saw a page of somebody, in seconds; who leaves is set back by twelve. */
async function secondsUnseen(person: Person | undefined, { pool } = nodes[0].database): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    'select extract(epoch from now() - seen_at)::float as seconds from connections where uid = $1',
    [person?.uid],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...rows.map(({ seconds }) => seconds))
}
const isSeen = (person: Person | undefined) =>
  vi.waitFor(async () => expect(await secondsUnseen(person)).toBeLessThan(11), STUCK_MS)
const isUnseen = (person: Person | undefined, seconds = 11, database = nodes[0].database) =>
  vi.waitFor(async () => expect(await secondsUnseen(person, database)).toBeGreaterThan(seconds), STUCK_MS)

/** Whoever comes makes a node look round, and again by going: when it has looked the second time, the first is over. */
async function lookRound(running: readonly RunningNode[] = nodes): Promise<void> {
  for (const node of running) {
    const eves = await open(node, eve)
    await isSeen(eve)
    eves.close()
    await isUnseen(eve)
  }
}

async function timesMissed(
  person: Person | undefined,
  { database }: Pick<RunningNode, 'database'> = nodes[0],
): Promise<number> {
  const { rowCount } = await database.pool.query('select from missed where uid = $1', [person?.uid])
  return rowCount ?? 0
}

/** Who was let wait longer than the grace would be missed, and rightly: on a slow machine it is tried with a longer one. */
async function withinGrace(attempt: () => Promise<{ tookMs: number; missed: number }>): Promise<void> {
  for (;;) {
    const { tookMs, missed } = await attempt()
    if (tookMs <= graceSeconds * 1000) {
      expect(missed).toBe(0)
      return
    }
    graceSeconds *= 2
    await Promise.all(nodes.map((node) => node.close()))
    nodes = [await start(), await start()]
  }
}

/** When somebody else has been missed, no node is so new that it would miss nobody anyway. */
async function missSomebodyElse(): Promise<void> {
  const before = await timesMissed(eve)
  const eves = await open(nodes[0], eve)
  await eves.send({ kind: 'take-role', roleId: 2 })
  eves.close()
  await vi.waitFor(async () => expect(await timesMissed(eve)).toBe(before + 1), STUCK_MS)
}

/** How long something takes, and how often Rob is missed meanwhile. */
async function whileRobIsAway(go: () => Promise<unknown>): Promise<{ tookMs: number; missed: number }> {
  const before = await timesMissed(rob)
  const began = performance.now()
  await go()
  return { tookMs: performance.now() - began, missed: (await timesMissed(rob)) - before }
}

test(
  'who is back soon was never away, whoever comes and goes meanwhile',
  async () => {
    let pages: { anns: Page; robs: Page } | undefined
    await withinGrace(async () => {
      const { anns, robs } = await takeSeats()
      await missSomebodyElse()
      return whileRobIsAway(async () => {
        robs.close()
        await isUnseen(rob)
        await lookRound()
        pages = { anns, robs: await open(nodes[1], rob) }
        await lookRound()
      })
    })

    const before = await timesMissed(rob)
    pages?.robs.close()
    await vi.waitFor(async () => expect(await timesMissed(rob)).toBe(before + 1), STUCK_MS)
    pages?.anns.close()
    await nodes[0].accounts.endCase()
  },
  STUCK_MS,
)

test(
  'when a node stops nobody is away before their page had time to come to another',
  async () => {
    await withinGrace(async () => {
      const { anns } = await takeSeats()
      await lookRound()
      let back: Page | undefined
      const away = await whileRobIsAway(async () => {
        await nodes[1].close()
        await lookRound([nodes[0]])
        back = await open(nodes[0], rob)
        await lookRound([nodes[0]])
      })
      anns.close()
      back?.close()
      nodes[1] = await start()
      await nodes[0].accounts.endCase()
      return away
    })
  },
  STUCK_MS,
)

test(
  'when all nodes were down, people have the same time from the start of the first',
  async () => {
    await withinGrace(async () => {
      const { anns, robs } = await takeSeats()
      await lookRound()
      await Promise.all(nodes.map((node) => node.close()))
      anns.close()
      robs.close()
      const database = openDatabase(databaseUrl)
      await isUnseen(rob, 12 + graceSeconds, database)
      const before = await timesMissed(rob, { database })
      const began = performance.now()
      nodes[0] = await start()
      await lookRound([nodes[0]])
      const missed = (await timesMissed(rob, { database })) - before
      const tookMs = performance.now() - began
      nodes[1] = await start()
      await vi.waitFor(async () => expect(await timesMissed(rob)).toBe(before + 1), STUCK_MS)
      await database.close()
      await nodes[0].accounts.endCase()
      return { tookMs, missed }
    })
  },
  STUCK_MS,
)

test('a thousand people who come at once are counted in few looks', async () => {
  const { database } = nodes[0]
  let asked = 0
  const query: typeof database.pool.query = (...args: [never]) => {
    asked += 1
    return database.pool.query(...args)
  }
  const pool = Object.assign(Object.create(database.pool), { query })
  let tell = (_uid: string, _isConnected: boolean) => {}
  const live = {
    openPages: () => new Map<string, number>(),
    onLooking: () => {},
    limitPages: () => {},
    onConnection: (listener: typeof tell) => {
      tell = listener
    },
  }
  const presence = keepPresence({ node: 'a', database: { ...database, pool }, live, onProblem: () => {} })
  for (let count = 0; count < 1000; count++) tell(`person-${count}`, true)
  await presence.close()
  expect(asked).toBeGreaterThan(3)
  expect(asked).toBeLessThan(20)
})
