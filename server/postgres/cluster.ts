import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import type { Binaries } from './binaries.ts'
import { giveTo, makeOwnedFolder, type Owner } from './owner.ts'
import { isAlive } from './postmaster.ts'
import { reasonOf, runProgram } from './program.ts'

/** A folder with one PostgreSQL cluster, its password, its log and its socket, and the programs to run it. */
export interface Cluster {
  readonly folder: string
  readonly binaries: Binaries
  readonly owner: Owner | undefined
}

const user = 'trainer'
export const pgdataOf = (cluster: Cluster) => join(cluster.folder, 'cluster')
const passwordFileOf = (cluster: Cluster) => join(cluster.folder, 'password')

export async function addressOf(cluster: Cluster, socketFolder: string): Promise<string> {
  const password = await readFile(passwordFileOf(cluster), 'utf8')
  return `postgres://${user}:${password}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`
}

/**
 * Makes the cluster beside its place and then moves it there in one step, so that a crash leaves no half of one, and of
 * two that make it at once the first wins.
 */
export async function makeCluster(cluster: Cluster) {
  checkPath(cluster.folder)
  if (existsSync(cluster.folder)) return checkFound(cluster)
  await removeLeftovers(cluster.folder)
  const half = { ...cluster, folder: await mkdtemp(`${cluster.folder}.new-${process.pid}-`) }
  try {
    await fillCluster(half)
    await rename(half.folder, cluster.folder)
  } catch (error) {
    await rm(half.folder, { recursive: true, force: true })
    if (!existsSync(cluster.folder)) throw error
  }
}

/** pg_ctl hands the path to a shell between double quotes. */
function checkPath(folder: string) {
  if (!/["$`\\\n]/.test(folder)) return
  throw new StartError(
    `The database cannot live in ${folder}: set DATA_DIR to a path without quotes, $ and backslashes.`,
  )
}

async function checkFound(cluster: Cluster) {
  const found = await stat(pgdataOf(cluster)).catch(() => undefined)
  if (found && found.uid === (cluster.owner?.uid ?? process.getuid?.())) return checkVersion(cluster)
  throw new StartError(
    `The data in ${cluster.folder} belongs to another user of this machine, or is none: start as that user, or set DATA_DIR to another folder.`,
  )
}

async function checkVersion(cluster: Cluster) {
  const found = (await readFile(join(pgdataOf(cluster), 'PG_VERSION'), 'utf8')).trim()
  const ours = cluster.binaries.version.split('.')[0]
  if (found === ours) return
  throw new StartError(
    `The data in ${cluster.folder} is of PostgreSQL ${found} and this is ${ours}: use the version of the trainer that made it (npm run backup there takes the data along), or set DATA_DIR to another folder.`,
  )
}

async function fillCluster(cluster: Cluster) {
  await giveTo(cluster.folder, cluster.owner)
  await makeOwnedFolder(pgdataOf(cluster), cluster.owner)
  await writeFile(passwordFileOf(cluster), randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await giveTo(passwordFileOf(cluster), cluster.owner)
  const options = [
    ...['-D', pgdataOf(cluster), '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFileOf(cluster)}`],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...['--set=timezone=UTC', '--set=log_timezone=UTC'],
  ]
  const place = { cwd: cluster.folder, owner: cluster.owner }
  const made = await runProgram(join(cluster.binaries.folder, 'initdb'), options, place)
  if (made.code === 0) return
  throw new StartError(`The embedded database could not be made in ${dirname(cluster.folder)}: ${reasonOf(made)}`)
}

async function removeLeftovers(folder: string) {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue
    const maker = Number(name.slice(prefix.length).split('-')[0])
    if (!isAlive(maker)) await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}
