import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RN, RT } from '#case/records/roles.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { machineClockOf, type SetClock } from '../testing/machine-clock.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person, request } from '../testing/people.ts'

const LONG_MS = 60_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let databaseUrl: string
let machine: SetClock
let node: RunningNode
let ann: Person
let bob: Person

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  machine = await machineClockOf(databaseUrl)
  node = await startQuietNode(databaseUrl, { pace: 200, graceSeconds: 1 })
  const [one, other] = await makePeople(node.database, ['ann', 'bob'])
  if (!one || !other) throw new Error('nobody was made')
  ann = one
  bob = other
})
afterAll(async () => {
  await node.close()
  await machine.restore()
})

afterEach(() => machine.set(0))

const records = () => node.loop.state.records
const chat = () => records().ChatInbox[1]?.chat ?? []

/** A question in the chat, which the stand-in answers in its time, though the clock is set before that. */
async function askRn(aheadMs: number): Promise<void> {
  const before = chat().length
  const asked = { kind: 'send-message', message: 'RN, where are we?', id: randomUUID(), run: node.loop.state.run }
  // Past the page: it lives in this process, and takes a clock that was set for a connection that is dead.
  expect(await node.loop.submit({ by: 'user', uid: ann.uid }, asked)).toMatchObject({ ok: true })
  await machine.set(aheadMs)
  await vi.waitFor(() => expect(chat().length).toBeGreaterThanOrEqual(before + 2), LONG_MS)
}

/** The times of what was accepted, from one to the next. */
async function stepsInLog(): Promise<number[]> {
  const { rows } = await node.database.pool.query<{ at: number }>('select at from log order by version')
  return rows.slice(1).map(({ at }, index) => at - (rows[index]?.at ?? 0))
}

test('stand-ins play on while the clock of the machine is set back, ahead and back again, and the case goes evenly', async () => {
  const page = await openPage(node.port, ann)
  expect(await page.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: true })
  for (const roleId of [RT, RN])
    expect(await page.send({ kind: 'seat-stand-in', roleId, manner: 'expert', seed: 4 })).toMatchObject({ ok: true })
  await page.send({ kind: 'answer-call' })
  await page.send({ kind: 'continue', step: 0 })
  const kept = { recording: 'summary', path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 60_000 }
  const keep = { kind: 'keep-recording', id: randomUUID(), run: node.loop.state.run, uid: ann.uid, ...kept }
  expect(await node.loop.submit({ by: 'system' }, keep)).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(chat()).toHaveLength(2), LONG_MS)

  for (const minutes of [-6, 60, -60]) await askRn(minutes * MINUTE_MS)

  // It has been on one node until now, and goes on with another that starts while the clock is wrong.
  await node.close()
  node = await startQuietNode(databaseUrl, { pace: 200, graceSeconds: 1 })
  await openPage(node.port, ann)
  await askRn(-60 * MINUTE_MS)
  await askRn(0)

  const steps = await stepsInLog()
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...steps)).toBeLessThan(5 * MINUTE_MS)
})

test('who is signed in stays so when the clock of the machine is set ahead by a day, and no longer than their time', async () => {
  const isIn = async ({ cookie }: Person) => (await request(node, '/api/me', { cookie })).status === 200
  await machine.set(DAY_MS)
  expect(await isIn(bob)).toBe(true)
  await node.database.clock.look()
  expect(await isIn(bob)).toBe(true)
  const set = (end: number) =>
    node.database.pool.query('update "session" set "expiresAt" = $2 where "userId" = $1', [bob.uid, new Date(end)])
  await set(node.database.clock.now() + MINUTE_MS)
  expect(await isIn(bob)).toBe(true)
  // At work they stay signed in for another twelve hours.
  const { rows } = await node.database.pool.query('select "expiresAt" from "session" where "userId" = $1', [bob.uid])
  expect(rows[0].expiresAt.getTime()).toBeGreaterThan(node.database.clock.now() + 719 * MINUTE_MS)
  await set(node.database.clock.now() - 1)
  expect(await isIn(bob)).toBe(false)
})
