import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makeEducator, request } from '../testing/people.ts'

let node: RunningNode

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  node = await startQuietNode(databaseUrl, { bodyWithinMs: 1000 })
})
afterAll(() => node.close())

test('what an educator speaks may take longer than words', async () => {
  const { cookie } = await makeEducator(node, 'eda')
  const settings = { keepDays: 0, hasReportLink: false, hasWatchers: false }
  const { body } = await request(node, '/api/rooms', { cookie, body: { name: 'Slow', settings } })
  const path = `/api/rooms/${body.rooms[0].id}/speak?as=educator&id=12345678&run=1`
  const wire = connect(node.port, 'localhost')
  const headers = [`Cookie: ${cookie}`, 'Content-Length: 2', 'Content-Type: audio/webm', 'Connection: close']
  wire.write([`POST ${path} HTTP/1.1`, `Host: localhost:${node.port}`, ...headers, '\r\nx'].join('\r\n'))
  // Begun later, and cut.
  await drip('/api/sign-in', ['Content-Length: 10000', 'Content-Type: application/json'])
  wire.write('x')
  expect(String((await once(wire, 'data'))[0])).toMatch(/^HTTP\/1.1 4/)
  wire.destroy()
})

/** Sends a body byte by byte, for as long as the other side keeps the connection. */
async function drip(path: string, headers: readonly string[]): Promise<void> {
  const wire = connect(node.port, 'localhost')
  wire.on('error', () => {})
  wire.resume()
  await once(wire, 'connect')
  wire.write([`POST ${path} HTTP/1.1`, `Host: localhost:${node.port}`, ...headers, '\r\n'].join('\r\n'))
  const dripping = setInterval(() => wire.write(headers[0]?.includes('chunked') ? '1\r\nx\r\n' : 'x'), 100)
  await new Promise((resolve) => wire.once('close', resolve))
  clearInterval(dripping)
}

test.each([
  ['to a route', '/api/sign-in', ['Content-Length: 10000', 'Content-Type: application/json']],
  ['in pieces', '/api/sign-in', ['Transfer-Encoding: chunked', 'Content-Type: application/json']],
  ['to nowhere', '/api/nowhere', ['Content-Length: 10000', 'Content-Type: application/json']],
  ['to a long poll', '/live/?EIO=4&transport=polling', ['Content-Length: 10000']],
  ['from another site', '/api/sign-in', ['Content-Length: 10000', 'Origin: https://evil.test']],
  ['of sound to nowhere', '/api/recordings/summary/x', ['Content-Length: 10000', 'Content-Type: audio/webm']],
  ['of sound', '/api/recordings/summary?id=12345678&run=1', ['Content-Length: 10000', 'Content-Type: audio/webm']],
])('a stranger’s body %s that never ends is cut', async (_, path, headers) => {
  await drip(path, headers)
})

test.each([
  ['says nothing', ''],
  ['says half of what they want', 'GET /login HTTP/1.1\r\nHost: '],
])('a connection of somebody who %s is closed', async (_, said) => {
  const wire = connect(node.port, 'localhost')
  wire.on('error', () => {})
  wire.resume()
  wire.write(said)
  await once(wire, 'close')
})

test('a request that ends in time is answered, and its connection serves the next', async () => {
  for (let count = 0; count < 3; count++) {
    const answer = await fetch(`http://localhost:${node.port}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(400)
  }
})
