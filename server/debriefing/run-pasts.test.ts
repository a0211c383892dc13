import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCHEMA } from '#case/records/schema.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { migrate } from '../store/migrate.ts'
import { openReportDatabase, type ReportDatabase } from '../store/report-database.ts'
import { freshDatabase } from '../testing/database.ts'
import { createRunPasts } from './run-pasts.ts'

const ROOMS = 30
let database: ReportDatabase
/** Looks into logs, since it was last asked. */
let reads = 0
const readsSince = () => {
  const since = reads
  reads = 0
  return since
}
const walk = new Walk()
walk.toPreparation()
const upTo = walk.log.at(-1)?.version ?? 0
const middle = walk.log[Math.floor(walk.log.length / 2)]?.at ?? 0
const pieces = Math.ceil(walk.log.length / 50)
const runOf = (room: number) => ({ content: case1, table: 'log' as const, room: `room-${room}`, run: 1, upTo })
const rooms = Array.from({ length: ROOMS }, (_, room) => room)

beforeAll(async () => {
  database = openReportDatabase(await freshDatabase())
  await migrate(database)
  await database.pool.query(
    `insert into log (room, schema, version, run, asker, kind, command, at, changes)
     select 'room-' || room, $3, entry.* from generate_series(0, $2) as room,
       json_to_recordset($1::json) as entry (version bigint, run bigint, asker text, kind text, command json, at bigint, changes json)`,
    [JSON.stringify(walk.log.map((entry) => ({ ...entry, run: 1, command: {} }))), ROOMS - 1, SCHEMA],
  )
  database.pool.on('acquire', () => {
    reads += 1
  })
})
afterAll(() => database.close())

test('of three who ask together one reads the log, for the line and for a moment', async () => {
  const pasts = createRunPasts(database)
  readsSince()
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => pasts.timeLine(runOf(0))))
  expect(one?.entries.length).toBeGreaterThan(3)
  for (const other of others) expect(other).toBe(one)
  expect(readsSince()).toBe(pieces)
  const [was, ...same] = await Promise.all([1, 2, 3].map(() => pasts.asItWas(runOf(0), middle)))
  expect(was).toMatchObject({ run: 1, at: middle })
  for (const other of same) expect(other).toBe(was)
  expect(readsSince()).toBeLessThanOrEqual(1)
})

test('however many rooms look back at once, each log is read once', async () => {
  const pasts = createRunPasts(database)
  readsSince()
  await Promise.all(rooms.map((room) => pasts.timeLine(runOf(room))))
  expect(readsSince()).toBe(ROOMS * pieces)
  await Promise.all(rooms.map((room) => pasts.timeLine(runOf(room))))
  expect(readsSince()).toBe(0)
})

test('held is what fits into memory: what was asked for last stays, the rest is read again and says the same', async () => {
  const whole = createRunPasts(database)
  const small = createRunPasts(database, { mostBytes: JSON.stringify(walk.log).length * 9 })
  for (const room of [0, 1, 2]) await small.timeLine(runOf(room))
  readsSince()
  await small.timeLine(runOf(2))
  await small.timeLine(runOf(1))
  expect(readsSince()).toBe(0)
  const again = await small.asItWas(runOf(0), middle)
  expect(readsSince()).toBeGreaterThanOrEqual(pieces)
  expect(JSON.stringify(again)).toBe(JSON.stringify(await whole.asItWas(runOf(0), middle)))
  expect(await small.timeLine(runOf(0))).toEqual(await whole.timeLine(runOf(0)))
})
