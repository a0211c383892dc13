import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople, type Person } from '../testing/people.ts'

let databaseUrl: string
let node: RunningNode
let [ann]: Person[] = []
const account = { email: 'rob@ward.test', password: 'a password of some length' }

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  ;[ann] = await makePeople(seeding.database, ['ann'])
  await seeding.accounts.add(account.email, account.password)
  await seeding.close()
  node = await start()
})
afterAll(() => node.close())

const ask = async (path: string, body?: object) => {
  const answer = await fetch(`http://localhost:${node.port}${path}`, {
    headers: { cookie: ann?.cookie ?? '', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return `${path} ${answer.status}`
}

test('while every connection to the database is taken, everything that needs one says that it cannot be reached', async () => {
  const other = openDatabase(databaseUrl)
  const client = await other.pool.connect()
  await client.query('begin')
  await client.query('lock table "session"')
  // More than there are connections, all of them waiting for the sessions.
  const paths = ['/api/me', '/api/report', '/Audio/NICU1', '/api/call/audio', '/live/?EIO=4&transport=polling']
  const reads = Array.from({ length: 4 }, () => paths).flat()
  const answers = await Promise.all([
    ask('/api/sign-in', account),
    ask('/api/log-out', { id: 'log-out-1' }),
    ...reads.map((path) => ask(path)),
  ])
  expect(answers).toEqual(['/api/sign-in 503', '/api/log-out 503', ...reads.map((path) => `${path} 503`)])

  await client.query('rollback')
  client.release()
  await other.close()
  expect(await ask('/api/me')).toBe('/api/me 200')
})
