import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../settings/project-root.ts'
import { StartError } from '../settings/start-error.ts'
import { canMount } from '../testing/can-mount.ts'
import { builtProgram } from '../testing/programs.ts'
import { findBinaries } from './binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { canReach, type Owner } from './owner.ts'
import { startServer } from './server.ts'

const run = promisify(execFile)

const asRoot = process.getuid?.() === 0
const canHaveAccount = asRoot && existsSync('/usr/sbin/useradd')
const started: EmbeddedPostgres[] = []
const folders: string[] = []
const disks: string[] = []

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  for (const disk of disks.splice(0)) execFileSync('umount', ['-l', disk])
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres(dataDir)
  started.push(postgres)
  return postgres
}

const newFolder = () => join(tmpdir(), `trainer-data-${randomUUID()}`)

async function aFolder(...below: string[]) {
  const folder = newFolder()
  folders.push(folder)
  return join(folder, ...below)
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

test('what is stored is there after a stop and a start', async () => {
  const folder = await aFolder()
  const first = await start(folder)
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()

  const second = await start(folder)
  expect(second.wasRunning).toBe(false)
  expect(await ask(second.url, 'select answer from kept')).toBe(42)
})

/** One that runs on a new folder, for the tests that only look at it. */
let running: { folder: string; postgres: EmbeddedPostgres }
beforeAll(async () => {
  const folder = newFolder()
  running = { folder, postgres: await startEmbeddedPostgres(folder) }
})
afterAll(async () => {
  await running.postgres.stop()
  await rm(running.folder, { recursive: true, force: true })
})

test('a server left running by a killed app is found and used', async () => {
  const { folder, postgres: first } = running
  const second = await startEmbeddedPostgres(folder)
  expect(second).toMatchObject({ wasRunning: true, url: first.url })
})

test('two that start at once on an empty folder share one server', async () => {
  const folder = await aFolder()
  const both = await Promise.all([start(folder), start(folder)])
  expect(both[0].url).toBe(both[1].url)
  expect(both.filter((one) => one.wasRunning)).toHaveLength(1)
})

test('the number of a stranger in postmaster.pid does not keep it from starting', async () => {
  const folder = await aFolder()
  const first = await start(folder)
  const pidFile = join(folder, 'postgres', 'cluster', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await first.stop()
  await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'))

  const second = await start(folder)
  expect(second.wasRunning).toBe(false)
})

test('a path too long for a socket, with spaces and quotes, works', async () => {
  const folder = await aFolder("a trainer's data, kept", 'x'.repeat(120))
  const { url } = await start(folder)
  folders.push(new URL(url).searchParams.get('host') ?? '')
  expect(await ask(url, 'select 1')).toBe(1)
})

test('it listens on no port, keeps data safe on disk and asks for the password', async () => {
  const { folder, postgres } = running
  const { url } = postgres
  expect(await ask(url, 'show listen_addresses')).toBe('')
  expect(await ask(url, 'show fsync')).toBe('on')
  expect((await stat(join(folder, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
})

test('short work beside a running app leaves its database running', async () => {
  const folder = await aFolder()
  const { url, stopUnlessUsed } = await start(folder)
  const app = new pg.Client({ connectionString: url })
  await app.connect()
  await stopUnlessUsed()
  expect((await app.query('select 1')).rowCount).toBe(1)

  await app.end()
  await stopUnlessUsed()
  await expect(ask(url, 'select 1')).rejects.toThrow()
})

test.runIf(canHaveAccount)('root’s database belongs to an account of its own, which no other process has', async () => {
  const { folder } = running
  const nobody = await accountOf('nobody')
  for (const path of ['password', 'cluster/PG_VERSION']) {
    const file = join(folder, 'postgres', path)
    expect(await readAs(nobody, file), file).toBe(false)
    expect((await stat(file)).uid).not.toBe(0)
  }
})

test.runIf(canHaveAccount)('root’s database that belonged to nobody is handed over, once it has stopped', async () => {
  const folder = await aFolder()
  const first = await start(folder)
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  const nobody = await accountOf('nobody')
  const cluster = { folder: join(folder, 'postgres'), binaries: await findBinaries(nobody), owner: nobody }
  await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, cluster.folder])
  await startServer(cluster)

  const found = await start(folder)
  expect(found.wasRunning).toBe(true)
  await found.stop()
  const second = await start(folder)
  expect(second.wasRunning).toBe(false)
  expect(await ask(second.url, 'select answer from kept')).toBe(42)
  expect(await readAs(nobody, join(folder, 'postgres', 'password'))).toBe(false)
})

async function accountOf(name: string): Promise<Owner> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (what) => Number((await run('id', [what, name])).stdout)))
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

const readAs = (owner: Owner, file: string): Promise<boolean> =>
  run('cat', [file], { cwd: '/', ...owner }).then(
    () => true,
    () => false,
  )

test.runIf(asRoot)('root is told when its database cannot enter the data folder', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'trainer-closed-'))
  folders.push(closed)
  await expect(startEmbeddedPostgres(join(closed, 'data'))).rejects.toThrow(StartError)
})

test.runIf(canMount())('a data folder that nothing can be written to is told, with the reason', async () => {
  const folder = await aDisk('size=8m')
  execFileSync('mount', ['-o', 'remount,ro', folder])
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    `The database cannot be kept in ${folder}: nothing can be written there. Put that right, or set DATA_DIR`,
  )
})

test.runIf(canMount())('a disk that is full at the first start is named, and nothing half is left', async () => {
  const folder = await aDisk('size=8m')
  const started = startEmbeddedPostgres(folder)
  await expect(started).rejects.toThrow(StartError)
  await expect(started).rejects.toThrow(`could not be made in ${folder}: its disk is full.`)
  expect(await readdir(folder)).toEqual([])
})

test.runIf(canMount())('a disk with no room for a folder is named too', async () => {
  const folder = await aDisk('size=4k,nr_inodes=1')
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(`${folder}: the disk is full.`)
})

/** Root may keep the project where nobody else comes. */
const isOpen = canHaveAccount && (await canReach(projectRoot, await accountOf('nobody')))

test.runIf(isOpen)('an ordinary user reads why a folder of somebody else’s is of no use', async () => {
  const owned = await aFolder()
  await mkdir(join(owned, 'postgres', 'cluster'), { recursive: true, mode: 0o755 })
  expect(await startAs('nobody', owned)).toContain(`The data in ${join(owned, 'postgres')} belongs to another user`)
  const closed = await aFolder()
  await mkdir(closed, { mode: 0o755 })
  expect(await startAs('nobody', closed)).toContain(
    `The database cannot be kept in ${closed}: you may not write there. Put that right, or set DATA_DIR`,
  )
})

async function aDisk(options: string): Promise<string> {
  const folder = await aFolder()
  await mkdir(folder, { mode: 0o755 })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `${options},mode=755`, 'tmpfs', folder])
  disks.push(folder)
  return folder
}

/** What the app says when it cannot start. */
async function startAs(name: string, dataDir: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' }
  const options = { cwd: '/', env, ...(await accountOf(name)) }
  return run(process.execPath, [builtProgram('main')], options).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  )
}
