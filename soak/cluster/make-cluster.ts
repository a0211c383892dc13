import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { openDatabase } from '#server/store/database.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { makeAccounts } from '../make-site.ts'
import { Trainee } from '../trainee.ts'
import { FrontDoor } from './front-door.ts'
import { freeUnitPort, UnitNode } from './unit.ts'

export type Cluster = Awaited<ReturnType<typeof makeCluster>>

/** By role: Provider, RT, RN. The last one has no WebSockets. */
export const roles: readonly RoleId[] = [PROVIDER, RT, RN]

/** Two nodes as deploy/ starts them, on one database, behind nginx as deploy/ sets it up, and a page of each of three people. */
export async function makeCluster(folder: string, pace: number) {
  const postgres = await startTemporaryPostgres()
  const databaseUrl = await postgres.urlFor('cluster')
  const accounts = await makeAccounts(databaseUrl, ['ann', 'rob', 'nia'])
  const first = await freeUnitPort(4000)
  const nodePorts = [first, await freeUnitPort(first + 1)] as const
  const httpPort = await freeUnitPort(nodePorts[1] + 1)
  const httpsPort = await freeUnitPort(httpPort + 1)

  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1', CASE_PACE: String(pace) }
  const nodes = [new UnitNode(nodePorts[0], settings), new UnitNode(nodePorts[1], settings)] as const
  await Promise.all(nodes.map((node) => node.start()))
  const door = new FrontDoor(folder, { httpPort, httpsPort, nodePorts, certificate: `${folder}/certificate.pem` })
  await door.open()
  const trainees = accounts.map(
    (account, index) =>
      new Trainee(account.name, account, door.url, { transport: roles[index] === RN ? 'polling' : 'websocket' }),
  )
  await Promise.all(trainees.map((trainee) => trainee.come()))
  const database = openDatabase(databaseUrl)

  return {
    nodes,
    door,
    trainees,
    database,
    async close(): Promise<void> {
      for (const trainee of trainees) trainee.leave()
      await door.close()
      await Promise.all(nodes.map((node) => node.end('SIGTERM')))
      await database.close()
      await postgres.stop()
    },
  }
}
