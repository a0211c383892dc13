import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningNode, startNode } from '../start-node.ts'
import { freshDatabase } from '../store/fresh-database.ts'
import { makePeople, openPage, type Page, type Person } from '../test-team.ts'

let nodes: [RunningNode, RunningNode]
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  const seeding = await start()
  people = await makePeople(seeding.database, ['ann', 'rob'])
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const chatOf = (page: Page) =>
  page.newest?.type === 'whole' ? page.newest.view.chat.map(({ message }) => message) : null

test('a database that was set back, as by a backup, is taken at its word, and everyone is told', async () => {
  const [ann, rob] = await Promise.all(people.map((person, index) => openPage(nodes[index as 0 | 1].port, person)))
  if (!ann || !rob) throw new Error('nobody there')
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  await ann.send({ kind: 'send-message', message: 'kept' })
  const { version } = nodes[0].loop.state
  for (const message of ['lost', 'lost', 'lost']) await ann.send({ kind: 'send-message', message })
  await vi.waitFor(() => expect(rob.newest?.version).toBe(version + 3), 10_000)

  const { pool } = nodes[0].database
  await pool.query('delete from log where version > $1', [version])
  await pool.query(`delete from list_items where data->>'message' = 'lost'`)
  await pool.query('update cases set version = $1', [version])

  expect(await ann.send({ kind: 'send-message', message: 'after' })).toMatchObject({ ok: true, version: version + 1 })
  expect(nodes[0].loop.state.records.ChatInbox['1']?.chat.map(({ message }) => message)).toEqual(['kept', 'after'])
  expect(ann.told).toContainEqual(expect.objectContaining({ type: 'whole', version }))
  await vi.waitFor(() => expect(rob.newest).toMatchObject({ version: version + 1 }), 10_000)
  expect(chatOf(rob)).toEqual(['kept', 'after'])
  expect(await rob.send({ kind: 'send-message', message: 'heard' })).toMatchObject({ ok: true, version: version + 2 })
})
