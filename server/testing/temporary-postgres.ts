import { rmSync } from 'node:fs'
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../postgres/binaries.ts'
import { type Cluster, makeCluster, pgdataOf } from '../postgres/cluster.ts'
import { createDatabase } from '../postgres/create-database.ts'
import { canReach, findOwner } from '../postgres/owner.ts'
import { isAlive, readPostmaster } from '../postgres/postmaster.ts'
import { startServer, stopServer, stopServerAtOnce } from '../postgres/server.ts'

/** A PostgreSQL for tests: made in a temporary folder, gone when stopped. */
export interface TemporaryPostgres {
  /** The address of its administrative database. */
  readonly url: string
  /** Makes a fresh database and gives its address. */
  urlFor(name: string): Promise<string>
  /** Ends it as a failure of the machine would. */
  crash(): void
  /** Ends the process that watches over the others, and none of them. */
  killPostmaster(): Promise<void>
  /** Starts it again, with all that was stored. */
  start(): Promise<void>
  stop(): Promise<void>
}

const prefix = 'trainer-test-'

export async function startTemporaryPostgres(disk?: string): Promise<TemporaryPostgres> {
  const owner = await findOwner()
  const place = disk ?? ((await canReach(tmpdir(), owner)) ? tmpdir() : '/var/tmp')
  const binaries = await findBinaries(owner)
  const clusterIn = (folder: string): Cluster => ({ folder: join(folder, 'postgres'), binaries, owner })
  await removeLeftovers(place, clusterIn)

  const folder = await mkdtemp(join(place, `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  const cluster = clusterIn(folder)
  await makeCluster(cluster)
  const { url } = await startServer(cluster)
  const onExit = () => removeAtOnce(folder, cluster)
  // Before the disk it may stand on goes.
  process.prependOnceListener('exit', onExit)
  return {
    url,
    urlFor: (name) => createDatabase(url, name),
    crash: () => stopServerAtOnce(cluster),
    async killPostmaster() {
      const postmaster = await readPostmaster(pgdataOf(cluster))
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    },
    async start() {
      await startServer(cluster)
    },
    async stop() {
      process.off('exit', onExit)
      await stopServer(cluster)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * For tests that end no machine: nothing waits for the disk, which takes longer than all else a commit does, and nobody
 * tidies up in hundreds of databases, each of which is used for seconds.
 */
export async function startHastyPostgres(): Promise<TemporaryPostgres> {
  const postgres = await startTemporaryPostgres()
  const client = new pg.Client(postgres.url)
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
  return postgres
}

/** Test runners leave without a word at a Ctrl-C. */
function removeAtOnce(folder: string, cluster: Cluster) {
  stopServerAtOnce(cluster)
  rmSync(folder, { recursive: true, force: true })
}

/** A test run that was killed leaves its server running. */
async function removeLeftovers(place: string, clusterIn: (folder: string) => Cluster) {
  for (const name of await readdir(place)) {
    const maker = name.startsWith(prefix) && Number(name.slice(prefix.length).split('-')[0])
    if (!maker || isAlive(maker)) continue
    const folder = join(place, name)
    // Another that starts now may have removed it meanwhile.
    const found = await lstat(folder).catch(() => null)
    if (found?.uid !== process.getuid?.()) continue
    await stopServer(clusterIn(folder)).catch(() => {})
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
