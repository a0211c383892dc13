import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeLeaves } from '#content/texts/messages.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startWire } from '../testing/database-wire.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makeEducator, makePeople, request } from '../testing/people.ts'

let wire: Awaited<ReturnType<typeof startWire>>
let node: RunningNode
let isClosed: boolean
beforeEach(async () => {
  wire = await startWire(await freshDatabase())
  // At one address alone: what a load balancer speaks to.
  node = await startQuietNode(wire.url, { host: '127.0.0.1', guestsPractise: true })
  isClosed = false
})
afterEach(async () => {
  if (!isClosed) await node.close()
  wire.close()
})

const ask = async (path: string) => {
  const { status, body } = await request(node, path)
  return [status, body.why ?? body.ok ?? body.ready]
}

test('a node without its database is alive, and not ready; nor is one whose tables are not there any more', async () => {
  expect([await ask('/api/health'), await ask('/api/ready')]).toEqual([
    [200, true],
    [200, true],
  ])
  await node.database.pool.query(`delete from kysely_migration where name = '016-stories'`)
  expect(await ask('/api/ready')).toEqual([503, 'not-migrated'])

  wire.close()
  expect([await ask('/api/health'), await ask('/api/ready')]).toEqual([
    [200, true],
    [503, 'no-database'],
  ])
})

test('a node that is about to stop begins nothing new and says so, and who is there goes on', async () => {
  const eda = await makeEducator(node, 'eda')
  const [ann] = await makePeople(node.database, ['ann'])
  const page = await openPage(node.port, ann ?? eda)
  node.life.isLeaving = true
  expect([await ask('/api/health'), await ask('/api/ready')]).toEqual([
    [200, true],
    [503, 'stopping'],
  ])
  const refused = { status: 503, body: { message: nodeLeaves } }
  const settings = { keepDays: 0, hasReportLink: false, hasWatchers: false }
  const room = { name: 'Late', settings }
  expect(await request(node, '/api/rooms', { cookie: eda.cookie, body: room })).toMatchObject(refused)
  const practice = { roleId: 0, manner: 'ideal', hasOrders: false }
  expect(await request(node, '/api/practise', { body: practice })).toMatchObject(refused)
  expect(await node.book.list()).toEqual([])

  expect(await page.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: true })
  page.close()
})

test('a node that stops is not listened to any more before its pages are sent away, so that they go to the next', async () => {
  const [ann] = await makePeople(node.database, ['ann'])
  if (!ann) throw new Error('nobody is there')
  const page = await openPage(node.port, ann)
  const isSentAway = new Promise((resolve) => page.socket.once('disconnect', resolve))
  const isStopped = node.close()
  isClosed = true
  expect(page.socket.connected).toBe(true)
  await expect(once(connect(node.port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  await Promise.all([isSentAway, isStopped])
})
