import pg from 'pg'
import { WebSocketServer } from 'ws'
import type { Asked } from './child.ts'

// The least that keeps the promise: a plain WebSocket, one statement that commits, then everybody is told. A process of its
// own, as the node is.

const CONNECTIONS = 8
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS })
await pool.query(`
  create table if not exists floor_counter (id int primary key, version bigint not null);
  create table if not exists floor_log (version bigint primary key, said jsonb not null);
  create table if not exists floor_plain (id bigserial primary key, said jsonb not null);
  insert into floor_counter values (1, 0) on conflict do nothing;`)

const store = (said: string) =>
  pool.query({
    name: 'floor',
    text: `with moved as (update floor_counter set version = version + 1 where id = 1 returning version)
      insert into floor_log select version, $1::jsonb from moved returning version`,
    values: [said],
  })
const storePlain = (said: string) =>
  pool.query({ name: 'plain', text: 'insert into floor_plain (said) values ($1::jsonb)', values: [said] })

const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', async (data) => {
    await storeAndTell(JSON.parse(String(data)))
  })
})

async function storeAndTell(said: object): Promise<void> {
  await store(JSON.stringify(said))
  const told = JSON.stringify(said)
  for (const client of server.clients) client.send(told)
}

function usage() {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000 }
}

/** How many a second: stored and told one after the other, or inserted on eight connections at once. */
async function perSecond({ waiting, ms, most = Number.POSITIVE_INFINITY }: Asked): Promise<number> {
  const began = performance.now()
  let begun = 0
  const said = { message: 'Pumps are checked.' }
  const work = async () => {
    while (performance.now() - began < ms && begun < most) {
      begun += 1
      await (waiting === 1 ? storeAndTell(said) : storePlain(JSON.stringify(said)))
    }
  }
  await Promise.all(Array.from({ length: Math.min(waiting, CONNECTIONS) }, work))
  return (begun * 1000) / (performance.now() - began)
}

process.on('message', async (asked: Asked) => {
  const value = asked.what === 'usage' ? usage() : await perSecond(asked)
  process.send?.({ id: asked.id, value })
})
const address = server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
