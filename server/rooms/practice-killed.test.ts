import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RN, RT } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { loadState } from '../store/load-state.ts'
import { freshDatabase } from '../testing/database.ts'
import { TestNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person, request } from '../testing/people.ts'

const LONG_MS = 240_000
let database: Database
let nodes: [TestNode, TestNode]
let ann: Person
let room = ''

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const make = () => new TestNode({ DATABASE_URL: databaseUrl, CASE_PACE: '60' })
  nodes = [make(), make()]
  for (const node of nodes) await node.start()
  database = openDatabase(databaseUrl)
  const [made] = await makePeople(database, ['ann'])
  if (!made) throw new Error('nobody was made')
  ann = made
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await database.close()
})

const portOf = ({ port }: TestNode) => port ?? 0
const stored = (): Promise<CaseState> => loadState(database, room)
const waitFor = (look: (state: CaseState) => void) =>
  vi.waitFor(async () => look(await stored()), { timeout: LONG_MS, interval: 100 })
const chatOf = ({ records }: CaseState) => records.ChatInbox[1]?.chat ?? []

test('a practice goes on when its nodes are killed, and nothing of it is done twice', async () => {
  const [first, second] = nodes
  const wish = { roleId: RN, manner: 'expert', seed: 5 }
  const began = await request({ port: portOf(first) }, '/api/practise', { cookie: ann.cookie, body: wish })
  expect(began.status).toBe(200)
  const { rows } = await database.pool.query('select id from rooms where practice_of = $1', [ann.uid])
  room = rows[0]?.id
  const [one, other] = [await openPage(portOf(first), ann), await openPage(portOf(second), ann)]
  await waitFor(({ records }) => expect(records.Call[1]?.answeredAt).not.toBeNull())

  // While the Provider speaks.
  await first.kill()
  one.close()
  await waitFor(({ records }) => expect(records.Recording.summary).toBeDefined())
  expect(await other.send({ kind: 'mark-listened' })).toMatchObject({ ok: true })
  await waitFor(({ records }) => expect(records.CaseAudioStatus[1]).toEqual({ Nurse: true, Therapist: true }))

  // While RT ticks what it heard: for a moment there is no node at all.
  await second.kill()
  other.close()
  await first.start()
  const page = await openPage(portOf(first), ann)
  await waitFor((state) => expect(chatOf(state).filter(({ roleId }) => roleId === RT)).not.toEqual([]))
  page.close()

  const state = await stored()
  expect(state.records.Checklist[`summary/${RT}`]?.ticked.toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
  const said = chatOf(state).map(({ roleId, message }) => `${roleId} ${message}`)
  expect(new Set(said).size).toBe(said.length)
  const { rows: sounds } = await database.pool.query('select path from recordings where room = $1', [room])
  expect(sounds).toEqual([{ path: state.records.Recording.summary?.path }])
})
