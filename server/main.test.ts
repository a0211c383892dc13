import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { readPostmaster } from './postgres/postmaster.ts'
import { openDatabase } from './store/database.ts'
import { createMigrator, knownMigrations, migrate } from './store/migrate.ts'
import { freshDatabase } from './testing/database.ts'
import { builtProgram, runProgram } from './testing/programs.ts'

const folders: string[] = []
const apps: ChildProcess[] = []
afterEach(() => {
  for (const app of apps.splice(0)) app.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The built app as a person starts it, up to the word that it is told to wait for, or to its end. */
async function startApp(env: NodeJS.ProcessEnv, awaited = 'Press Ctrl-C to stop.') {
  const app = spawn(process.execPath, [builtProgram('main')], { env: { ...process.env, PORT: '0', ...env } })
  apps.push(app)
  const ended = once(app, 'exit')
  let said = ''
  const told = new Promise<void>((resolve) => {
    for (const stream of [app.stdout, app.stderr]) {
      stream.on('data', (text) => {
        said += text
        if (said.includes(awaited)) resolve()
      })
    }
  })
  await Promise.race([told, ended])
  return { app, said: () => said, ended }
}

test('a terminal that closes stops the app and its database, however often it says so', async () => {
  const folder = join(tmpdir(), `trainer-data-${randomUUID()}`)
  folders.push(folder)
  const { app, said, ended } = await startApp({ DATA_DIR: folder })
  expect(said()).toContain(`Data: ${folder}\nIts tables are new.`)
  const pgdata = join(folder, 'postgres', 'cluster')
  expect(await readPostmaster(pgdata)).toBeDefined()
  // Nobody reads any more.
  app.stdout?.destroy()
  app.stderr?.destroy()
  app.kill('SIGHUP')
  app.kill('SIGHUP')
  expect(await ended).toEqual([0, null])
  expect(await readPostmaster(pgdata)).toBeUndefined()
})

test('on a database of one’s own it says where that is, and how the first account is made', async () => {
  const url = await freshDatabase()
  const { app, said, ended } = await startApp({ DATABASE_URL: url })
  expect(said()).toContain('Nobody has an account yet. The first, who may open rooms, with the same DATABASE_URL:')
  expect(said()).toMatch(/Data: database "test-[^"]+" at \S+\nIts tables are new\./)
  expect(said()).not.toContain(new URL(url).password)
  app.kill('SIGTERM')
  await ended
  expect((await runProgram(url, 'users', 'add', 'ann@ward.test', '--educator')).code).toBe(0)
  const again = await startApp({ DATABASE_URL: url })
  expect(again.said()).not.toMatch(/Nobody has an account|Its tables/)
  again.app.kill('SIGTERM')
  await again.ended
})

test('where people sign in with the hospital’s account it says so, and where that sends them back to', async () => {
  const hospital = { OIDC_ISSUER: 'https://login.hospital.test', OIDC_CLIENT_ID: 'trainer', OIDC_NAME: 'City Hospital' }
  const rules = { OIDC_DOMAINS: 'hospital.test', OIDC_EDUCATOR_CLAIM: 'groups=educators', PASSWORDS: '0' }
  const env = { DATABASE_URL: await freshDatabase(), ...hospital, OIDC_CLIENT_SECRET: 'not to be told', ...rules }
  const { app, said, ended } = await startApp(env)
  expect(said()).toContain('People sign in with City Hospital, and come back by /auth/callback/hospital.')
  expect(said()).not.toMatch(/Nobody has an account|not to be told/)
  app.kill('SIGTERM')
  await ended
})

test('its own address is told last, and while pages are developed theirs instead', async () => {
  const env = { DATABASE_URL: await freshDatabase() }
  for (const [more, url] of [
    [{}, /http:\/\/localhost:\d+/],
    [{ PAGES_URL: 'http://localhost:5173' }, /http:\/\/localhost:5173/],
  ] as const) {
    const { app, said, ended } = await startApp({ ...env, ...more })
    expect(said()).toMatch(new RegExp(`is running\\.\\n\\n  ${url.source}\\n`))
    expect(said()).toMatch(new RegExp(`  ${url.source}/practise\\n`))
    expect(
      said()
        .match(/https?:\/\/[\w.:]+/g)
        ?.every((one) => url.test(one)),
    ).toBe(true)
    app.kill('SIGTERM')
    await ended
  }
})

test('as lines of JSON it tells no person and no address, and after a SIGTERM it serves on until its time is over', async () => {
  const env = { DATABASE_URL: await freshDatabase(), LOG_FORMAT: 'json', LOG_LEVEL: 'info', DRAIN_SECONDS: '600' }
  const { app, said, ended } = await startApp(env, 'is running')
  const lines = (): { [field: string]: unknown; urls?: string[] }[] =>
    said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const url = lines().find(({ urls }) => urls)?.urls?.[0]
  await fetch(`${url}/join/SECRET`, { headers: { cookie: 'trainer.session_token=SECRET' } })
  await vi.waitFor(() => expect(lines().some(({ res }) => res)).toBe(true), 60_000)
  const asked = lines().find(({ req }) => req)
  expect(asked).toMatchObject({ level: 'info', reqId: expect.stringMatching(/^[\da-f-]{36}$/), req: { method: 'GET' } })
  expect(said()).not.toMatch(/SECRET|remoteAddress/)

  app.kill('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503), 60_000)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  app.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})

test('what a start has done to the tables is told, and a command changes none beside an earlier version', async () => {
  const url = await freshDatabase()
  const database = openDatabase(url)
  const { error } = await createMigrator(database).migrateTo('012-practice')
  expect(error).toBeUndefined()
  // As a node of that version listens.
  const node = new pg.Client(url)
  await node.connect()
  await node.query('listen case_log')
  expect(await runProgram(url, 'users', 'list')).toEqual({
    code: 1,
    said: 'An earlier version of the trainer is still running on this database. Stop it first, then start this one.',
  })
  expect((await database.pool.query('select from kysely_migration')).rowCount).toBe(12)
  await Promise.all([node.end(), database.close()])

  const { app, said, ended } = await startApp({ DATABASE_URL: url })
  expect(said()).toContain(`Its tables were brought up to date: ${knownMigrations.slice(12).join(', ')}.`)
  app.kill('SIGTERM')
  await ended
})

test('on data of a later version it says just that, and changes nothing', async () => {
  const url = await freshDatabase()
  const database = openDatabase(url)
  await migrate(database)
  await database.pool.query(`insert into kysely_migration values ('999-later', 'then')`)
  await database.close()
  const sentence = 'This database is of a later version of the trainer (it has "999-later")'
  const { said, ended } = await startApp({ DATABASE_URL: url })
  expect(await ended).toEqual([1, null])
  expect(said()).toMatch(
    new RegExp(`^${sentence.replace(/[()]/g, '\\$&')}: use that version.*Nothing was changed\\.\n$`),
  )
  expect((await runProgram(url, 'users', 'list')).said).toContain(sentence)
})

test('a database that has no room for every name is refused before anything is stored', async () => {
  const name = `latin-${randomUUID()}`
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query(`create database "${name}" encoding 'LATIN1' locale 'C' template template0`)
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  const { said, ended } = await startApp({ DATABASE_URL: url.href })
  expect(await ended).toEqual([1, null])
  expect(said()).toMatch(`The database "${name}" keeps text as LATIN1, which has no room for every name: make one with`)
  await client.query(`drop database "${name}"`)
  await client.end()
})
