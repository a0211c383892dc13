import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase, tablesWith as storedIn } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  people = await makePeople(seeding.database, ['ann', 'rob', 'nia', 'eve', 'una', 'ida', 'oda'])
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const [ann, rob, nia, eve, una, ida, oda] = [0, 1, 2, 3, 4, 5, 6]
const pageOf = (who: number, node: 0 | 1 = 0): Promise<Page> =>
  openPage(nodes[node].port, people[who] ?? { cookie: '' })
const uidOf = (who: number) => people[who]?.uid ?? ''

/** A case in which each has said something. */
async function begin(provider = ann): Promise<{ provider: Page; rt: Page }> {
  const [leads, works] = [await pageOf(provider), await pageOf(rob, 1)]
  await leads.send({ kind: 'take-role', roleId: 0 })
  await vi.waitFor(() => expect(works.newest).toMatchObject({ view: { isRunning: true } }), 60_000)
  await works.send({ kind: 'take-role', roleId: 1 })
  await leads.send({ kind: 'send-message', message: 'a word to remember' })
  await works.send({ kind: 'save-note', text: 'a word to remember' })
  // Refused: there is no such step here.
  await works.send({ kind: 'write-debrief', prompt: 'helped', text: 'a word to remember' })
  return { provider: leads, rt: works }
}

const tablesWith = (text: string) => storedIn(nodes[0].database, text)

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['the Provider logs out', (page) => page.send({ kind: 'log-out' })],
  ['an administrator ends it', () => nodes[0].accounts.endCase()],
  ['the Provider’s account is removed', () => nodes[0].accounts.remove(uidOf(una))],
])('when a case ends because %s, no table holds a word of it', async (how, end) => {
  const { provider, rt } = await begin(how.includes('removed') ? una : how.includes('logs out') ? ida : ann)
  expect(await tablesWith('a word to remember')).toContain('log')
  expect(await end(provider)).toMatchObject({ ok: true })

  expect(await tablesWith('a word to remember')).toEqual([])
  await vi.waitFor(() => expect(rt.newest).toMatchObject({ type: 'whole', view: { isRunning: false } }), 60_000)
  expect(nodes[1].loop.state).toEqual(nodes[0].loop.state)
  provider.close()
  rt.close()
})

test('when an account is removed no table holds its e-mail, and the case goes on', async () => {
  const { provider, rt } = await begin()
  const page = await pageOf(nia)
  await page.send({ kind: 'take-role', roleId: 2 })
  await nodes[1].users.signOut(uidOf(nia))
  expect(await nodes[0].accounts.remove(uidOf(nia))).toMatchObject({ ok: true })

  expect(await tablesWith(people[nia]?.email ?? '')).toEqual([])
  expect(await rt.send({ kind: 'send-message', message: 'We go on.' })).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(provider.newest).toMatchObject({ addChat: [{ message: 'We go on.' }] }), 60_000)
  provider.close()
  rt.close()
  page.close()
  await nodes[0].accounts.endCase()
})

test('what is sent again after its run has ended is refused as of an old run, and has no effect', async () => {
  const { provider, rt } = await begin()
  const { run } = nodes[0].loop.state
  const command = { kind: 'send-message', message: 'once', id: randomUUID(), run }
  expect(await rt.sendRaw(command)).toMatchObject({ ok: true })
  await nodes[0].accounts.endCase()
  expect(await rt.sendRaw(command)).toMatchObject({ ok: false, refusal: { code: 'case-restarted' } })

  const again = await begin()
  expect(await again.rt.sendRaw(command)).toMatchObject({ ok: false, refusal: { code: 'case-restarted' } })
  for (const page of [provider, rt, again.provider, again.rt]) page.close()
  await nodes[0].accounts.endCase()
})

test('a role that was refused in one run is not given to the same command in the next', async () => {
  const { provider, rt } = await begin()
  const page = await pageOf(oda, 1)
  const command = { kind: 'take-role', roleId: 0, id: randomUUID(), run: nodes[0].loop.state.run }
  expect(await page.sendRaw(command)).toMatchObject({ ok: false, refusal: { code: 'role-held' } })
  await nodes[0].accounts.endCase()
  expect(await page.sendRaw(command)).toMatchObject({ ok: false, refusal: { code: 'case-restarted' } })
  await vi.waitFor(() => expect(page.newest?.run).toBe(command.run + 1), 60_000)
  expect(await page.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: true })
  for (const one of [provider, rt, page]) one.close()
  await nodes[0].accounts.endCase()
})

test('a sign-out is heard by who missed the notice of it', async () => {
  const page = await pageOf(eve, 1)
  const { pool } = nodes[0].database
  const closed = new Promise((resolve) => page.socket.once('disconnect', resolve))
  const isLost = new Promise<void>((resolve) => page.socket.once('signed-out', resolve))
  // For half a second after this no node hears of the others.
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  )
  await nodes[0].users.signOut(uidOf(eve))
  await Promise.all([isLost, closed])
})

test('refusals of people without a seat are not stored, those of others are', async () => {
  const { provider, rt } = await begin()
  const count = async (uid: string) =>
    (await nodes[0].database.pool.query('select from answers where asker = $1', [uid])).rowCount
  const onlooker = await pageOf(oda)
  for (let asked = 0; asked < 5; asked++) {
    expect(await onlooker.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: false })
  }
  expect(await count(uidOf(oda))).toBe(0)

  const before = (await count(uidOf(rob))) ?? 0
  expect(await rt.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: false })
  expect(await count(uidOf(rob))).toBe(before + 1)
  for (const page of [provider, rt, onlooker]) page.close()
  await nodes[0].accounts.endCase()
})

test('what is sent again is looked up, not tried: the database has nothing to complain about', async () => {
  const { provider, rt } = await begin()
  const { pool } = nodes[1].database
  const ids = [randomUUID(), randomUUID()]
  const send = () =>
    Promise.all([rt.send({ kind: 'save-note', text: 'x' }, ids[0]), rt.send({ kind: 'take-role', roleId: 0 }, ids[1])])
  const first = await send()
  const asked = vi.spyOn(pool, 'query')
  expect(await send()).toEqual(first)
  const outcomes = await Promise.allSettled(asked.mock.results.map(({ value }) => value))
  asked.mockRestore()
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  provider.close()
  rt.close()
  await nodes[0].accounts.endCase()
})
