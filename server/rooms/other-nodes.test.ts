import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { greetingOf } from '../store/notices.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople } from '../testing/people.ts'
import { createOtherNodes } from './other-nodes.ts'

test('another node holds what it says, until it has been silent', () => {
  let now = 0
  const others = createOtherNodes('a', () => now)
  others.hear('a', ['open'])
  expect(others.hold('open')).toBe(false)
  others.hear('b', ['open'])
  expect([others.hold('open'), others.hold('second')]).toEqual([true, false])
  now = 3000
  others.hear('c', ['second'])
  others.hear('c')
  expect(others.hold('second')).toBe(true)
  now = 5001
  expect([others.hold('open'), others.hold('second')]).toEqual([false, true])
  now = 8001
  expect(others.hold('second')).toBe(false)
  others.hear('d', 'all')
  expect(others.hold('second')).toBe(true)
})

test('rooms that are too many for a greeting are all', () => {
  expect(greetingOf('a', ['open'])).toEqual({ by: 'a', rooms: ['open'] })
  const many = Array.from({ length: 2000 }, (_, index) => `room-${index}`)
  expect(greetingOf('a', many)).toEqual({ by: 'a', rooms: 'all' })
})

test('a node that is alone notifies nobody; another that comes is told at once', async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  const [ann] = await makePeople(seeding.database, ['ann'])
  await seeding.close()
  const listener = new pg.Client({ connectionString: databaseUrl })
  await listener.connect()
  const versions: number[] = []
  listener.on('notification', ({ payload = '' }) => {
    const { version } = JSON.parse(payload)
    if (version !== undefined) versions.push(version)
  })
  await listener.query('listen case_log')

  const node = await start()
  const give = (request: object) =>
    node.loop.submit({ by: 'user', uid: ann?.uid ?? '' }, { ...request, id: randomUUID(), run: node.loop.state.run })
  await give({ kind: 'take-role', roleId: 0 })
  for (const message of ['one', 'two', 'three']) await give({ kind: 'send-message', message })
  const { version } = node.loop.state
  const other = await start()
  await vi.waitFor(async () => {
    await give({ kind: 'send-message', message: 'are you there' })
    expect(versions).toContain(node.loop.state.version)
  }, 60_000)
  // That a role was taken ends what was before, which nodes are always told.
  expect(versions.filter((one) => one <= version)).toEqual([version - 3])
  await vi.waitFor(() => expect(other.loop.state.version).toBe(node.loop.state.version), 60_000)
  await Promise.all([node.close(), other.close(), listener.end()])
})
