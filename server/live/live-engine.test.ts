import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople, type Person } from '../testing/people.ts'

let node: RunningNode
let [ann, eve]: Person[] = []

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  ;[ann, eve] = await makePeople(seeding.database, ['ann', 'eve'])
  await seeding.close()
  node = await start()
})
afterAll(() => node.close())

/** A wire to the node, with a request to upgrade it written on it. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = connect({ host: 'localhost', port: node.port, allowHalfOpen: true })
  await once(socket, 'connect')
  const fields = { host: `localhost:${node.port}`, connection: 'Upgrade', upgrade: 'websocket', ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return socket
}

const live = '/live/?EIO=4&transport=websocket'
const refusals = [
  ['another path', '/elsewhere', {}, 404],
  ['a path that looks alike', '/lively', {}, 404],
  ['another protocol', '/api/health', { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings' }, 404],
  ['no session', live, {}, 401],
  ['another origin', live, { origin: 'https://evil.test' }, 403],
] as const

test.each(refusals)('an upgrade with %s is answered, and its connection closed', async (_, path, headers, status) => {
  const socket = await ask(path, headers)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'end')
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))

  // Whoever keeps their own half open does not keep the node's.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const writing = setInterval(() => socket.write('x'), 20)
  await closed
  clearInterval(writing)
})

test.each(refusals)(
  'connections with %s that are reset at any moment do not end the node',
  async (_, path, headers) => {
    const early = await Promise.all(Array.from({ length: 20 }, () => ask(path, headers)))
    for (const socket of early) socket.resetAndDestroy()
    const late = await Promise.all(Array.from({ length: 20 }, () => ask(path, headers)))
    await Promise.all(
      late.map(async (socket) => {
        await once(socket, 'data')
        socket.resetAndDestroy()
      }),
    )

    const health = await fetch(`http://localhost:${node.port}/api/health`)
    expect(health.status).toBe(200)
  },
)

test('a long poll belongs to the person who began it: nobody else can read it, write to it or take it over', async () => {
  const path = '/live/?EIO=4&transport=polling'
  const poll = (person: Person | undefined, sid: string, body?: string) =>
    fetch(`http://localhost:${node.port}${path}${sid}`, {
      headers: { cookie: person?.cookie ?? '' },
      ...(body && { method: 'POST', body }),
    })
  const begin = async (person: Person | undefined) =>
    `&sid=${/"sid":"([^"]+)"/.exec(await (await poll(person, '')).text())?.[1]}`
  const [sid, own] = [await begin(ann), await begin(eve)]

  expect((await poll(eve, sid, '40')).status).toBe(403)
  expect((await poll(eve, sid)).status).toBe(403)
  expect((await poll(eve, `${own}${sid}`, '40')).status).toBe(403)
  const upgrade = await ask(`/live/?EIO=4&transport=websocket${sid}`, {
    cookie: eve?.cookie ?? '',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  })
  const [answer] = await once(upgrade, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 403 /)
  upgrade.destroy()

  expect((await poll(ann, sid, '40')).status).toBe(200)
  const packets = (await (await poll(ann, sid)).text()).split('\x1e')
  expect(packets).toContainEqual(expect.stringMatching(/^40\{"sid"/))
})

test('a connection that asks for the same place twice is cut, and one that left it may come back', async () => {
  const open = async () => {
    const wire = new WebSocket(`ws://localhost:${node.port}${live}`, { headers: { cookie: ann?.cookie ?? '' } })
    let [entries, refused] = [0, false]
    wire.on('message', (data) => {
      if (String(data).startsWith('40')) entries++
      if (String(data).startsWith('44/nowhere')) refused = true
    })
    await once(wire, 'message')
    return { wire, entries: () => entries, refused: () => refused }
  }
  const greedy = await open()
  for (let count = 0; count < 500; count++) greedy.wire.send('40')
  await once(greedy.wire, 'close')
  expect(greedy.entries()).toBeLessThanOrEqual(1)

  const plain = await open()
  plain.wire.send('40')
  await vi.waitFor(() => expect(plain.entries()).toBe(1), 60_000)
  plain.wire.send('41')
  // What is read with the next packet closes the connection: by the answer to a second one it has been read.
  plain.wire.send('40/nowhere,')
  await vi.waitFor(() => expect(plain.refused()).toBe(true), 60_000)
  plain.wire.send('40')
  await vi.waitFor(() => expect(plain.entries()).toBe(2), 60_000)
  plain.wire.close()
})
