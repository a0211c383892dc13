import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { openGreedyPage } from '../testing/greedy-page.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

// Far more than a system keeps on the way for somebody who does not read.
const LONG_NOTE = 'x'.repeat(10_000_000)
const ASKED = 30

let databaseUrl: string
let node: RunningNode
let [ann, rob]: Person[] = []

const start = () => startQuietNode(databaseUrl)

/** Rob's view is so large that one of them fills the wire. */
beforeAll(async () => {
  databaseUrl = await freshDatabase()
  const seeding = await start()
  ;[ann, rob] = await makePeople(seeding.database, ['ann', 'rob'])
  await seeding.close()

  const beginning = await start()
  for (const [roleId, person] of [ann, rob].entries()) await takeSeat(beginning, person, roleId as 0 | 1)
  await beginning.database.pool.query(
    `insert into records (room, schema, collection, id, data) values ('open', 1, 'Note', $1, $2)`,
    [rob?.uid, { text: LONG_NOTE }],
  )
  await beginning.close()
  node = await start()
})
afterAll(() => node.close())

async function takeSeat({ port }: RunningNode, person: Person | undefined, roleId: 0 | 1): Promise<void> {
  const page = await openPage(port, person ?? { cookie: '' })
  await page.send({ kind: 'take-role', roleId })
  page.close()
}

const wholeViewsIn = (read: string) => read.split('"type":"whole"').length - 1
const greedyPage = () => openGreedyPage(node.port, rob ?? { cookie: '' })
const annsPage = (): Promise<Page> => openPage(node.port, ann ?? { cookie: '' })

test('however often a page asks that reads nothing, one whole view is on its way to it', async () => {
  const greedy = await greedyPage()
  for (let asked = 0; asked < ASKED; asked++) greedy.resume()
  const page = await annsPage()
  expect(await page.send({ kind: 'send-message', message: 'Still there?' })).toMatchObject({ ok: true })

  const read = await greedy.read()
  // The first, and one more for all that was asked meanwhile.
  expect(wholeViewsIn(read)).toBeLessThanOrEqual(3)
  expect(greedy.isClosed).toBe(false)
  greedy.close()
  page.close()
})

test('a page that reads nothing is cut off when too much waits for it, and nobody else is', async () => {
  const [greedy, page] = [await greedyPage(), await annsPage()]
  const other = await openPage(node.port, rob ?? { cookie: '' })
  // Each new seat means everything anew.
  for (const roleId of [2, 1] as const)
    expect(await other.send({ kind: 'take-role', roleId })).toMatchObject({ ok: true })
  expect(other.newest).toMatchObject({ type: 'whole' })

  expect(wholeViewsIn(await greedy.read())).toBeLessThanOrEqual(1)
  await vi.waitFor(() => expect(greedy.isClosed).toBe(true), 60_000)
  expect([page.socket.connected, other.socket.connected]).toEqual([true, true])
  page.close()
  other.close()
})

test('a node stops though a page reads nothing', async () => {
  const other = await start()
  const greedy = await openGreedyPage(other.port, rob ?? { cookie: '' })
  await other.close()
  greedy.close()
})

test('a page that polls on and on and reads nothing is cut off too', async () => {
  const site = `http://localhost:${node.port}`
  const path = '/live/?EIO=4&transport=polling'
  const headers = { cookie: rob?.cookie ?? '' }
  const [, sid] = /"sid":"([^"]+)"/.exec(await (await fetch(`${site}${path}`, { headers })).text()) ?? []
  const post = async (said: string) => {
    const body = `${said}\u001e3` // and the heartbeat
    return (await fetch(`${site}${path}&sid=${sid}`, { method: 'POST', headers, body })).status
  }
  const read = async () => (await fetch(`${site}${path}&sid=${sid}`, { headers })).text()
  const pollWithoutReading = async () => {
    const wire = connect(node.port, 'localhost')
    wire.on('error', () => {})
    wire.write(`GET ${path}&sid=${sid} HTTP/1.1\r\nHost: localhost:${node.port}\r\nCookie: ${headers.cookie}\r\n\r\n`)
    await Promise.race([once(wire, 'readable'), once(wire, 'close')])
    return wire
  }

  expect(await post('40')).toBe(200)
  while (!(await read()).includes('"type":"whole"'));
  expect(await post('42["resume",{}]')).toBe(200)
  const unread = await pollWithoutReading()
  expect(await post('42["resume",{}]')).toBe(200)
  const more = await pollWithoutReading()
  expect(await post('42["resume",{}]')).toBe(400)
  unread.destroy()
  more.destroy()
})
