import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CASE_ID } from '#case/records/collections.ts'
import { RN } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { loadState } from '../store/load-state.ts'
import { freshDatabase } from '../testing/database.ts'
import { TestNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person, request } from '../testing/people.ts'

// Two rooms play two stories with stand-ins, on one node and then on another, which is killed amid it.

const LONG_MS = 240_000
const stories = ['case-1', 'case-2'] as const
let database: Database
let nodes: [TestNode, TestNode]
const rooms: { story: string; room: string; person: Person }[] = []

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const make = () => new TestNode({ DATABASE_URL: databaseUrl, CASE_PACE: '60' })
  nodes = [make(), make()]
  for (const node of nodes) await node.start()
  database = openDatabase(databaseUrl)
  const people = await makePeople(database, ['ann', 'bob'])
  for (const [index, story] of stories.entries()) {
    const person = people[index]
    if (!person) throw new Error('nobody was made')
    const wish = { roleId: RN, manner: 'expert', seed: 5, story }
    const began = await request({ port: portOf(nodes[0]) }, '/api/practise', { cookie: person.cookie, body: wish })
    expect(began.status).toBe(200)
    const { rows } = await database.pool.query('select id from rooms where practice_of = $1', [person.uid])
    rooms.push({ story, room: rows[0].id, person })
  }
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await database.close()
})

const portOf = ({ port }: TestNode) => port ?? 0
const waitFor = (room: string, look: (state: CaseState) => void) =>
  vi.waitFor(async () => look(await loadState(database, room)), { timeout: LONG_MS, interval: 100 })
/** How each story's patient page begins, on a node. */
const told = async (node: TestNode) => {
  const seen: string[] = []
  for (const { person } of rooms) {
    const page = await openPage(portOf(node), person)
    const newest = page.newest
    if (newest?.type !== 'whole') throw new Error('told no view')
    const { call, instruments, points } = newest.view
    seen.push([call?.caller ?? '', instruments.signs.map(({ slug }) => slug).join(), points.length].join(' / '))
    page.close()
  }
  return seen
}

test('two rooms play two stories at once, on one node and on two, and go on where one is killed, each its own', async () => {
  const [first, second] = nodes
  const pages = await Promise.all(
    rooms.flatMap(({ person }) => [openPage(portOf(first), person), openPage(portOf(second), person)]),
  )
  for (const { room } of rooms) await waitFor(room, ({ records }) => expect(records.Call[1]?.answeredAt).not.toBeNull())
  const before = await told(first)
  expect(before[0]).not.toBe(before[1])
  expect(await told(second)).toEqual(before)

  await first.kill()
  // What is said goes on from the other node.
  for (const { room } of rooms) await waitFor(room, ({ records }) => expect(records.Recording.summary).toBeDefined())
  expect(await told(second)).toEqual(before)
  for (const { story, room } of rooms) {
    const { records } = await loadState(database, room)
    expect(records.Story[CASE_ID]).toMatchObject({ id: story })
    const said = (records.ChatInbox[1]?.chat ?? []).map(({ roleId, message }) => `${roleId} ${message}`)
    expect(new Set(said).size).toBe(said.length)
  }
  for (const page of pages) page.close()
})
