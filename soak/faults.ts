import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '#case/model/chance.ts'
import { PROVIDER } from '#case/roles.ts'
import type { Database } from '#server/store/database.ts'
import type { TemporaryPostgres } from '#server/store/temporary-postgres.ts'
import type { TestNode } from '#server/test-node.ts'
import type { BadNetwork } from './bad-network.ts'
import type { Trainee } from './trainee.ts'

export interface Site {
  readonly nodes: readonly TestNode[]
  readonly network: BadNetwork
  readonly postgres: TemporaryPostgres
  readonly database: Database
  readonly trainees: readonly Trainee[]
  readonly chance: Chance
}

type Fault = (site: Site) => Promise<unknown>

/** What goes wrong, by the words the report counts it under. Each is over when it has been mended. */
export const faults: { readonly [name: string]: Fault } = {
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
  'nodes were cut off from the log': async ({ database }) =>
    database.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`),
  'the Provider ended the case': async ({ trainees }) => trainees.find(({ role }) => role === PROVIDER)?.logOut(),
  'somebody else logged out': async ({ trainees, chance }) =>
    chance.of(trainees.filter(({ role }) => role !== PROVIDER)).logOut(),
}
