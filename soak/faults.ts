import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PROVIDER } from '#case/records/roles.ts'
import type { Chance } from '#case/testing/model/chance.ts'
import { supervise } from '#server/postgres/supervise.ts'
import type { Database } from '#server/store/database.ts'
import type { SetClock } from '#server/testing/machine-clock.ts'
import type { TestNode } from '#server/testing/nodes.ts'
import type { Person } from '#server/testing/people.ts'
import type { TemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import type { BadNetwork } from './bad-network.ts'
import { dripUploads } from './dripping-uploads.ts'
import { joinGreedily } from './greedy-joins.ts'
import { beGreedy, flood } from './rude-people.ts'
import { stepClocks } from './stepped-clocks.ts'
import type { ShiftedClock, SmallDisk } from './tampered-machine.ts'
import type { Trainee } from './trainee.ts'
import { watchTeam } from './watching-educators.ts'

export interface Site {
  readonly nodes: readonly TestNode[]
  /** The nodes' clocks, and the database's disk, where this machine lets them be tampered with. */
  readonly clocks: readonly (ShiftedClock | null)[]
  readonly databaseClock: SetClock
  readonly disk: SmallDisk | null
  readonly network: BadNetwork
  readonly postgres: TemporaryPostgres
  readonly database: Database
  readonly trainees: readonly Trainee[]
  /** Opens rooms beside that of the trainees. */
  readonly educator: Person
  readonly chance: Chance
  /** What faults have found that should not be, whatever was done. */
  readonly problems: string[]
}

type Fault = (site: Site) => Promise<unknown>

/** What this machine can do wrong, by the words the report counts it under. Each is over when it has been mended. */
export const faultsAt = ({ clocks, disk }: Site): { readonly [name: string]: Fault } => ({
  ...faults,
  ...(clocks.every((clock) => clock !== null) && { 'a clock jumped': jumpClock }),
  ...(disk && { 'the disk was full': fillDisk }),
})

const faults: { readonly [name: string]: Fault } = {
  'a node was killed': async ({ nodes, chance }) => {
    const node = chance.of(nodes)
    await node.kill()
    await sleep(chance.below(2000))
    await node.start()
  },
  'a node stood still': async ({ nodes, chance }) => {
    const ms = 500 + chance.below(6000)
    chance.of(nodes).sleep(ms)
    await sleep(ms)
  },
  'all connections were cut': async ({ network }) => network.cut(),
  'the network was silent': async ({ network, chance }) => {
    const ms = 500 + chance.below(7000)
    network.freeze(ms)
    await sleep(ms)
  },
  'the database crashed': async ({ postgres, chance }) => {
    postgres.crash()
    await sleep(chance.below(4000))
    await postgres.start()
  },
  'the postmaster was killed': (site) => whileSupervised(site, () => site.postgres.killPostmaster()),
  'nodes were cut off from the log': async ({ database }) => {
    await database.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`)
  },
  'greedy pages asked and read nothing': beGreedy,
  'one person flooded while others worked': flood,
  'uploads dripped in while a team sent its own': dripUploads,
  'all clocks were set while stand-ins played': stepClocks,
  'ten consoles watched a team': watchTeam,
  'codes were guessed, and one device came under many names': joinGreedily,
  'the Provider ended the case': async ({ trainees }) => trainees.find(({ role }) => role === PROVIDER)?.logOut(),
  'somebody else logged out': async ({ trainees, chance }) =>
    chance.of(trainees.filter(({ role }) => role !== PROVIDER)).logOut(),
}

/** By up to two hours, to and fro. */
async function jumpClock({ clocks, chance }: Site): Promise<void> {
  const clock = chance.of(clocks)
  clock?.shift(chance.below(14_400) - 7200)
  await sleep(1000 + chance.below(4000))
  clock?.shift(0)
}

/** What a database needs most is the log it writes first: filled up, that stops it. */
const writeAhead = `select pg_logical_emit_message(true, 'soak', repeat('x', 1000000))`

function fillDisk(site: Site): Promise<void> {
  const { disk, database, chance } = site
  return whileSupervised(site, async (isDown) => {
    disk?.fill()
    while (!isDown()) await database.pool.query(writeAhead).catch(() => sleep(50))
    await sleep(chance.below(4000))
    disk?.empty()
  })
}

/** The database dies, and whoever watches over it brings it back. */
async function whileSupervised({ postgres }: Site, harm: (isDown: () => boolean) => Promise<void>): Promise<void> {
  let isDown = false
  let comeBack = () => {}
  const isBack = new Promise<void>((resolve) => {
    comeBack = resolve
  })
  const hold = async () => {
    const client = new pg.Client({ connectionString: postgres.url })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const tell = (what: string) => {
    isDown = true
    if (what === 'The embedded database runs again.') comeBack()
  }
  const supervised = await supervise({ hold, startAgain: postgres.start, stop: async () => {} }, tell)
  await harm(() => isDown)
  await isBack
  await supervised.stop()
}
