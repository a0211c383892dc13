import { once } from 'node:events'
import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase, whileLocked } from '../testing/database.ts'
import { absentHospital, startQuietNode } from '../testing/nodes.ts'
import { makePeople, type Person } from '../testing/people.ts'

let node: RunningNode
let [ann, rob, nia]: Person[] = []
/** Stands still within a test: however long a slow machine takes, nobody is let ask more. */
let now = 0
/** What somebody may ask at once, and what of it is done a second later. */
const AT_ONCE = 600
const LATER = 100

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase(), {
    ...{ paceClock: () => now, proxies: '127.0.0.1, ::1', hospital: absentHospital },
  })
  const people = await makePeople(node.database, ['ann', 'rob', 'nia'])
  ;[ann, rob, nia] = people.map((person) => ({ ...person, cookie: `__Secure-${person.cookie}` }))
})
afterAll(() => node.close())
beforeEach(async () => {
  now += 60_000
  // From then on it is known whose session it is.
  for (const person of [ann, rob]) expect(await ask('/api/me', person)).toBe(200)
  now += 60_000
})

async function answer(path: string, person?: Person, from = '10.0.0.1', method = 'GET'): Promise<Response> {
  const headers = { cookie: person?.cookie ?? '', 'x-forwarded-for': from }
  return fetch(`http://localhost:${node.port}${path}`, { method, headers, redirect: 'manual' })
}
async function ask(...asked: Parameters<typeof answer>): Promise<number> {
  const response = await answer(...asked)
  await response.arrayBuffer()
  return response.status
}
const many = (count: number, ...asked: Parameters<typeof answer>) =>
  Promise.all(Array.from({ length: count }, () => ask(...asked)))
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

test('who asks for far too much is answered a part of it, then told so; nobody else waits, from the same address either', async () => {
  const flood = many(AT_ONCE + LATER + 40, '/api/me', ann)
  expect(await many(20, '/api/me', rob)).toEqual(Array(20).fill(200))
  const statuses = await flood
  expect(count(statuses, 200)).toBe(AT_ONCE + LATER)
  expect(count(statuses, 429)).toBe(40)
  const refused = await answer('/api/me', ann)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toEqual({
    message: 'You ask for very much at once. Wait a moment, then try again.',
  })
})

test('what is worked out from a whole run is paid for many times', async () => {
  const statuses = await many(120, '/api/debriefing/as-it-was?at=1', ann)
  expect(count(statuses, 429)).toBe(120 - Math.floor((AT_ONCE + LATER) / 8))
})

test('a refusal looks nobody up', async () => {
  await many(AT_ONCE + LATER, '/api/me', ann)
  await whileLocked(node.database, 'lock table "session"', async () => {
    expect(await ask('/api/me', ann)).toBe(429)
  })
})

test('a session that has ended is looked up once: a page or a connection that comes with it again asks the database nothing', async () => {
  const [gone] = await makePeople(node.database, [`gone-${now}`])
  const cookie = `__Secure-${gone?.cookie}`
  const ended = { uid: '', email: '', cookie }
  await node.database.pool.query('delete from "session" where "userId" = $1', [gone?.uid])
  expect(await ask('/api/me', ended)).toBe(401)
  await whileLocked(node.database, 'lock table "session"', async () => {
    expect(await ask('/api/me', ended)).toBe(401)
    const wire = connect(node.port, 'localhost')
    const upgrade = ['GET /live/?EIO=4&transport=websocket HTTP/1.1', 'Host: localhost', 'Connection: Upgrade']
    wire.write([...upgrade, 'Upgrade: websocket', `Cookie: ${cookie}`, '', ''].join('\r\n'))
    const [answer] = await once(wire, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
    wire.destroy()
  })
})

test('two sessions of one person are one person, and one that has ended is no one', async () => {
  const { pool } = node.database
  await many(AT_ONCE + LATER, '/api/me', rob)
  const [other] = await makePeople(node.database, [`other-${now}`])
  const cookie = `__Secure-${other?.cookie}`
  const again = { uid: '', email: '', cookie }
  await pool.query('update "session" set "userId" = $1 where "userId" = $2', [rob?.uid, other?.uid])
  // Whose it is, is known once it was looked up.
  expect(await ask('/api/me', again)).toBe(200)
  expect(await ask('/api/me', again)).toBe(429)

  await pool.query('delete from "session" where "userId" = $1 and token = $2', [rob?.uid, tokenOf(cookie)])
  now += 60_000
  expect(await ask('/api/me', again)).toBe(401)
  const statuses = await many(AT_ONCE + LATER + 40, '/api/me', again)
  expect(count(statuses, 401)).toBe(AT_ONCE + LATER + 40)
})

const tokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]

test('a class that comes from one address finds its pages, and a flood from another is stopped', async () => {
  const school = '10.0.0.2'
  const comes = () => Promise.all([many(20, '/login', undefined, school), ask('/api/practise', undefined, school)])
  const pages = await Promise.all(Array.from({ length: 30 }, comes))
  expect(count(pages.flat(2), 429)).toBe(0)
  // 2000 at once and 600 within three seconds, at ten each.
  const flood = await many(300, '/api/practise', undefined, '10.0.0.3', 'POST')
  expect(count(flood, 401)).toBe(260)
  expect(count(flood, 429)).toBe(40)
  expect(await ask('/api/practise', undefined, school)).toBe(200)
})

test('a flood of made-up ways back from the hospital’s sign-in is stopped as one of sign-ins is', async () => {
  const back = '/auth/callback/hospital?code=x&state=made-up'
  const flood = await Promise.all(Array.from({ length: 300 }, () => answer(back, undefined, '10.0.0.4')))
  // Who sees the answer reads a page.
  const places = flood.map(({ headers }) => headers.get('location'))
  expect(places.filter((place) => place === '/login?problem=away')).toHaveLength(260)
  expect(places.filter((place) => place === '/login?problem=busy')).toHaveLength(40)
})

test('who has asked for far too much uploads all the same, and health is always told', async () => {
  await many(AT_ONCE + LATER, '/api/me', ann)
  expect(await ask('/api/me', ann)).toBe(429)
  expect(await ask('/api/recordings/summary', ann, '10.0.0.1', 'POST')).not.toBe(429)
  expect(count(await many(500, '/api/health', ann), 200)).toBe(500)
})

test('who has asked for far too much opens no connection either, until a moment later', async () => {
  await many(AT_ONCE + LATER, '/api/me', ann)
  const open = () => {
    const socket = io(`http://localhost:${node.port}`, {
      ...{ path: '/live', transports: ['websocket'], reconnection: false, forceNew: true },
      extraHeaders: { cookie: ann?.cookie ?? '' },
    })
    return new Promise<string>((resolve) => {
      for (const outcome of ['connect', 'connect_error']) socket.once(outcome, () => resolve(outcome))
    }).finally(() => socket.disconnect())
  }
  expect(await open()).toBe('connect_error')
  now += 2000
  expect(await open()).toBe('connect')
})

test('who has far more waiting than browsers ever have is cut off', async () => {
  await many(AT_ONCE + LATER, '/api/me', nia)
  const wire = connect(node.port, 'localhost')
  const heard: Buffer[] = []
  wire.on('data', (data) => heard.push(data))
  wire.on('error', () => {})
  wire.write(`GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: ${nia?.cookie}\r\n\r\n`.repeat(1100))
  await once(wire, 'close')
  expect(Buffer.concat(heard).toString()).toBe('')
})
