import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { isCrowded, isSignedOut } from './live-socket.ts'

/** What the page hears of a server that answers every connection like this; null is no server at all. */
async function errorFrom(status: number | null): Promise<Error> {
  const server = createServer((_, response) => response.writeHead(status ?? 500).end())
  server.on('upgrade', (_, socket) => socket.end(`HTTP/1.1 ${status} Declined\r\nContent-Length: 0\r\n\r\n`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  if (status === null) await once(server.close(), 'close')
  const transports = ['websocket', 'polling']
  const socket = io(`http://127.0.0.1:${port}`, { transports, tryAllTransports: true, reconnection: false })
  const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve))
  socket.disconnect()
  server.close()
  return error
}

test('who is declined with a 401 is signed out', async () => {
  expect(isSignedOut(await errorFrom(401))).toBe(true)
})

test.each([403, 502, 503, null])('who is declined otherwise, or reaches nobody, is not: %s', async (status) => {
  expect(isSignedOut(await errorFrom(status))).toBe(false)
})

test('who is declined with a 429 has too many pages open, and nobody else', async () => {
  expect(isCrowded(await errorFrom(429))).toBe(true)
  for (const status of [401, 503, null]) expect(isCrowded(await errorFrom(status))).toBe(false)
})
