import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { diskProblem } from '../settings/disk-problem.ts'
import { projectRoot } from '../settings/project-root.ts'
import { StartError } from '../settings/start-error.ts'
import { findBinaries, systemFolder } from './binaries.ts'
import { type Cluster, makeCluster, pgdataOf } from './cluster.ts'
import { createDatabase } from './create-database.ts'
import { canReach, findOwner, giveAllTo, makeOpenFolder, type Owner } from './owner.ts'
import { isPostmasterOf, readPostmaster } from './postmaster.ts'
import { startServer, stopServer } from './server.ts'

export interface EmbeddedPostgres {
  readonly url: string
  /** Someone else started it: another app that runs now, or one that was killed. */
  readonly wasRunning: boolean
  /** Starts it once more where it has died, and finds it where it has not. */
  startAgain(): Promise<void>
  stop(): Promise<void>
  /** For short work beside the app: stops it, unless someone else is connected. */
  stopUnlessUsed(): Promise<void>
}

/** Starts the PostgreSQL that comes with the app, in `dataDir` or where this project keeps its data. */
export async function startEmbeddedPostgres(dataDir?: string): Promise<EmbeddedPostgres> {
  const owner = await findOwner({ mayMake: true })
  const folder = await makeDataFolder(owner, dataDir)
  try {
    return await startIn(folder, owner)
  } catch (error) {
    const problem = error instanceof StartError ? undefined : diskProblem(error)
    if (!problem) throw error
    throw new StartError(
      `The database cannot be kept in ${folder}: ${problem}. Put that right, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

async function startIn(folder: string, owner: Owner | undefined): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries(owner)
  const cluster = await settleOwner({ folder: join(folder, 'postgres'), binaries, owner })
  await makeCluster(cluster)
  const server = await startServer(cluster)
  const url = await createDatabase(server.url, 'trainer')
  const stop = () => stopServer(cluster)
  return {
    url,
    wasRunning: server.wasRunning,
    startAgain: async () => {
      await startServer(cluster)
    },
    stop,
    stopUnlessUsed: async () => {
      if (!(await isUsed(url))) await stop()
    },
  }
}

/** A cluster that root gave to another account before: while its server runs it stays theirs, then it is handed over. */
async function settleOwner(cluster: Cluster): Promise<Cluster> {
  const found = await stat(cluster.folder).catch(() => undefined)
  if (!cluster.owner || !found || found.uid === cluster.owner.uid) return cluster
  const postmaster = await readPostmaster(pgdataOf(cluster))
  const isRunning = postmaster !== undefined && (await isPostmasterOf(postmaster.pid, pgdataOf(cluster)))
  if (isRunning) return { ...cluster, owner: { uid: found.uid, gid: found.gid } }
  await giveAllTo(cluster.folder, cluster.owner)
  return cluster
}

/** Where this project keeps its data. Root's is outside the project, which its database may be unable to enter. */
export function dataFolder(dataDir?: string): string {
  if (dataDir) return resolve(dataDir)
  if (process.getuid?.() !== 0) return join(projectRoot, 'data')
  return join(systemFolder, createHash('sha256').update(projectRoot).digest('hex').slice(0, 12))
}

async function makeDataFolder(owner: Owner | undefined, dataDir?: string): Promise<string> {
  const folder = dataFolder(dataDir)
  try {
    await makeOpenFolder(folder)
  } catch (cause) {
    const problem = diskProblem(cause) ?? 'something else stands there'
    throw new StartError(`The folder ${folder} cannot be made (${problem}): set DATA_DIR to one you can write to.`, {
      cause,
    })
  }
  if (await canReach(folder, owner)) return folder
  throw new StartError(
    `Root's database runs under another account, which cannot enter ${folder}: set DATA_DIR to another folder or leave it out.`,
  )
}

async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const others = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return others.rowCount !== 0
  } finally {
    await client.end()
  }
}
