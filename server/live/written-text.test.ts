import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Request } from '#case/commands.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople } from '../testing/people.ts'

let node: RunningNode
let page: Page

/** RT sits at the final report, where everything that can be written is due. */
beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  const [ann, rob] = await makePeople(seeding.database, ['ann', 'rob'])
  await seeding.close()
  if (!ann || !rob) throw new Error('nobody to write')

  const beginning = await start()
  for (const [roleId, person] of [ann, rob].entries()) {
    const seated = await openPage(beginning.port, person)
    expect(await seated.send({ kind: 'take-role', roleId: roleId as 0 | 1 })).toMatchObject({ ok: true })
  }
  const { pool } = beginning.database
  const step = case1.flows[1].length - 1
  await pool.query(`update records set data = data::jsonb || $1 where collection = 'Place' and id = '1'`, [{ step }])
  const recording = { path: '/Audio/NICU1', mimeType: 'audio/webm', durationMs: 75_000, at: 0 }
  await pool.query(
    `insert into records (room, schema, collection, id, data) values ('open', 1, 'Recording', 'handover', $1)`,
    [recording],
  )
  await beginning.close()

  node = await start()
  page = await openPage(node.port, rob)
})
afterAll(() => node.close())

test.each<[Request, () => unknown]>([
  [{ kind: 'save-note', text: 'a\uD800b\u0000c' }, () => Object.values(node.loop.state.records.Note)[0]?.text],
  [
    { kind: 'send-message', message: 'a\uD800b\u0000c' },
    () => node.loop.state.records.ChatInbox['1']?.chat.at(-1)?.message,
  ],
  [
    { kind: 'write-debrief', prompt: 'helped', text: 'a\uD800b\u0000c' },
    () => node.loop.state.records.DebriefNote['helped/1']?.text,
  ],
])('what no database can hold is mended before it is decided and logged: %j', async (request, kept) => {
  expect(await page.send(request)).toMatchObject({ ok: true })
  expect(kept()).toBe('a\uFFFDbc')
  const { rows } = await node.database.pool.query<{ command: object }>(
    'select command from log order by version desc limit 1',
  )
  expect(Object.values(rows[0]?.command ?? {})).toContain('a\uFFFDbc')
})
