import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CASE_ID } from '#case/records/collections.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { twoStories } from '../testing/short-story.ts'

let nodes: [RunningNode, RunningNode]
let eda: Person
const voices = mkdtempSync(join(tmpdir(), 'voices-'))

beforeAll(async () => {
  writeFileSync(join(voices, 'call.mp3'), 'the short call')
  const databaseUrl = await freshDatabase()
  const stories = twoStories(voices)
  nodes = [await startQuietNode(databaseUrl, { stories }), await startQuietNode(databaseUrl, { stories })]
  eda = await makeEducator(nodes[0], 'eda')
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  rmSync(voices, { recursive: true })
})

const settings = {
  keepDays: 30,
  hasReportLink: false,
  hasWatchers: false,
  hasStandIns: true,
  hidesScore: false,
  hasOrders: false,
}
const open = (name: string, more: object = {}) =>
  request(nodes[0], '/api/rooms', { cookie: eda.cookie, body: { name, settings, ...more } })
const codeOf = ({ body }: Awaited<ReturnType<typeof open>>): { id: string; code: string } => body.rooms[0]

/** A Provider in a room of this code, on this node, with the call answered. */
async function play(node: RunningNode, code: string) {
  const person = await joinAs(node, code, 'Pat')
  const page = await openPage(node.port, person)
  expect(await page.send({ kind: 'take-role', roleId: PROVIDER })).toMatchObject({ ok: true })
  expect(await page.send({ kind: 'answer-call' })).toMatchObject({ ok: true })
  const whole = await openPage(node.port, person)
  const told = whole.newest
  page.close()
  whole.close()
  const call = await fetch(`http://localhost:${node.port}/api/call/audio`, { headers: { cookie: person.cookie } })
  return { told, call: await call.arrayBuffer(), person }
}

test('two rooms play two stories, on one node and on another: each its own pages, texts and voices', async () => {
  const short = codeOf(await open('Short', { story: 'short' }))
  const long = codeOf(await open('Long', { story: 'case-1' }))
  const unnamed = codeOf(await open('Of an old page'))
  for (const [node, { id, code }, title, caller] of [
    [nodes[0], short, 'The call, in short', 'Dr. Short'],
    [nodes[0], long, 'The call', undefined],
    [nodes[1], unnamed, 'The call', undefined],
  ] as const) {
    const { told, call } = await play(node, code)
    expect(told).toMatchObject({ type: 'whole', view: { team: [{ title }], ...(caller && { call: { caller } }) } })
    if (told?.type !== 'whole') throw new Error('told no view')
    expect(told.view.flows.steps[0]?.title).toBe(title)
    if (caller) expect(Buffer.from(call).toString()).toBe('the short call')
    else expect(call.byteLength).toBeGreaterThan(100_000)
    const played = { id: caller ? 'short' : 'case-1', version: caller ? 3 : case1.story.version }
    // The other node finds the same story by the room alone.
    for (const one of nodes) {
      const room = await one.rooms.current(id)
      expect(room.content.story).toMatchObject(played)
      expect(room.loop.state.records.Story[CASE_ID]).toMatchObject(played)
    }
  }
  expect((await nodes[0].rooms.current('open')).content.story.id).toBe('case-1')
})

test('a kept run is told with its own story', async () => {
  const { id, code } = codeOf(await open('Kept', { story: 'short' }))
  await play(nodes[0], code)
  const ask = (path: string, body?: object) => request(nodes[1], path, { cookie: eda.cookie, ...(body && { body }) })
  const { run } = (await nodes[1].rooms.current(id)).loop.state
  expect((await ask(`/api/rooms/${id}/command`, { kind: 'end-case', id: `end-of-run-${run}`, run })).status).toBe(200)
  expect((await ask('/api/archive')).status).toBe(200)
  const kept = await ask(`/api/archive/${id}/${run}`)
  expect(kept.body.view.flows.steps[0].title).toBe('The call, in short')
  expect(kept.body.story).toEqual({ id: 'short', title: 'In short' })
  // Nothing of how it is told apart goes to a page.
  expect(kept.body).not.toHaveProperty('storyId')
  const line = await ask(`/api/archive/${id}/${run}/as-it-was?at=${Date.now()}`)
  expect(line.body.views[0].flows.steps[0].title).toBe('The call, in short')
})

test('kept runs are listed and written with their story, and found by it', async () => {
  for (const [name, story] of [
    ['Brief', 'short'],
    ['Lengthy', 'case-1'],
  ] as const) {
    const { id, code } = codeOf(await open(name, { story }))
    await play(nodes[0], code)
    const { run } = (await nodes[0].rooms.current(id)).loop.state
    const end = { kind: 'end-case', id: `end-of-run-${run}`, run }
    expect((await request(nodes[0], `/api/rooms/${id}/command`, { cookie: eda.cookie, body: end })).status).toBe(200)
  }
  const list = async (query: string) => (await request(nodes[1], `/api/archive${query}`, { cookie: eda.cookie })).body
  const titled = (found: { runs: { roomName: string; story: { title: string } }[] }) =>
    found.runs.map(({ roomName, story }) => `${roomName}: ${story.title}`)
  const [all, short] = [await list('?words=e'), await list('?story=short')]
  expect(titled(all)).toEqual(expect.arrayContaining(['Brief: In short', `Lengthy: ${case1.story.title}`]))
  expect(titled(short)).toContain('Brief: In short')
  expect(titled(short).filter((one) => !one.endsWith(': In short'))).toEqual([])
  expect(all.stories).toEqual(
    expect.arrayContaining([
      { id: 'case-1', title: case1.story.title },
      { id: 'short', title: 'In short' },
    ]),
  )
  const csv = await fetch(`http://localhost:${nodes[0].port}/api/archive.csv`, { headers: { cookie: eda.cookie } })
  expect(await csv.text()).toContain('"Brief","In short"')
})

test('a room tells its story before anybody comes in', async () => {
  const { code } = codeOf(await open('Told', { story: 'short' }))
  expect((await request(nodes[1], '/api/room-sign', { body: { code } })).body).toMatchObject({ story: 'short' })
})

test('who practises alone chooses the story, and one that is not there is refused', async () => {
  const practise = (more: object) =>
    request(nodes[0], '/api/practise', { cookie: eda.cookie, body: { roleId: 2, manner: 'expert', ...more } })
  expect(await practise({ story: '../case-1' })).toMatchObject({
    status: 400,
    body: { message: 'There is no such story here. Choose another.' },
  })
  expect(await open('None', { story: 'none' })).toMatchObject({ status: 400 })
  expect((await practise({ story: 'short' })).status).toBe(200)
  const { rows } = await nodes[0].database.pool.query('select id from rooms where practice_of = $1', [eda.uid])
  expect((await nodes[1].rooms.current(rows[0].id)).content.story.id).toBe('short')
})

test('what a room of before plays is the first story there was', async () => {
  const { id } = await nodes[0].book.open('Before', {})
  await nodes[0].database.pool.query(`update rooms set settings = '{"pace": 4, "keepDays": 7}' where id = $1`, [id])
  const room = await nodes[1].rooms.current(id)
  expect(room.content.story.id).toBe('case-1')
})

test('the stories are told as cards, with what is to be learned for educators alone', async () => {
  const cards = async (cookie?: string) =>
    (await request(nodes[0], '/api/stories', cookie ? { cookie } : {})).body.stories
  const [first, second] = await cards(eda.cookie)
  expect(first).toMatchObject({ id: 'case-1', minutes: { from: 60, to: 90 }, reviewedBy: null, hasOrders: true })
  expect(first.objectives.length).toBeGreaterThan(5)
  expect(second).toMatchObject({ id: 'short', title: 'In short', hasOrders: false })
  for (const { objectives } of await cards()) expect(objectives).toEqual([])
})

test('a node without a story that a room plays does not start', async () => {
  const databaseUrl = await freshDatabase()
  const node = await startQuietNode(databaseUrl, { stories: twoStories(voices) })
  await node.book.open('Short', { story: 'short' })
  await node.close()
  await expect(startQuietNode(databaseUrl)).rejects.toThrow('Rooms play “short”, and this version does not have it')
})
