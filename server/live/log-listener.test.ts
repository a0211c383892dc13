import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../store/fresh-database.ts'
import { listenToLog } from './log-listener.ts'

/** A wire to the database that can fall silent: what it carries is lost, and neither side hears of it. */
async function startWire(url: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const ends: Socket[] = []
  let carried = 0
  const server = createServer((near) => {
    carried += 1
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.push(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port // it listens on a port
  return {
    url: `postgres://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${at}/${database}`,
    get carried(): number {
      return carried
    },
    fallSilent(): void {
      for (const end of ends) end.unpipe().pause()
    },
    close(): void {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

test('a connection that fell silent is noticed, and news are heard again', async () => {
  const url = await freshDatabase()
  const wire = await startWire(url)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  let heard = 0
  const listener = listenToLog(wire.url, () => {
    heard += 1
  })
  await vi.waitFor(() => expect(heard).toBe(1), 10_000)

  wire.fallSilent()
  await database.query('notify case_log')
  await vi.waitFor(() => expect(heard).toBe(2), 20_000)
  expect(wire.carried).toBe(2)
  await database.query('notify case_log')
  await vi.waitFor(() => expect(heard).toBe(3), 4000)

  await listener.close()
  await database.end()
  wire.close()
})
