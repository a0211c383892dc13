import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PROVIDER, RN } from '#case/records/roles.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'
import { checkRecording } from './check-recording.ts'

const LONG_MS = 120_000
let nodes: [RunningNode, RunningNode]
let nia: Person
let page: Page

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl, { pace: 200, graceSeconds: 1 })
  nodes = [await start(), await start()]
  const [made] = await makePeople(nodes[0].database, ['nia'])
  if (!made) throw new Error('nobody was made')
  nia = made
  page = await openPage(nodes[0].port, nia)
})
afterAll(async () => {
  page.close()
  await Promise.all(nodes.map((node) => node.close()))
})

test('a stand-in as Provider briefs with a voice that is heard on either node, and its words are told', async () => {
  expect(await page.send({ kind: 'take-role', roleId: RN })).toMatchObject({ ok: true })
  const { loop } = await nodes[0].rooms.get('open')
  // Both have the room, so both ask for what is due.
  await nodes[1].rooms.get('open')
  const wish = { kind: 'seat-stand-in', roleId: PROVIDER, manner: 'expert', seed: 4 }
  const seated = await loop.submit({ by: 'administrator' }, { ...wish, id: randomUUID(), run: loop.state.run })
  expect(seated).toMatchObject({ ok: true })

  const shared = () => viewFor(loop.state, RN, case1).recordings?.summary ?? null
  await vi.waitFor(() => expect(shared()).not.toBeNull(), LONG_MS)
  const { path = '', durationMs = 0, captions = [] } = shared() ?? {}
  expect(captions.map(({ text }) => text)).toEqual(case1.standIns.speech.summary.flat().map(({ text }) => text))
  expect(captions.at(-1)?.toMs).toBe(durationMs)
  for (const { port } of nodes) {
    const heard = await fetch(`http://localhost:${port}${path}`, { headers: { cookie: nia.cookie } })
    expect(heard.status).toBe(200)
    const sound = Buffer.from(await heard.arrayBuffer())
    expect(checkRecording(sound)).toEqual({ ok: true, mimeType: 'audio/mp4', durationMs, isSeekable: true })
  }
  const { rows } = await nodes[0].database.pool.query('select path from recordings')
  expect(rows).toEqual([{ path }])
})
