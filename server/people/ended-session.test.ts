import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { readPeople } from '../store/read-people.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople, type Person } from '../testing/people.ts'

let node: RunningNode
let people: Person[]

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase())
  people = await makePeople(node.database, ['ann', 'rob', 'nia'])
})
afterAll(() => node.close())

const sessionOf = async (uid: string) => {
  const { rows } = await node.database.pool.query('select id from "session" where "userId" = $1', [uid])
  return String(rows[0]?.id)
}

test('what comes from a session that has ended is refused when it would be stored, and what came with it is done', async () => {
  const [ann, rob, nia] = await Promise.all(people.map(async ({ uid }) => ({ uid, session: await sessionOf(uid) })))
  if (!ann || !rob || !nia) throw new Error('somebody is missing')
  const give = ({ uid, session }: typeof ann, request: object) =>
    node.loop.submit({ by: 'user', uid }, { ...request, id: randomUUID(), run: node.loop.state.run }, { session })
  for (const [roleId, one] of [ann, rob, nia].entries()) {
    expect(await give(one, { kind: 'take-role', roleId })).toMatchObject({ ok: true })
  }

  await node.users.signOut(rob.uid)
  const say = (message: string) => ({ kind: 'send-message', message })
  const answers = await Promise.all([
    give(nia, say('first')),
    give(ann, say('mine')),
    give(rob, say('too late')),
    give(rob, { kind: 'take-role', roleId: 0 }),
    give(nia, say('mine too')),
  ])
  const gone = { ok: false, refusal: { code: 'signed-out' } }
  expect(answers).toMatchObject([{ ok: true }, { ok: true }, gone, gone, { ok: true }])
  expect(node.loop.state.records.ChatInbox['1']?.chat.map(({ message }) => message)).toEqual([
    'first',
    'mine',
    'mine too',
  ])
  const { rowCount } = await node.database.pool.query('select from answers where asker = $1', [rob.uid])
  expect(rowCount).toBe(0)
})

test('a refusal is not told to a session that has ended', async () => {
  const uid = people[1]?.uid ?? ''
  const command = { kind: 'take-role', roleId: 0, id: randomUUID(), run: node.loop.state.run }
  expect(await node.loop.submit({ by: 'user', uid }, command, { session: 'gone' })).toMatchObject({
    refusal: { code: 'signed-out' },
  })
})

test('an administrator who signs the Provider out does not end the case, and who asks learns since when', async () => {
  const uid = people[0]?.uid ?? ''
  const before = Date.now()
  expect(await node.users.signOut(uid)).toBe(true)
  expect(node.loop.state.records.LiveCaseTeam[uid]?.roleId).toBe(0)
  const [ann] = await readPeople(node.database, [uid])
  expect(ann).toMatchObject({ name: 'ann', isSignedIn: false, isPresent: false })
  expect(ann?.since).toBeGreaterThanOrEqual(before)
  expect(await node.users.signOut(uid)).toBe(false)
  expect(await readPeople(node.database, [uid])).toEqual([ann])
})

test('whose session ended while they logged in are not logged in', async () => {
  const uid = people[1]?.uid ?? ''
  expect(await node.users.signIn(uid, 'rob@ward.test')).toBe(false)
  expect((await node.users.list()).find((user) => user.uid === uid)?.status).toBe(false)
})
