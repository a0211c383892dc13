import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A wire to the database that can be cut, or fall silent. */
export async function startWire(url: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const carried: (readonly [near: Socket, far: Socket])[] = []
  const server = createServer((near) => {
    const far = connect(target)
    carried.push([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port // it listens on a port
  return {
    url: `postgres://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${at}/${database}`,
    /** How many connections it has carried. */
    get carried(): number {
      return carried.length
    },
    /** What it carries from now on is lost, and neither side hears of it. */
    fallSilent(): void {
      for (const end of carried.flat()) end.unpipe().pause()
    },
    cut(): void {
      for (const [near, far] of carried) {
        near.resetAndDestroy()
        far.destroy()
      }
    },
    close(): void {
      for (const end of carried.flat()) end.destroy()
      server.close()
    },
  }
}
