import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Request } from '#case/commands.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
let team: [Person, Person, Person]
let pages: Page[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  const [ann, rob, nia] = await makePeople(seeding.database, ['ann', 'rob', 'nia'])
  if (!ann || !rob || !nia) throw new Error('nobody there')
  team = [ann, rob, nia]
  await seeding.close()
  nodes = [await start(), await start()]
  pages = await Promise.all(team.map((person) => openPage(nodes[0].port, person)))
  for (const roleId of [0, 1, 2] as const) await pages[roleId]?.send({ kind: 'take-role', roleId })
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const give = ({ uid }: Person, request: Request, id: string = randomUUID()) =>
  nodes[0].loop.submit({ by: 'user', uid }, { ...request, id, run: nodes[0].loop.state.run })
const say = (message: string): Request => ({ kind: 'send-message', message })

async function logAfter(version: number) {
  const { rows } = await nodes[0].database.pool.query<{ version: number; message: string; transaction: string }>(
    `select version, command->>'message' as message, xmin::text as transaction from log where version > $1 order by version`,
    [version],
  )
  return rows
}

test('commands that wait together are one transaction, and each has its version, its row and its answer', async () => {
  const { version } = nodes[0].loop.state
  const [page] = pages
  await vi.waitFor(() => expect(page?.newest?.version).toBe(version), 60_000)
  const before = page?.told.length ?? 0
  const said = Array.from({ length: 60 }, (_, index) => `message ${index}`)
  const answers = await Promise.all(said.map((message, index) => give(team[index % 3] ?? team[0], say(message))))

  const rows = await logAfter(version)
  expect(answers.map((answer) => (answer.ok ? answer.version : answer))).toEqual(
    said.map((_, index) => version + 1 + index),
  )
  expect(rows.map(({ message }) => message)).toEqual(said)
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1)
  await vi.waitFor(() => expect(page?.newest?.version).toBe(version + 60), 60_000)
  expect(page?.told.slice(before)).toMatchObject([{ type: 'change', from: version, version: version + 60 }])
})

test('in between others a command sent twice fails only itself, and gets the answer it got', async () => {
  const { version } = nodes[0].loop.state
  const id = randomUUID()
  const first = await give(team[0], say('once'), id)
  const answers = await Promise.all([
    give(team[1], say('before')),
    give(team[0], say('once'), id),
    give(team[2], say('after')),
    give(team[0], say('then')),
    give(team[1], say('twice'), `${id}-b`),
    give(team[1], say('twice'), `${id}-b`),
  ])
  expect(answers[1]).toEqual(first)
  expect(answers[5]).toEqual(answers[4])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const rows = await logAfter(version)
  expect(rows.map(({ message }) => message).toSorted()).toEqual(['after', 'before', 'once', 'then', 'twice'])
})

test('each is decided on what those before it made of the case, and a refusal among them changes nothing', async () => {
  const { version } = nodes[0].loop.state
  const [answered, again, message] = await Promise.all([
    give(team[0], { kind: 'answer-call' }),
    give(team[0], { kind: 'answer-call' }),
    give(team[1], say('ringing')),
  ])
  expect(answered).toMatchObject({ ok: true, version: version + 1 })
  expect(again).toMatchObject({ ok: false })
  expect(message).toMatchObject({ ok: true, version: version + 2 })
  expect(await logAfter(version)).toHaveLength(2)
})

test('what the database cannot take fails by itself, and the others are stored', async () => {
  const { pool } = nodes[0].database
  await pool.query(`
    create function stumble() returns trigger language plpgsql as $$
      begin if new.data->>'message' = 'stumbling block' then raise 'stumbled'; end if; return new; end $$;
    create trigger stumble before insert on list_items for each row execute function stumble()`)
  const { version } = nodes[0].loop.state
  const answers = await Promise.all(
    ['one', 'stumbling block', 'two'].map((message, who) => give(team[who] ?? team[0], say(message))),
  )
  await pool.query('drop function stumble cascade')
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
  expect((await logAfter(version)).map(({ message }) => message)).toEqual(['one', 'two'])
})

test('nodes tell each other what they stored, and only what does not fit into a notice is read', async () => {
  const elsewhere = await openPage(nodes[1].port, team[1])
  const reads = vi.spyOn(nodes[1].database.pool, 'query')
  const wereRead = () => reads.mock.calls.filter(([query]) => (query as { name?: string }).name === 'read-news').length // a named query
  const send = async (message: string) => {
    await give(team[0], say(message))
    const { version } = nodes[0].loop.state
    await vi.waitFor(() => expect(elsewhere.newest?.version).toBe(version), 60_000)
  }
  // The connection is tried every second, and then everything is read.
  await vi.waitFor(async () => {
    const before = wereRead()
    for (const message of ['one', 'two', 'three']) await send(message)
    expect(wereRead()).toBe(before)
  }, 60_000)
  const before = wereRead()
  await Promise.all(['a', 'b', 'c'].map((letter) => give(team[0], say(letter.repeat(3900)))))
  const { version } = nodes[0].loop.state
  await vi.waitFor(() => expect(elsewhere.newest?.version).toBe(version), 60_000)
  expect(wereRead()).toBeGreaterThan(before)
  elsewhere.close()
  reads.mockRestore()
})
