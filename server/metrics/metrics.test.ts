import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../settings/config.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person, request } from '../testing/people.ts'

const metrics = { host: 'localhost', port: 0 }
let node: RunningNode
let other: RunningNode
let ann: Person
let ben: Person
let cat: Person

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const seeding = await startQuietNode(databaseUrl)
  const [first, second, third] = await makePeople(seeding.database, ['ann', 'ben', 'cat'])
  await seeding.close()
  if (!first || !second || !third) throw new Error('nobody is there')
  ann = first
  ben = second
  cat = third
  node = await startQuietNode(databaseUrl, { metrics })
  other = await startQuietNode(databaseUrl, { metrics })
})
afterEach(() => node.accounts.endCase())
afterAll(() => Promise.all([node.close(), other.close()]))

const scrape = async ({ metricsPort }: RunningNode): Promise<string> => {
  const answer = await fetch(`http://localhost:${metricsPort}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  return answer.text()
}
/** The value of one line, by all that stands before it. */
const told = async (from: RunningNode, line: string): Promise<number> =>
  Number(
    (await scrape(from))
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )
const becomes = (from: RunningNode, line: string, value: number) =>
  vi.waitFor(async () => expect(await told(from, line)).toBe(value), { timeout: 60_000, interval: 100 })

test('pages, seats and the run are told as they are', async () => {
  await becomes(node, 'trainer_pages_open', 0)
  await becomes(node, 'trainer_runs_under_way', 0)
  const pages = await Promise.all([ann, ann, ben].map((person) => openPage(node.port, person)))
  await pages[0]?.send({ kind: 'take-role', roleId: 0 })
  await pages[2]?.send({ kind: 'take-role', roleId: 1 })
  await becomes(node, 'trainer_pages_open', 3)
  await becomes(node, 'trainer_people_connected', 2)
  await becomes(node, 'trainer_people_seated', 2)
  await becomes(node, 'trainer_runs_under_way', 1)
  for (const page of pages) page.close()
  await becomes(node, 'trainer_pages_open', 0)
})

test('commands are counted by kind and outcome, and timed', async () => {
  const page = await openPage(node.port, ann)
  await page.send({ kind: 'take-role', roleId: 0 })
  const lines = [
    'trainer_commands_total{kind="send-message",outcome="accepted"}',
    'trainer_commands_total{kind="send-message",outcome="message-empty"}',
    'trainer_commands_total{kind="unknown",outcome="unknown-command"}',
    'trainer_command_seconds_count{asker="user"}',
  ]
  const before = await Promise.all(lines.map((line) => told(node, line)))
  await page.send({ kind: 'send-message', message: 'hello' })
  await page.send({ kind: 'send-message', message: ' ' })
  await page.sendRaw({ kind: 'ann@ward.test', id: 'an-id-of-mine' })
  page.close()
  const after = await Promise.all(lines.map((line) => told(node, line)))
  expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1, 1, 3])
})

test('who asks too fast is counted', async () => {
  const before = await told(node, 'trainer_too_fast_total')
  const page = await openPage(node.port, cat)
  const isSlowed = ({ ok, ...answer }: object & { ok: boolean }) => !ok && 'retry' in answer
  const answers = await Promise.all(Array.from({ length: 100 }, () => page.sendRaw({ kind: 'none' })))
  page.close()
  expect(answers.some(isSlowed)).toBe(true)
  expect(await told(node, 'trainer_too_fast_total')).toBe(before + answers.filter(isSlowed).length)
})

test('a node tells how it keeps up with another', async () => {
  const heard = await told(other, 'trainer_notices_total')
  const page = await openPage(node.port, ann)
  await page.send({ kind: 'take-role', roleId: 0 })
  // Nodes greet each other every second, and who has heard of none tells nobody.
  await vi.waitFor(
    async () => {
      await page.send({ kind: 'send-message', message: 'to all' })
      expect(await told(other, 'trainer_notices_total')).toBeGreaterThan(heard)
    },
    { timeout: 60_000, interval: 300 },
  )
  page.close()
  await vi.waitFor(() => expect(other.loop.state).toEqual(node.loop.state), 60_000)
  await becomes(other, 'trainer_versions_behind', 0)
  await becomes(other, 'trainer_rooms_held', 1)
  // What it was not told of it finds out by looking.
  const reads = await told(other, 'trainer_catch_ups_total')
  const reloads = await told(other, 'trainer_reloads_total')
  await node.database.pool.query('update rooms set version = version + 1')
  await vi.waitFor(async () => expect(await told(other, 'trainer_catch_ups_total')).toBeGreaterThan(reads), 60_000)
  await vi.waitFor(async () => expect(await told(other, 'trainer_versions_read_age_seconds')).toBeLessThan(5), 60_000)
  await becomes(other, 'trainer_reloads_total', reloads + 1)
})

test('statements are timed by name, connections counted, and errors told apart', async () => {
  const errors = (kind: string) => told(node, `trainer_database_errors_total{kind="${kind}"}`)
  const [wrong, unreachable] = [await errors('other'), await errors('unreachable')]
  const opened = await openPage(node.port, ann)
  await opened.send({ kind: 'take-role', roleId: 0 })
  opened.close()
  await node.loop.catchUp()
  await node.database.pool.query('select no_such_thing').catch(() => {})
  const client = await node.database.pool.connect()
  const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0]
  const waiting = client.query('select pg_sleep(600)').catch(() => {})
  await node.database.pool.query('select pg_terminate_backend($1)', [pid])
  await waiting
  client.release(true)
  expect(await errors('other')).toBe(wrong + 1)
  expect(await errors('unreachable')).toBeGreaterThan(unreachable)
  const page = await scrape(node)
  expect(page).toMatch(/trainer_database_statement_seconds_count\{statement="store"\} [1-9]/)
  expect(page).toMatch(/trainer_database_statement_seconds_count\{statement="read-news"\} [1-9]/)
  expect(page).toMatch(/trainer_database_connections [1-9]/)
  expect(page).toMatch(/trainer_database_waiting 0/)
})

test('refused sign-ins and uploads are counted by status', async () => {
  const lines = [
    'trainer_http_requests_total{route="/api/sign-in",status="401"}',
    'trainer_http_requests_total{route="/api/recordings/:recording",status="401"}',
    'trainer_http_requests_total{route="other",status="404"}',
  ]
  const before = await Promise.all(lines.map((line) => told(node, line)))
  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(`http://localhost:${node.port}${path}`, { method: 'POST', headers, body })
  const json = { 'content-type': 'application/json' }
  await post('/api/sign-in', json, JSON.stringify({ email: 'ann@ward.test', password: 'a guess' }))
  await post('/api/recordings/summary', { 'content-type': 'audio/webm' }, 'no sound')
  await fetch(`http://localhost:${node.port}/ann@ward.test`)
  for (const [index, line] of lines.entries()) await becomes(node, line, (before[index] ?? 0) + 1)
})

test('the process and its event loop are told, and nobody’s name', async () => {
  const opened = await openPage(node.port, ann)
  await opened.send({ kind: 'take-role', roleId: 0 })
  await opened.send({ kind: 'send-message', message: 'hello to all' })
  await opened.sendRaw({ kind: 'ann@ward.test', id: 'an-id-of-mine' })
  opened.close()
  await request(node, '/api/sign-in', { body: { email: 'ann@ward.test', password: 'a guess' } })
  await request(node, '/ann@ward.test')
  const page = await scrape(node)
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_gc_duration_seconds',
  ]) {
    expect(page).toContain(name)
  }
  expect(page).not.toMatch(/ward\.test|hello|to all/)
  for (const { uid } of [ann, ben, cat]) expect(page).not.toContain(uid)
})

test('nothing is told where the pages are, and nothing else where the metrics are', async () => {
  expect((await fetch(`http://localhost:${node.port}/metrics`)).status).toBe(404)
  expect((await fetch(`http://localhost:${node.metricsPort}/api/health`)).status).toBe(404)
})

test('metrics are off unless they have a port, and then for this machine alone', () => {
  expect(readConfig({}, []).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '' }, []).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9464' }, []).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }, []).metrics?.host).toBe('10.0.0.5')
  expect(() => readConfig({ METRICS_PORT: 'all' }, [])).toThrow(
    'METRICS_PORT must be a whole number from 0 to 65535; it is "all".',
  )
})

test('a node without them tells none', async () => {
  const quiet = await startQuietNode(await freshDatabase())
  expect(quiet.metricsPort).toBeNull()
  await quiet.close()
})

test('a taken port ends the start with a sentence', async () => {
  const taken = { host: 'localhost', port: node.metricsPort ?? 0 }
  await expect(startQuietNode(await freshDatabase(), { metrics: taken })).rejects.toThrow(
    `The metrics cannot be told at localhost:${taken.port} (EADDRINUSE): choose another METRICS_PORT or METRICS_HOST.`,
  )
})
