import type { Chance } from '#case/testing/model/chance.ts'
import { startNode } from '#server/start-node.ts'
import { openDatabase } from '#server/store/database.ts'
import { TestNode } from '#server/testing/nodes.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { BadNetwork } from './bad-network.ts'
import { copyLog } from './copied-log.ts'
import type { Site } from './faults.ts'
import { makeShiftedClock, mountSmallDisk } from './tampered-machine.ts'
import { Trainee } from './trainee.ts'

const PASSWORD = 'a password for the soak'

/** Two nodes on one database behind a bad network, and for each name two pages of one person. */
export async function makeSite(names: readonly string[], pace: number, chance: Chance): Promise<Site> {
  const disk = mountSmallDisk()
  const postgres = await startTemporaryPostgres(disk?.folder)
  const databaseUrl = await postgres.urlFor('soak')
  const accounts = await makeAccounts(databaseUrl, names)
  const clocks = [makeShiftedClock(), makeShiftedClock()]
  const nodes = clocks.map(
    (clock) => new TestNode({ DATABASE_URL: databaseUrl, CASE_PACE: String(pace), ...clock?.env }),
  )
  await Promise.all(nodes.map((node) => node.start()))
  const network = new BadNetwork(chance, () => {
    const ports = nodes.flatMap(({ port }) => port ?? [])
    return ports.length > 0 ? chance.of(ports) : null
  })
  const url = await network.open()
  const trainees = ['', '’s tablet'].flatMap((page) =>
    accounts.map((account) => new Trainee(`${account.name}${page}`, account, url)),
  )
  await Promise.all(trainees.map((trainee) => trainee.come()))
  const database = openDatabase(databaseUrl)
  return { nodes, clocks, disk, network, postgres, database, trainees, chance, problems: [] }
}

/** From here on every entry of the log is copied, and stays. */
export async function makeAccounts(databaseUrl: string, names: readonly string[]) {
  const node = await startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  await copyLog(node.database)
  const made = []
  for (const name of names) {
    const email = `${name}@ward.test`
    made.push({ name, email, password: PASSWORD, uid: await node.accounts.add(email, PASSWORD) })
  }
  await node.close()
  return made
}
