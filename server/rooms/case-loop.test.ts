import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  people = await makePeople(seeding.database, ['ann', 'rob'])
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const chatOf = (page: Page) =>
  page.newest?.type === 'whole' ? page.newest.view.chat.map(({ message }) => message) : null

test('what was done before the case began and is sent again after it is answered as it was, and not done twice', async () => {
  const [{ loop, database }] = nodes
  const [ann, rob] = people.map(({ uid }) => ({ by: 'user' as const, uid }))
  if (!ann || !rob) throw new Error('nobody there')
  const take = (roleId: number) => ({ kind: 'take-role', roleId, id: randomUUID(), run: loop.state.run })
  const early = take(1)
  const first = await loop.submit(rob, early)
  await loop.submit(ann, take(0))
  const { version, run } = loop.state
  expect(first).toEqual({ ok: true, run, version: version - 1 })
  expect(await loop.submit(rob, early)).toEqual(first)
  expect(loop.state.version).toBe(version)

  // With the run goes also what was remembered of it.
  await loop.submit({ by: 'administrator' }, { kind: 'end-case', id: randomUUID(), run })
  const { rows } = await database.pool.query('select * from answers')
  expect(rows).toEqual([])
})

test('a database that was set back, as by a backup, is taken at its word, and everyone is told', async () => {
  const [ann, rob] = await Promise.all(people.map((person, index) => openPage(nodes[index as 0 | 1].port, person)))
  if (!ann || !rob) throw new Error('nobody there')
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  await ann.send({ kind: 'send-message', message: 'kept' })
  const { version } = nodes[0].loop.state
  for (const message of ['lost', 'lost', 'lost']) await ann.send({ kind: 'send-message', message })
  await vi.waitFor(() => expect(rob.newest?.version).toBe(version + 3), 60_000)

  const { pool } = nodes[0].database
  await pool.query('delete from log where version > $1', [version])
  await pool.query(`delete from list_items where data->>'message' = 'lost'`)
  await pool.query('update rooms set version = $1', [version])

  expect(await ann.send({ kind: 'send-message', message: 'after' })).toMatchObject({ ok: true, version: version + 1 })
  expect(nodes[0].loop.state.records.ChatInbox['1']?.chat.map(({ message }) => message)).toEqual(['kept', 'after'])
  expect(ann.told).toContainEqual(expect.objectContaining({ type: 'whole', version }))
  await vi.waitFor(() => expect(rob.newest).toMatchObject({ version: version + 1 }), 60_000)
  expect(chatOf(rob)).toEqual(['kept', 'after'])
  expect(await rob.send({ kind: 'send-message', message: 'heard' })).toMatchObject({ ok: true, version: version + 2 })
})

test('however fast two nodes write at once, pages are told what changed, and never the whole', async () => {
  const pages = await Promise.all(people.map((person, index) => openPage(nodes[index as 0 | 1].port, person)))
  for (const roleId of [0, 1] as const) await pages[roleId]?.send({ kind: 'take-role', roleId })
  await vi.waitFor(() => expect(pages[0]?.newest?.version).toBe(pages[1]?.newest?.version), 60_000)
  const before = pages.map((page) => page.told.length)
  const { run, version } = nodes[0].loop.state
  const write = async (node: RunningNode, uid: string) => {
    for (let count = 0; count < 150; count++) {
      const note = { kind: 'save-note', text: `${count}`, id: randomUUID(), run }
      expect(await node.loop.submit({ by: 'user', uid }, note)).toMatchObject({ ok: true })
    }
  }
  await Promise.all(nodes.map((node, index) => write(node, people[index]?.uid ?? '')))
  await vi.waitFor(() => {
    for (const page of pages) expect(page.newest?.version).toBeGreaterThanOrEqual(version + 300)
  }, 60_000)
  for (const [index, page] of pages.entries()) {
    const told = page.told.slice(before[index])
    expect(told.filter(({ type }) => type === 'whole')).toEqual([])
    page.close()
  }
})
