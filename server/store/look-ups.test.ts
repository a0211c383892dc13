import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople, type Person } from '../testing/people.ts'

let node: RunningNode
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  node = await start()
  people = await makePeople(node.database, ['ann'])
  await node.close()
  node = await start()
})
afterAll(() => node.close())

const give = async (request: object) => {
  const command = { ...request, id: randomUUID(), run: node.loop.state.run }
  expect(await node.loop.submit({ by: 'user', uid: people[0]?.uid ?? '' }, command)).toMatchObject({ ok: true })
}

test('what was answered before is looked up by its key, however small the table was at first', async () => {
  await give({ kind: 'take-role', roleId: 0 })
  await node.database.pool.query('analyze log, answers')
  for (let count = 0; count < 30; count++) await give({ kind: 'send-message', message: `${count}` })
  await vi.waitFor(async () => {
    const { rows } = await node.database.pool.query<{ looked_up: number }>(
      `select idx_scan::int as looked_up from pg_stat_user_indexes
       where indexrelname in ('answers_pkey', 'log_sent')`,
    )
    for (const { looked_up } of rows) expect(looked_up).toBeGreaterThanOrEqual(30)
    expect(rows).toHaveLength(2)
  }, 60_000)
})
