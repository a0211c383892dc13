import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveMessage } from '#case/live-messages.ts'
import { roleIds } from '#case/records/roles.ts'
import { startNode } from '#server/start-node.ts'
import { TestNode } from '#server/testing/nodes.ts'
import { openPage, type Page } from '#server/testing/pages.ts'
import { makePeople, type Person } from '#server/testing/people.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { type Held, hear } from '#web/base/live/held-view.ts'
import { orExit } from '../scripts/set-up/failure.mjs'
import { setUp } from '../scripts/set-up/set-up.mjs'

// What it costs to tell many people's pages what three of them do: how long a message is under way to each of them, whether any
// misses one, and how long it takes until all are back when every connection is lost at once.

const PAGES = [10, 100, 1000]
const COMMANDS_A_SECOND = 10
const SECONDS = 10
/** Browsers do not all begin in the same millisecond either. */
const AT_ONCE = 50

await orExit(() => setUp(['server']))
const postgres = await startTemporaryPostgres()
const databaseUrl = await postgres.urlFor('load')
const people = await makeEveryone()
const node = new TestNode({ DATABASE_URL: databaseUrl })
const rows: object[] = []
for (const count of PAGES) rows.push(await measure(count))
console.table(rows)
await node.kill()
await postgres.stop()
process.exit(0)

async function makeEveryone(): Promise<Person[]> {
  const seeding = await startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  const made = await makePeople(
    seeding.database,
    Array.from({ length: Math.max(...PAGES) }, (_, index) => `person-${index}`),
  )
  await seeding.close()
  return made
}

async function measure(count: number): Promise<object> {
  const port = await node.start()
  const pages = await openAll(port, count)
  // Three take part, the others look on.
  const team = pages.slice(0, roleIds.length)
  for (const roleId of roleIds) await team[roleId]?.send({ kind: 'take-role', roleId })
  const sentAt = new Map<number, number>()
  const heard: { version: number; at: number }[] = []
  let gaps = 0
  for (const page of pages) {
    let held: Held | null = null
    for (const message of page.told) held = heldAfter(held, message)
    page.socket.on('live', (message: LiveMessage) => {
      heard.push({ version: message.version, at: performance.now() })
      if (hear(held, message).outcome === 'gap') gaps += 1
      held = heldAfter(held, message)
    })
  }

  for (let sent = 0; sent < COMMANDS_A_SECOND * SECONDS; sent++) {
    const now = performance.now()
    void team[sent % team.length]?.send({ kind: 'send-message', message: `${count} ${sent}` }).then((answer) => {
      if (answer.ok) sentAt.set(answer.version, now)
    })
    await sleep(1000 / COMMANDS_A_SECOND)
  }
  await sleep(2000)
  const delays = heard.flatMap(({ version, at }) => {
    const then = sentAt.get(version)
    return then === undefined ? [] : [at - then]
  })
  const backMs = await loseAndComeBack(pages)
  for (const page of pages) page.close()
  await node.kill()
  const inOrder = delays.toSorted((one, other) => one - other)
  const at = (share: number) => `${Math.round(inOrder[Math.floor(inOrder.length * share)] ?? 0)} ms`
  return {
    pages: count,
    told: `${delays.length} of ${count * sentAt.size}`,
    gaps,
    half: at(0.5),
    'p 99': at(0.99),
    slowest: at(0.999999),
    'all back': `${Math.round(backMs)} ms`,
  }
}

function heldAfter(held: Held | null, message: LiveMessage): Held | null {
  const hearing = hear(held, message)
  return hearing.outcome === 'applied' ? hearing.held : held
}

async function openAll(port: number, count: number): Promise<Page[]> {
  const pages: Page[] = []
  while (pages.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - pages.length) }, (_, index) => pages.length + index)
    const opened = some.map((index) => openPage(port, people[index] ?? { cookie: '' }))
    pages.push(...(await Promise.all(opened)))
  }
  return pages
}

/** How long it takes until everyone has heard something over a new connection. */
async function loseAndComeBack(pages: readonly Page[]): Promise<number> {
  const lostAt = performance.now()
  await Promise.all(
    pages.map(async ({ socket }) => {
      socket.io.engine.close()
      for (;;) {
        const heard = new Promise((resolve) => {
          socket.once('live', () => resolve(true))
          socket.once('connect_error', () => resolve(false))
        })
        socket.connect()
        if (await heard) return
        await sleep(300)
      }
    }),
  )
  return performance.now() - lostAt
}
