import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../settings/config.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase, tablesWith } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { cookieOf, request } from '../testing/people.ts'

let node: RunningNode

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase(), { guestsPractise: true })
})
afterAll(() => node.close())

const wish = { roleId: 2, manner: 'expert' }

async function visitor() {
  const begun = await request(node, '/api/practise', { body: wish })
  expect(begun).toMatchObject({ status: 200, body: { email: '', name: 'Guest', message: 'Your practice begins.' } })
  const { uid }: { uid: string } = begun.body
  const cookie = cookieOf(begun)
  return { uid, cookie, ask: (path: string, body?: object) => request(node, path, { cookie, body }) }
}
const practicesOf = async (uid: string): Promise<number> => {
  const { rowCount } = await node.database.pool.query('select from rooms where practice_of = $1', [uid])
  return rowCount ?? 0
}

test('a visitor without an account practises, begins anew, and leaves nothing', async () => {
  expect((await request(node, '/api/practise')).body).toEqual({ guests: true })
  const { uid, cookie, ask } = await visitor()
  expect((await ask('/api/me')).body).toMatchObject({ uid, name: 'Guest', roleId: 2 })
  expect(await ask('/api/practise', { ...wish, roleId: 1 })).toMatchObject({ status: 200 })
  expect((await ask('/api/me')).body).toMatchObject({ uid, roleId: 1 })
  expect(await practicesOf(uid)).toBe(1)

  const page = await openPage(node.port, { cookie })
  expect(page.newest).toMatchObject({ view: { isRunning: true } })
  expect(await page.send({ kind: 'send-message', message: 'planted words' })).toMatchObject({ ok: true })
  page.close()
  expect(await ask('/api/log-out', { id: 'log-out-of-guest' })).toMatchObject({ status: 200 })
  expect(await tablesWith(node.database, 'planted words')).toEqual([])
  // The page's own connection goes a moment later.
  await expect.poll(() => tablesWith(node.database, uid)).toEqual([])
})

test('it ends when that visitor says so, who is out then', async () => {
  const { uid, ask } = await visitor()
  expect(await ask('/api/end-practice', {})).toMatchObject({ status: 200 })
  expect(await ask('/api/me')).toMatchObject({ status: 401 })
  expect(await tablesWith(node.database, uid)).toEqual([])
})

test('who goes from it to a room of others is asked first, and the practice ends', async () => {
  const { uid, ask } = await visitor()
  const { code } = await node.book.open('Blue team')
  expect(await ask('/api/join', { code, name: 'Ann' })).toMatchObject({
    status: 409,
    body: {
      message: 'You are practising alone as RN. To join Blue team you leave it, and the practice ends.',
      asksToLeave: true,
    },
  })
  expect(await practicesOf(uid)).toBe(1)
  expect(await ask('/api/join', { code, name: 'Ann', leaves: true })).toMatchObject({ status: 200 })
  expect(await tablesWith(node.database, uid)).toEqual([])
})

test('one address begins so many in an hour, and is told to wait', async () => {
  const crowded = await startQuietNode(await freshDatabase(), { guestsPractise: true })
  const begin = () => request(crowded, '/api/practise', { body: wish })
  const answers = await Promise.all(Array.from({ length: 21 }, begin))
  const [refused, ...more] = answers.filter(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 429 })
  expect(refused?.body.message).toMatch(/^Too many tries\. Wait \d+ minutes, then try again\.$/)
  expect(more).toEqual([])
  await crowded.close()
})

test('where visitors may not, they are told that they are signed out', async () => {
  const strict = await startQuietNode(await freshDatabase())
  expect((await request(strict, '/api/practise')).body).toEqual({ guests: false })
  expect(await request(strict, '/api/practise', { body: wish })).toMatchObject({ status: 401 })
  await strict.close()
})

test.each([
  ['the embedded database', {}, true],
  ['the embedded database, where it is not wanted', { GUEST_PRACTICE: '0' }, false],
  ['a database of one’s own', { DATABASE_URL: 'postgres://db/trainer' }, false],
  ['a database of one’s own, where it is wanted', { DATABASE_URL: 'postgres://db/trainer', GUEST_PRACTICE: '1' }, true],
])('on %s visitors may practise or not', (_, env, may) => {
  expect(readConfig(env, []).guestsPractise).toBe(may)
})
