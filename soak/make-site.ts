import type { Chance } from '#case/testing/model/chance.ts'
import { createEducators } from '#server/educators/educators.ts'
import { startNode } from '#server/start-node.ts'
import { type Database, openDatabase } from '#server/store/database.ts'
import { databaseClockOf } from '#server/testing/machine-clock.ts'
import { TestNode } from '#server/testing/nodes.ts'
import { makePeople, type Person } from '#server/testing/people.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { BadNetwork } from './bad-network.ts'
import { copyLog } from './copied-log.ts'
import type { Site } from './faults.ts'
import { makeShiftedClock, mountSmallDisk } from './tampered-machine.ts'
import { Trainee } from './trainee.ts'

const PASSWORD = 'a password for the soak'
const TEN_MINUTES = 600

/** Two nodes whose clocks differ by ten minutes, on one database behind a bad network, and for each name two pages of one person. */
export async function makeSite(names: readonly string[], pace: number, chance: Chance): Promise<Site> {
  const disk = mountSmallDisk()
  const postgres = await startTemporaryPostgres(disk?.folder)
  const databaseUrl = await postgres.urlFor('soak')
  const databaseClock = await databaseClockOf(databaseUrl)
  const accounts = await makeAccounts(databaseUrl, names)
  const clocks = [makeShiftedClock(), makeShiftedClock(TEN_MINUTES)]
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
  const educator = await makeEducator(database)
  return { nodes, clocks, databaseClock, disk, network, postgres, database, trainees, educator, chance, problems: [] }
}

async function makeEducator(database: Database): Promise<Person> {
  const [eda] = await makePeople(database, ['eda'])
  if (!eda) throw new Error('nobody was made')
  await createEducators(database).setEducator(eda.uid, true)
  return eda
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
