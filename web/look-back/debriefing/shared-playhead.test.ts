import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, expect, test, vi } from 'vitest'
import type { LedPlayhead, SaidPlayhead } from '#case/debriefing/debriefing-messages.ts'
import { serverNow } from '../../base/live/server-clock.ts'
import { positionOf } from './playhead/playhead.ts'
import { openSharedPlayhead } from './shared-playhead.ts'

const RUN = 7
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

interface Heard extends SaidPlayhead {
  readonly heardAt: number
}

/** A server that hears one page, over real connections that can be broken. */
async function aServer() {
  const http = createServer()
  const server = new Server(http, { path: '/live' })
  const pages = server.of('/debriefing')
  const heard: Heard[] = []
  const connectedAt: number[] = []
  pages.on('connection', (socket) => {
    connectedAt.push(performance.now())
    socket.on('move', (said: SaidPlayhead) => heard.push({ ...said, heardAt: performance.now() }))
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => server.close())
  const { port } = http.address() as AddressInfo // it listens on a port
  return {
    heard,
    pages,
    address: `http://127.0.0.1:${port}`,
    connectedAt,
    isConnected: (times: number) => vi.waitFor(() => expect(connectedAt).toHaveLength(times), patience),
    breakOff: async () => {
      for (const socket of await pages.fetchSockets()) pages.sockets.get(socket.id)?.conn.close()
    },
  }
}
const patience = { timeout: 60_000 }

function aPage(address: string) {
  const shared = openSharedPlayhead(RUN, undefined, address)
  ends.push(shared.close)
  return shared
}
const moved = (at: number, speed: 0 | 1 | 4 | 16) => ({ at, speed, setAt: serverNow() })

/** As the server tells it on. */
const asTold = ({ run, at, speed, ageMs, heardAt }: Heard): LedPlayhead => ({ run, at, speed, setAt: heardAt - ageMs })

test('what is said again after a lost connection is as old as it is: who follows stands where it has come to', async () => {
  const server = await aServer()
  const page = aPage(server.address)
  await server.isConnected(1)
  const before = performance.now()
  page.move(moved(5000, 4))
  const after = performance.now()
  await vi.waitFor(() => expect(server.heard).toHaveLength(1), patience)

  await server.breakOff()
  await vi.waitFor(() => expect(server.heard).toHaveLength(2), patience)
  const [, second] = server.heard as [Heard, Heard] // as many as were awaited
  expect(second).toMatchObject({ run: RUN, at: 5000, speed: 4 })
  const awayMs = (server.connectedAt[1] ?? 0) - after
  expect(second.ageMs).toBeGreaterThan(awayMs - 1)
  expect(second.ageMs).toBeLessThan(second.heardAt - before + 1)

  // Had the run come to its end meanwhile, everyone is there.
  const course = { from: 0, to: 5000 + 4 * (awayMs - 1), pauses: [] }
  expect(positionOf(asTold(second), course, second.heardAt)).toBe(course.to)
})

test('who is declined, as while the database is away, comes again, and says where it is', async () => {
  const server = await aServer()
  let tries = 0
  server.pages.use((_, next) => {
    tries += 1
    next(tries === 1 ? new Error('unavailable') : undefined)
  })
  const page = aPage(server.address)
  page.move(moved(1000, 0))
  await vi.waitFor(() => expect(server.heard.at(-1)?.at).toBe(1000), patience)
  expect(tries).toBe(2)
})

test('a move made without a connection is said once there is one, with its age', async () => {
  const server = await aServer()
  const page = aPage(server.address)
  // Before the first connection, as during any later loss.
  for (const at of [1000, 2000, 3000]) page.move(moved(at, 1))
  const movedAt = performance.now()
  await server.isConnected(1)
  await vi.waitFor(() => expect(server.heard.at(-1)?.at).toBe(3000), patience)
  expect(server.heard).toHaveLength(1)
  expect(server.heard[0]?.ageMs).toBeGreaterThan((server.connectedAt[0] ?? 0) - movedAt - 1)
})

test('what was moved a while ago and is said now says so', async () => {
  const server = await aServer()
  const page = aPage(server.address)
  await server.isConnected(1)
  page.move({ at: 1000, speed: 16, setAt: serverNow() - 40_000 })
  await vi.waitFor(() => expect(server.heard).toHaveLength(1), patience)
  expect(server.heard[0]?.ageMs).toBeGreaterThanOrEqual(39_999)
})

test('who does not lead any more says nothing again', async () => {
  const server = await aServer()
  const page = aPage(server.address)
  await server.isConnected(1)
  page.move(moved(1000, 1))
  await vi.waitFor(() => expect(server.heard).toHaveLength(1), patience)
  page.rest()
  await server.breakOff()
  await server.isConnected(2)
  page.move(moved(2000, 0))
  await vi.waitFor(() => expect(server.heard.at(-1)?.at).toBe(2000), patience)
  expect(server.heard.map(({ at }) => at)).toEqual([1000, 2000])
})

test('who leads is at once where they say it is; what nobody heard does not count once they lead no more', async () => {
  const server = await aServer()
  const page = aPage(server.address)
  await server.isConnected(1)
  server.pages.emit('playhead', { run: RUN, at: 1000, speed: 0, setAt: 0 })
  await vi.waitFor(() => expect(page.led.get()?.at).toBe(1000), patience)
  page.move(moved(2000, 0))
  expect(page.led.get()).toMatchObject({ run: RUN, at: 2000, speed: 0 })
  page.rest()
  expect(page.led.get()?.at).toBe(1000)
})

test('of many moves the last is said, and of other runs nothing is heard', async () => {
  const server = await aServer()
  const page = aPage(server.address)
  await server.isConnected(1)
  for (let at = 1; at <= 50; at += 1) page.move(moved(at, 0))
  await vi.waitFor(() => expect(server.heard.at(-1)?.at).toBe(50), patience)
  expect(server.heard.length).toBeLessThan(10)

  server.pages.emit('playhead', { run: RUN - 1, at: 1, speed: 0, setAt: 0 })
  server.pages.emit('playhead', { run: RUN, at: 2, speed: 0, setAt: 0 })
  await vi.waitFor(() => expect(page.led.get()).toEqual({ run: RUN, at: 2, speed: 0, setAt: 0 }), patience)
})
