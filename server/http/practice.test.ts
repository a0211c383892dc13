import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { standInOf } from '#case/records/stand-in.ts'
import { createRoomBook } from '../rooms/room-book.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase, tablesWith } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { joinAs, makePeople, type Person, request } from '../testing/people.ts'

let node: RunningNode
let people: { [name: string]: Person }

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase(), { letGoAfterMs: 200 })
  const names = ['ann', 'rob', 'lea', 'una', 'max', 'kim']
  const made = await makePeople(node.database, names)
  people = Object.fromEntries(made.map((person, index) => [names[index], person]))
})
afterAll(() => node.close())

const cookieOf = (name: string) => people[name]?.cookie ?? ''
const ask = (name: string, path: string, body: object = {}) => request(node, path, { cookie: cookieOf(name), body })
const practise = (name: string, wish: object = {}) =>
  ask(name, '/api/practise', { roleId: 2, manner: 'expert', ...wish })
const roleOf = async (name: string) => (await request(node, '/api/me', { cookie: cookieOf(name) })).body.roleId
const practicesOf = async (name: string): Promise<string[]> => {
  const { rows } = await node.database.pool.query('select id from rooms where practice_of = $1', [people[name]?.uid])
  return rows.map(({ id }) => id)
}
const stateOf = async (room = '') => (await node.rooms.current(room)).loop.state

test('who practises alone has a room, a seat and two stand-ins, and the case begins', async () => {
  expect(await practise('ann', { manner: 'distracted', seed: 77, pace: 5 })).toMatchObject({ status: 200 })
  expect(await roleOf('ann')).toBe(2)
  const [room] = await practicesOf('ann')
  const { records } = await stateOf(room)
  expect(Object.values(records.LiveCaseTeam).map(({ roleId, userId }) => [roleId, standInOf(userId)])).toEqual([
    [0, { manner: 'distracted', seed: 77 }],
    [1, { manner: 'distracted', seed: 77 }],
    [2, null],
  ])
  expect(records.Pace[1]).toEqual({ factor: 5 })
  expect(node.loop.state.records.LiveCaseTeam).toEqual({})
  const page = await openPage(node.port, people.ann ?? { cookie: '' })
  expect(page.newest).toMatchObject({ view: { isRunning: true } })
  page.close()
})

test('nobody practises twice at once, and nobody joins elsewhere meanwhile', async () => {
  await practise('rob')
  const [first] = await practicesOf('rob')
  const { code } = await node.book.open('Blue team')
  expect(await ask('rob', '/api/join', { code })).toMatchObject({
    status: 409,
    body: { message: 'You are practising alone. End the practice first.' },
  })
  expect(await practise('rob', { roleId: 1 })).toMatchObject({ status: 200 })
  const [second, ...more] = await practicesOf('rob')
  expect(second).not.toBe(first)
  expect(more).toEqual([])
  expect(await roleOf('rob')).toBe(1)
  expect(await node.book.isOpen(first ?? '')).toBe(false)
})

test('of twenty people who press twice at once, everybody has one practice, and is in it', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `twice${index}`)
  const made = await makePeople(node.database, names)
  const wish = { roleId: 2, manner: 'expert' }
  const press = ({ cookie }: Person) => request(node, '/api/practise', { cookie, body: wish })
  await Promise.all(made.flatMap((person) => [press(person), press(person)]))
  const { rows } = await node.database.pool.query(
    `select uid from users join rooms on rooms.practice_of = uid and rooms.id = users.room
     where uid = any($1) and 1 = (select count(*) from rooms where practice_of = uid)`,
    [made.map(({ uid }) => uid)],
  )
  expect(rows).toHaveLength(20)
  for (const { cookie } of made) expect((await request(node, '/api/me', { cookie })).body.roleId).toBe(2)
})

test('it ends when that person says so, and they are in the open room', async () => {
  await practise('lea')
  expect(await ask('lea', '/api/end-practice')).toMatchObject({ status: 200 })
  expect(await practicesOf('lea')).toEqual([])
  expect(await roleOf('lea')).toBe(null)
  const page = await openPage(node.port, people.lea ?? { cookie: '' })
  expect(page.newest?.run).toBe(node.loop.state.run)
  page.close()
})

test('it ends with their log-out, whatever their role, and nothing is left', async () => {
  await practise('una', { roleId: 1 })
  const [room = ''] = await practicesOf('una')
  const page = await openPage(node.port, people.una ?? { cookie: '' })
  expect(await page.send({ kind: 'send-message', message: 'planted words' })).toMatchObject({ ok: true })
  expect(await tablesWith(node.database, 'planted words')).toContain('log')
  page.close()
  expect(await ask('una', '/api/log-out', { id: 'log-out-of-una' })).toMatchObject({ status: 200 })
  expect(await tablesWith(node.database, 'planted words')).toEqual([])
  expect(await tablesWith(node.database, room)).toEqual([])
})

test('it ends half an hour after they left, not before', async () => {
  await practise('max')
  const [room = ''] = await practicesOf('max')
  const later = (minutes: number) =>
    createRoomBook(node.database, {
      endRun: async (id) =>
        void (await (await node.rooms.get(id)).loop.submit({ by: 'administrator' }, endCase(await stateOf(id)))),
      clock: () => Date.now() + minutes * 60_000,
    })
  await later(29).endForgotten()
  expect(await node.book.isOpen(room)).toBe(true)
  await later(31).endForgotten()
  expect(await node.book.isOpen(room)).toBe(false)
  expect(await roleOf('max')).toBe(null)
})
const endCase = ({ run }: { run: number }) => ({ kind: 'end-case', id: 'end-the-case', run })

test('guests and who holds a seat with others do not', async () => {
  const { code } = await node.book.open('Green team')
  const { cookie } = await joinAs(node, code, 'Gil')
  const wish = { roleId: 0, manner: 'expert' }
  expect(await request(node, '/api/practise', { cookie, body: wish })).toMatchObject({ status: 403 })
  const page = await openPage(node.port, people.kim ?? { cookie: '' })
  await page.send({ kind: 'take-role', roleId: 1 })
  page.close()
  onTestFinished(async () => void (await node.accounts.endCase()))
  expect(await practise('kim')).toMatchObject({
    status: 409,
    body: { message: 'You hold the seat of RT here. It has to be freed first.' },
  })
})

test.each([
  ['no role', { manner: 'expert' }],
  ['a role that there is not', { roleId: 3, manner: 'expert' }],
  ['a manner that there is not', { roleId: 0, manner: 'rude' }],
  ['a pace that there is not', { roleId: 0, manner: 'expert', pace: 0 }],
  ['more than is asked for', { roleId: 0, manner: 'expert', uid: 'ann' }],
])('%s is refused with a sentence', async (_, body) => {
  expect(await ask('lea', '/api/practise', body)).toMatchObject({
    status: 400,
    body: { message: 'Choose your role and how the stand-ins play.' },
  })
})
