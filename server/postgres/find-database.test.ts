import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { StartError } from '../settings/start-error.ts'
import { canMount } from '../testing/can-mount.ts'
import { type FoundDatabase, findDatabase, tooLittle, whyNotFit } from './find-database.ts'
import { readPostmaster } from './postmaster.ts'

let found: FoundDatabase | undefined
const said: string[] = []
/** Of this computer. */
let saidAtStart: string[] = []
const afterwards: (() => void)[] = []

afterEach(async () => {
  try {
    await found?.stop()
  } finally {
    found = undefined
    for (const clean of afterwards.splice(0).toReversed()) clean()
    said.splice(0)
  }
})

function aFolder(): string {
  const folder = join(tmpdir(), `trainer-data-${randomUUID()}`)
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function findIn(dataDir: string): Promise<FoundDatabase> {
  found = await findDatabase({ databaseUrl: undefined, dataDir }, { isApp: true, tell: (what) => said.push(what) })
  saidAtStart = said.splice(0)
  return found
}

async function ask({ url }: FoundDatabase, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end().catch(() => {})
  }
}

/** Only what is stuck ends here, however busy the machine is. */
const PATIENCE = 150_000

test('an embedded database whose postmaster is killed is started again, and the log says so', async () => {
  const dataDir = aFolder()
  const database = await findIn(dataDir)
  await ask(database, 'create table kept as select 42 as answer')
  const postmaster = await readPostmaster(join(dataDir, 'postgres', 'cluster'))
  process.kill(postmaster?.pid ?? 0, 'SIGKILL')

  await vi.waitFor(async () => expect(await ask(database, 'select answer from kept')).toBe(42), PATIENCE)
  await vi.waitFor(() => expect(said.at(-1)).toBe('The embedded database runs again.'), PATIENCE)
  expect(said[0]).toBe('The embedded database stopped. It is started again.')
  // The one app that may run on it holds it as before.
  await expect(findDatabase({ databaseUrl: undefined, dataDir }, { isApp: true, tell: () => {} })).rejects.toThrow(
    StartError,
  )
}, 300_000)

test('one that is stopped on purpose stays stopped', async () => {
  const database = await findIn(aFolder())
  await database.stop()
  await expect(ask(database, 'select 1')).rejects.toThrow()
  expect(said).toEqual([])
})

test.runIf(canMount())(
  'one that a full disk has stopped runs again once there is room',
  async () => {
    const dataDir = aFolder()
    mkdirSync(dataDir, { mode: 0o755 })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', dataDir])
    afterwards.push(() => execFileSync('umount', ['-l', dataDir]))
    const database = await findIn(dataDir)
    expect(saidAtStart).toContainEqual(
      expect.stringMatching(/^The disk of the data has 0\.\d GB left; it should have 1 GB\.$/),
    )
    const filler = join(dataDir, 'filler')
    fill(filler)
    // Goes to the log that must be written before anything else, and nowhere else.
    const more = `select pg_logical_emit_message(true, 'more', repeat('x', 1000000))`
    while (said.length === 0) await ask(database, more).catch(() => sleep(50))
    await vi.waitFor(
      () => expect(said).toContainEqual(expect.stringMatching(/did not start.*its disk is full/)),
      PATIENCE,
    )

    rmSync(filler)
    await vi.waitFor(async () => expect(await ask(database, 'select 1')).toBe(1), PATIENCE)
    await vi.waitFor(() => expect(said.at(-1)).toBe('The embedded database runs again.'), PATIENCE)
  },
  500_000,
)

function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(1024 * 1024), { flag: 'a' })
  } catch {}
}

test('a PostgreSQL that is too old is refused with what is needed, and none that is not', () => {
  const found = { name: 'trainer', encoding: 'UTF8' }
  expect(whyNotFit({ ...found, version: 14 })).toBe(
    'The database "trainer" is kept by PostgreSQL 14: the trainer needs 15 or later. Lead DATABASE_URL to one.',
  )
  expect(whyNotFit({ ...found, version: 15 })).toBeNull()
})

test('a computer that is too small for node and database is told what it has, and one that is large enough nothing', () => {
  const GB = 2 ** 30
  expect(tooLittle({ memory: GB, disk: 0.55 * GB })).toEqual([
    'This computer has 1.0 GB of memory; the trainer with its own database is made for 2 GB or more.',
    'The disk of the data has 0.6 GB left; it should have 1 GB.',
  ])
  expect(tooLittle({ memory: 1.9 * GB, disk: GB })).toEqual([])
})
