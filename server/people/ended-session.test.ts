import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { readPeople } from '../store/read-people.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople } from '../testing/people.ts'

let node: RunningNode
let ann: Member
let rob: Member
let nia: Member

beforeEach(async () => {
  node = await startQuietNode(await freshDatabase())
  ann = await seat('ann', 0)
  rob = await seat('rob', 1)
  nia = await seat('nia', 2)
})
afterEach(() => node.close())

interface Member {
  readonly uid: string
  readonly session: string
}

async function seat(name: string, roleId: number): Promise<Member> {
  const [{ uid } = { uid: '' }] = await makePeople(node.database, [name])
  const { rows } = await node.database.pool.query('select id from "session" where "userId" = $1', [uid])
  const member = { uid, session: String(rows[0]?.id) }
  expect(await give(member, { kind: 'take-role', roleId })).toMatchObject({ ok: true })
  return member
}

const give = ({ uid, session }: Member, request: object) =>
  node.loop.submit({ by: 'user', uid }, { ...request, id: randomUUID(), run: node.loop.state.run }, { session })

test('what comes from a session that has ended is refused when it would be stored, and what came with it is done', async () => {
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
  const command = { kind: 'take-role', roleId: 0 }
  expect(await give({ ...rob, session: 'gone' }, command)).toMatchObject({ refusal: { code: 'signed-out' } })
})

test('an administrator who signs the Provider out does not end the case, and who asks learns since when', async () => {
  const { uid } = ann
  const before = Date.now()
  expect(await node.users.signOut(uid)).toBe(true)
  expect(node.loop.state.records.LiveCaseTeam[uid]?.roleId).toBe(0)
  const [known] = await readPeople(node.database, [uid])
  expect(known).toMatchObject({ name: 'ann', isSignedIn: false, isPresent: false })
  expect(known?.since).toBeGreaterThanOrEqual(before)
  expect(await node.users.signOut(uid)).toBe(false)
  expect(await readPeople(node.database, [uid])).toEqual([known])
})

test('whose session ended while they logged in are not logged in', async () => {
  const { uid } = rob
  await node.users.signOut(uid)
  expect(await node.users.signIn(uid, 'rob@ward.test')).toBe(false)
  expect((await node.users.list()).find((user) => user.uid === uid)?.status).toBe(false)
})
