import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, constants, lstat, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../settings/start-error.ts'
import { addressOf, type Cluster, pgdataOf } from './cluster.ts'
import { makeOwnedFolder, type Owner } from './owner.ts'
import { isPostmasterOf, readPostmaster } from './postmaster.ts'
import { reasonOf, runProgram } from './program.ts'

interface Server {
  readonly url: string
  readonly wasRunning: boolean
}

const logOf = (cluster: Cluster) => join(cluster.folder, 'log')

/** Starts the cluster's server or, after a crash of the app, finds it still running. */
export async function startServer(cluster: Cluster): Promise<Server> {
  const found = await findServer(cluster)
  if (found) return { url: found, wasRunning: true }

  await access(pgdataOf(cluster), constants.W_OK)
  const socketFolder = await socketFolderFor(cluster)
  const logged = (await readFile(logOf(cluster), 'utf8').catch(() => '')).length
  const started = await pgCtl(cluster, ['start', '-l', logOf(cluster), '-o', serverOptions(socketFolder)])
  if (started.code === 0) return { url: await addressOf(cluster, socketFolder), wasRunning: false }

  const startedMeanwhile = await findServer(cluster)
  if (startedMeanwhile) return { url: startedMeanwhile, wasRunning: true }
  const log = (await readFile(logOf(cluster), 'utf8').catch(() => '')).slice(logged)
  const reason = (await isDiskFull(cluster)) ? 'its disk is full.' : reasonOf({ output: started.output + log })
  throw new StartError(`The embedded database did not start, see ${logOf(cluster)}: ${reason}`)
}

/** A server that finds no room for the next piece of its log stops, and cannot even write why. */
async function isDiskFull({ folder }: Cluster): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < 16 * 1024 * 1024
}

export async function stopServer(cluster: Cluster) {
  const stopped = await pgCtl(cluster, ['stop', '-m', 'fast'])
  if (stopped.code !== 0 && (await pgCtl(cluster, ['status'])).code === 0) {
    throw new Error(`The embedded database did not stop: ${reasonOf(stopped)}`)
  }
}

/** For the last moment of a process, when nothing can be waited for. What was not written is lost. */
export function stopServerAtOnce(cluster: Cluster) {
  const options = ['-w', '-D', pgdataOf(cluster), 'stop', '-m', 'immediate']
  spawnSync(join(cluster.binaries.folder, 'pg_ctl'), options, { cwd: cluster.folder, ...cluster.owner })
}

const pgCtl = (cluster: Cluster, options: string[]) =>
  runProgram(join(cluster.binaries.folder, 'pg_ctl'), ['-w', '-D', pgdataOf(cluster), ...options], {
    cwd: cluster.folder,
    owner: cluster.owner,
  })

/** On a Unix socket only, so that no port is taken and nobody reaches it from outside. */
function serverOptions(socketFolder: string): string {
  const settings = [`listen_addresses=`, `unix_socket_directories="${socketFolder}"`, 'unix_socket_permissions=0700']
  return settings.map((setting) => `-c '${setting.replaceAll("'", `'\\''`)}'`).join(' ')
}

/** The address of the running server, if there is one. One that is just starting or stopping is waited for. */
async function findServer(cluster: Cluster): Promise<string | undefined> {
  const pgdata = pgdataOf(cluster)
  const patience = performance.now() + 60_000
  while ((await pgCtl(cluster, ['status'])).code === 0) {
    const postmaster = await readPostmaster(pgdata)
    const url = postmaster && (await addressOf(cluster, postmaster.socketFolder))
    if (url && (await isAnswering(url))) return url
    if (postmaster && !(await isPostmasterOf(postmaster.pid, pgdata))) await rm(join(pgdata, 'postmaster.pid'))
    if (performance.now() > patience)
      throw new StartError(`The embedded database does not answer, see ${logOf(cluster)}.`)
    await wait(100)
  }
  return undefined
}

const notThere = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET'])
const startingOrStopping = '57P03'

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (notThere.has(code) || code === startingOrStopping) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

// The address of a Unix socket holds 103 bytes on macOS and 107 on Linux.
const longestPath = 103
const socketName = '.s.PGSQL.5432'

/** The folder for the socket: inside the cluster's own where the path is short enough, else a short one of its own. */
async function socketFolderFor({ folder, owner }: { folder: string; owner: Owner | undefined }): Promise<string> {
  const near = join(folder, 'run')
  if (Buffer.byteLength(join(near, socketName)) <= longestPath) {
    await makeOwnedFolder(near, owner)
    return near
  }
  const short = join(temporaryFolder(), `trainer-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  await makeOwnedFolder(short, owner)
  await checkIsOurs(short, owner)
  return short
}

const temporaryFolder = () => (Buffer.byteLength(join(tmpdir(), socketName)) < longestPath - 25 ? tmpdir() : '/tmp')

/** Anyone may make folders in the temporary folder, so one with the right name may be a stranger's. */
async function checkIsOurs(folder: string, owner: Owner | undefined) {
  const found = await lstat(folder)
  const uid = owner?.uid ?? process.getuid?.()
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return
  throw new StartError(`The folder ${folder} belongs to someone else: remove it, or set DATA_DIR to a shorter path.`)
}
