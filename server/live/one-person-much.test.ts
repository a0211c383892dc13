import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
let [ann, rob, nia]: Person[] = []
const nobody = { cookie: '', uid: '' }
/** Stands still within a test: however long a slow machine takes, nobody is let ask more. */
let now = 0

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl, { paceClock: () => now })
  const seeding = await start()
  ;[ann, rob, nia] = await makePeople(seeding.database, ['ann', 'rob', 'nia'])
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

beforeEach(async () => {
  now += 60_000
  for (const [roleId, person] of [ann, rob, nia].entries()) {
    const page = await pageOf(person)
    expect(await page.send({ kind: 'take-role', roleId: roleId as 0 | 1 | 2 })).toMatchObject({ ok: true })
    page.close()
  }
})

const pageOf = (person: Person | undefined): Promise<Page> => openPage(nodes[0].port, person ?? nobody)
const noteOf = (text: string) => ({ kind: 'save-note', text, id: randomUUID(), run: nodes[0].loop.state.run })

async function openPagesOf(person: Person | undefined): Promise<number> {
  const { rows } = await nodes[0].database.pool.query<{ pages: number }>(
    'select coalesce(sum(pages), 0) as pages from connections where uid = $1',
    [person?.uid],
  )
  return rows[0]?.pages ?? 0
}

test('of all pages that one person opens on all nodes, twelve stay open, and others find room', async () => {
  const sockets: Socket[] = nodes.flatMap(({ port }) =>
    Array.from({ length: 20 }, () =>
      io(`http://localhost:${port}`, {
        path: '/live',
        transports: ['websocket'],
        extraHeaders: { cookie: rob?.cookie ?? '' },
        reconnection: false,
        forceNew: true,
      }),
    ),
  )
  const connected = () => sockets.filter((socket) => socket.connected).length
  const outcomes = ['connect', 'connect_error', 'disconnect']
  const tried = sockets.map((socket) =>
    Promise.race(outcomes.map((outcome) => new Promise((done) => socket.once(outcome, done)))),
  )
  await Promise.all(tried)
  await vi.waitFor(() => expect(connected()).toBe(12), 60_000)
  await expect(pageOf(rob)).rejects.toThrow()
  await expect(openPage(nodes[1].port, rob ?? nobody)).rejects.toThrow()
  const page = await pageOf(nia)
  expect(await page.send({ kind: 'save-note', text: 'here' })).toMatchObject({ ok: true })

  page.close()
  for (const socket of sockets) socket.disconnect()
  // Whoever closes some can open others.
  await vi.waitFor(async () => (await pageOf(rob)).close(), 60_000)
})

test('whoever asks once is not kept waiting by one who asks without end', async () => {
  const { loop } = nodes[0]
  const { version } = loop.state
  const flood = Array.from({ length: 25 }, () => loop.submit({ by: 'user', uid: rob?.uid ?? '' }, noteOf('again')))
  const answer = await loop.submit({ by: 'user', uid: nia?.uid ?? '' }, noteOf('once'))
  expect(answer).toMatchObject({ ok: true })
  expect(answer.ok && answer.version - version).toBeLessThanOrEqual(3)
  await Promise.all(flood)
})

test('what one person may have waiting is bounded', async () => {
  const { loop } = nodes[0]
  const flood = Array.from({ length: 100 }, () => loop.submit({ by: 'user', uid: rob?.uid ?? '' }, noteOf('again')))
  const others = loop.submit({ by: 'user', uid: nia?.uid ?? '' }, noteOf('once'))
  const retried = (await Promise.all(flood)).filter((answer) => 'retry' in answer)
  expect(retried.length).toBeGreaterThan(50)
  expect(await others).toMatchObject({ ok: true })
})

test('what a page had waiting when it closed is not done any more', async () => {
  const { pool } = nodes[0].database
  const page = await pageOf(rob)
  const busy = await pool.connect()
  await busy.query('begin')
  await busy.query('select from rooms for update')
  const underWay = nodes[0].loop.submit({ by: 'user', uid: ann?.uid ?? '' }, noteOf('under way'))
  for (let count = 1; count <= 20; count++) page.socket.emit('command', noteOf(`late ${count}`), () => {})
  // A command that is refused at once tells that the others have come.
  await page.sendRaw({ kind: 'unknown' })
  page.close()
  await vi.waitFor(async () => expect(await openPagesOf(rob)).toBe(0), 60_000)
  await busy.query('commit')
  busy.release()

  expect(await underWay).toMatchObject({ ok: true })
  // What one person asks is done in order: after this nothing of it is left.
  await nodes[0].loop.submit({ by: 'user', uid: rob?.uid ?? '' }, noteOf('after'))
  const { rowCount } = await pool.query(`select from log where command->>'text' like 'late %'`)
  expect(rowCount).toBe(0)
})

test('all pages of a person share what they may ask', async () => {
  const pages = await Promise.all([pageOf(rob), pageOf(rob)])
  const answers = await Promise.all(
    pages.flatMap((page) => Array.from({ length: 60 }, () => page.sendRaw({ kind: 'x' }))),
  )
  expect(answers.filter((answer) => 'retry' in answer).length).toBeGreaterThan(30)
  for (const page of pages) page.close()
})

test.each(['', '/debriefing,'])('who comes and goes at place "%s" of one connection asks each time', async (place) => {
  const wire = new WebSocket(`ws://localhost:${nodes[0].port}/live/?EIO=4&transport=websocket`, {
    headers: { cookie: rob?.cookie ?? '' },
  })
  await once(wire, 'message')
  const isClosed = new Promise((resolve) => wire.once('close', resolve))
  const hears = (what: string) =>
    Promise.race([
      isClosed,
      new Promise<void>((resolve) => wire.on('message', (data) => String(data).startsWith(what) && resolve())),
    ])
  let times = 0
  while (wire.readyState === WebSocket.OPEN && times < 100) {
    times += 1
    const hasCome = hears(`40${place}{`)
    wire.send(`40${place}{"unpacks":true,"rules":null}`)
    await hasCome
    const hasGone = hears('44/nowhere')
    wire.send(`41${place}`)
    wire.send('40/nowhere,')
    await hasGone
    wire.removeAllListeners('message')
  }
  expect(times).toBeLessThan(65)
  // No page of a person does so, however often its line breaks. Where this one reads slowly, it may be cut off for that before.
  expect(times).toBeGreaterThan(20)
  expect(wire.readyState).not.toBe(WebSocket.OPEN)
  const page = await pageOf(nia)
  expect(await page.send({ kind: 'save-note', text: 'here' })).toMatchObject({ ok: true })
  page.close()
})
