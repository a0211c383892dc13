import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '#case/commands.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase, tablesWith } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, openRoomsPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
/** Each test's own. */
let eda: Person
let max: Person
const settings = { keepDays: 0, hasReportLink: false, hasWatchers: false }
const patience = 60_000

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  nodes = [await startQuietNode(databaseUrl), await startQuietNode(databaseUrl)]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

beforeEach(async () => {
  eda = await makeEducator(nodes[0], `eda-${randomUUID()}`)
  max = await makeEducator(nodes[0], `max-${randomUUID()}`)
})

const post = (path: string, body: object, cookie: string = eda.cookie) => request(nodes[0], path, { cookie, body })

async function openRoom(name: string): Promise<{ id: string; code: string }> {
  const answer = await post('/api/rooms', { name, settings })
  return answer.body.rooms[0]
}

async function order(id: string, asked: Request, { run, cookie = eda.cookie }: { run: number; cookie?: string }) {
  return post(`/api/rooms/${id}/command`, { ...asked, id: randomUUID(), run }, cookie)
}

/** A room with Ann and Rob in it, on either node, Ann at the Provider's seat. */
async function aTeam(name: string) {
  const { id, code } = await openRoom(name)
  const [ann, rob] = [await joinAs(nodes[0], code, 'Ann'), await joinAs(nodes[1], code, 'Rob')]
  const pages = [await openPage(nodes[0].port, ann), await openPage(nodes[1].port, rob)] as const
  await pages[0].send({ kind: 'take-role', roleId: 0 })
  const { run } = (await nodes[0].rooms.get(id)).loop.state
  const close = () => {
    for (const page of pages) page.close()
  }
  return { id, code, ann, rob, pages, run, close }
}

test('an educator opens rooms, several at once, and sees on any node who comes, sits and goes', async () => {
  const answer = await post('/api/rooms', { name: 'Blue', count: 2, settings })
  expect(answer.body.rooms).toMatchObject([{ name: 'Blue 1' }, { name: 'Blue 2' }])
  const { id, code } = await openRoom('Alone')
  const board = await openRoomsPage(nodes[1], eda)
  const room = () => board.rooms.find((one) => one.id === id)
  await vi.waitFor(
    () => expect(room()).toMatchObject({ name: 'Alone', code, isRunning: false, isOwner: true }),
    patience,
  )
  expect(board.rooms.map(({ name }) => name)).toEqual(['Alone', 'Blue 2', 'Blue 1'])

  const ann = await joinAs(nodes[0], code, 'Ann')
  await vi.waitFor(() => expect(room()?.people).toMatchObject([{ name: 'Ann' }]), patience)
  const page = await openPage(nodes[0].port, ann)
  await page.send({ kind: 'take-role', roleId: 0 })
  await vi.waitFor(
    () => expect(room()).toMatchObject({ isRunning: true, score: 0, seats: [{ roleId: 0, uid: ann.uid, step: 0 }] }),
    patience,
  )
  await vi.waitFor(() => expect(room()?.people).toMatchObject([{ isPresent: true }]), patience)
  page.close()

  const { body } = await post(`/api/rooms/${id}/code`, {})
  await vi.waitFor(() => expect(room()?.code).toBe(body.code), patience)
  expect((await request(nodes[0], '/api/join', { body: { code, name: 'Late' } })).status).toBe(404)
  expect((await post(`/api/rooms/${id}/end`, {})).status).toBe(200)
  await vi.waitFor(() => expect(room()).toBeUndefined(), patience)
  board.close()
})

test('an educator moves people, and everyone concerned hears why; the run goes on', async () => {
  const { id, ann, rob, pages, run, close } = await aTeam('Moving')
  expect((await order(id, { kind: 'move-person', uid: rob.uid, roleId: 0 }, { run })).status).toBe(200)
  const { loop } = await nodes[0].rooms.get(id)
  expect(loop.state.run).toBe(run)
  expect(Object.keys(loop.state.records.LiveCaseTeam)).toEqual([rob.uid])
  await vi.waitFor(
    () =>
      expect(pages[0].newest).toMatchObject({
        view: { seatNews: expect.arrayContaining([{ uid: ann.uid, roleId: null, by: 'educator' }]) },
      }),
    patience,
  )
  expect(await order(id, { kind: 'move-person', uid: rob.uid, roleId: null }, { run })).toMatchObject({
    status: 409,
    body: { message: 'The case needs its Provider: give that seat to somebody else, or end the run.' },
  })
  expect(await order(id, { kind: 'move-person', uid: max.uid, roleId: 1 }, { run })).toMatchObject({ status: 409 })
  expect(await order(id, { kind: 'send-message', message: 'psst' }, { run })).toMatchObject({
    status: 409,
    body: { message: 'You may not do that.' },
  })
  close()
})

test('somebody who is taken out is out, and leaves no seat behind', async () => {
  const { id, ann, rob, pages, close } = await aTeam('Out')
  await pages[1].send({ kind: 'take-role', roleId: 1 })
  const isOut = new Promise((resolve) => pages[1].socket.once('signed-out', () => resolve('out')))
  expect((await post(`/api/rooms/${id}/take-out`, { uid: ann.uid })).status).toBe(409)
  expect((await post(`/api/rooms/${id}/take-out`, { uid: rob.uid })).status).toBe(200)
  expect(await isOut).toBe('out')
  const { loop } = await nodes[0].rooms.get(id)
  expect(Object.keys(loop.state.records.LiveCaseTeam)).toEqual([ann.uid])
  expect((await post(`/api/rooms/${id}/take-out`, { uid: rob.uid })).status).toBe(409)
  close()
})

test('the same team goes again, in another run', async () => {
  const { id, ann, rob, pages, run, close } = await aTeam('Again')
  await pages[1].send({ kind: 'take-role', roleId: 1 })
  await pages[0].send({ kind: 'send-message', message: 'before' })
  expect((await post(`/api/rooms/${id}/run-again`, {})).status).toBe(200)
  const { loop } = await nodes[0].rooms.get(id)
  expect(loop.state.run).toBe(run + 1)
  expect(loop.state.records.ChatInbox[1]).toEqual({ chat: [] })
  expect(Object.values(loop.state.records.LiveCaseTeam)).toMatchObject([
    { userId: ann.uid, roleId: 0 },
    { userId: rob.uid, roleId: 1 },
  ])
  expect(await order(id, { kind: 'end-case' }, { run })).toMatchObject({ status: 409 })
  expect((await order(id, { kind: 'end-case' }, { run: run + 1 })).status).toBe(200)
  close()
})

test('another educator leads with who opened the room, and is gone with the right', async () => {
  const { id } = await openRoom('Shared')
  const share = (isAdded: boolean, email = max.email, cookie = eda.cookie) =>
    post(`/api/rooms/${id}/educators`, { email, isAdded }, cookie)
  expect((await post(`/api/rooms/${id}/code`, {}, max.cookie)).status).toBe(403)
  expect((await share(true, 'nobody@ward.test')).status).toBe(404)
  expect((await share(true)).status).toBe(200)
  expect((await post(`/api/rooms/${id}/code`, {}, max.cookie)).status).toBe(200)
  expect((await share(false, eda.email, max.cookie)).status).toBe(403)
  const board = await openRoomsPage(nodes[0], max)
  await vi.waitFor(() => expect(board.rooms).toMatchObject([{ id, isOwner: false }]), patience)
  expect((await share(false)).status).toBe(200)
  expect((await post(`/api/rooms/${id}/code`, {}, max.cookie)).status).toBe(403)
  await vi.waitFor(() => expect(board.rooms).toEqual([]), patience)
  board.close()
})

test('who leads a room has no seat in it', async () => {
  const { code } = await openRoom('Led')
  const answer = await request(nodes[0], '/api/join', { cookie: eda.cookie, body: { code } })
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('You lead this room') } })
})

test('a page of rooms ends with its session, and with the right to teach', async () => {
  const gus = await makeEducator(nodes[0], 'gus')
  const board = await openRoomsPage(nodes[1], gus)
  const isOut = new Promise((resolve) => board.socket.once('signed-out', () => resolve('out')))
  await nodes[0].educators.setEducator(gus.uid, false)
  expect(await isOut).toBe('out')
  expect((await post('/api/rooms', { name: 'Mine', settings }, gus.cookie)).status).toBe(403)
})

test.each([
  ['no name', { name: ' ', settings }],
  ['too long a name', { name: 'x'.repeat(41), settings }],
  ['eleven at once', { name: 'Many', count: 11, settings }],
  ['a day that there is not', { name: 'Kept', settings: { ...settings, keepDays: 3 } }],
  ['nothing', {}],
])('%s: no room is opened', async (_, body) => {
  expect(await post('/api/rooms', body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
})

test('who is no educator opens no room and sees none', async () => {
  const { code } = await openRoom('Closed')
  const guest = await joinAs(nodes[0], code, 'Gil')
  for (const cookie of ['', guest.cookie]) {
    expect((await post('/api/rooms', { name: 'Mine', settings }, cookie)).status).toBe(cookie ? 403 : 401)
    const board = await openRoomsPage(nodes[0], { cookie })
    expect(board.rooms).toEqual([])
    board.close()
  }
})

test('a room says what it keeps, also when that changes', async () => {
  const { id, code } = await openRoom('Signs')
  const sign = () => request(nodes[1], '/api/room-sign', { body: { code } })
  const first = {
    name: 'Signs',
    story: case1.story.id,
    ...settings,
    hasStandIns: true,
    hidesScore: false,
    hasOrders: false,
    isPractice: false,
  }
  expect((await sign()).body).toEqual(first)
  const guest = await joinAs(nodes[0], code, 'Sue')
  const page = await openPage(nodes[1].port, guest)
  const told = new Promise((resolve) => page.socket.once('room', resolve))
  await post(`/api/rooms/${id}/settings`, { keepDays: 30, hasReportLink: true })
  expect(await told).toEqual({ ...first, keepDays: 30, hasReportLink: true })
  expect((await sign()).body).toEqual({ ...first, keepDays: 30, hasReportLink: true })
  expect((await request(nodes[0], '/api/room-sign', { body: { code: 'AAAAAA' } })).status).toBe(404)
  page.close()
})

test('a room that ends while people press leaves one outcome: each hears what came of it, and nothing is left', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, pages, close } = await aTeam(`Race ${round}`)
    await pages[1].send({ kind: 'take-role', roleId: 1 })
    const sent = pages.flatMap((page) =>
      Array.from({ length: 5 }, (_, index) =>
        page.send({ kind: 'send-message', message: `planted in race ${round} ${index}` }).catch(() => null),
      ),
    )
    const [ended, ...answers] = await Promise.all([post(`/api/rooms/${id}/end`, {}), ...sent])
    expect(ended.status).toBe(200)
    for (const answer of answers) {
      if (!answer || answer.ok) continue
      const why = 'refusal' in answer ? answer.refusal.code : 'retry'
      expect(['room-ended', 'signed-out', 'case-restarted', 'no-seat', 'retry']).toContain(why)
    }
    expect(await tablesWith(nodes[0].database, `planted in race ${round}`)).toEqual([])
    expect(await tablesWith(nodes[0].database, id)).toEqual([])
    close()
  }
})

test('a guest who comes back after the room has ended is signed out', async () => {
  const { id, code } = await openRoom('Over')
  const guest = await joinAs(nodes[0], code, 'Gil')
  await post(`/api/rooms/${id}/end`, {})
  expect((await request(nodes[1], '/api/me', { cookie: guest.cookie })).status).toBe(401)
  await expect(openPage(nodes[1].port, guest)).rejects.toThrow()
})

test('a page about one room learns nothing of the others, and stays with it when its code changes', async () => {
  const { id, code } = await openRoom('Blue team')
  const other = await openRoom('Green team')
  const page = await openRoomsPage(nodes[1], eda, { only: code.toLowerCase() })
  const heard: string[] = []
  page.socket.onAny((...said) => heard.push(JSON.stringify(said)))
  expect(page.rooms.map(({ name }) => name)).toEqual(['Blue team'])
  const guest = await joinAs(nodes[0], other.code, 'Greta')
  await joinAs(nodes[0], code, 'Bea')
  await vi.waitFor(() => expect(page.rooms[0]?.people.map(({ name }) => name)).toEqual(['Bea']), patience)
  await post(`/api/rooms/${id}/code`, {})
  await vi.waitFor(() => expect(page.rooms[0]?.code).not.toBe(code), patience)
  expect(page.rooms).toHaveLength(1)
  for (const word of ['Green team', other.code, other.id, 'Greta', guest.uid]) expect(heard.join()).not.toContain(word)
  const none = await openRoomsPage(nodes[0], eda, { only: 'NOSUCH' })
  expect(none.rooms).toEqual([])
  page.close()
  none.close()
})

test('a room tells its last word, its pause and its quiet on every node, and of many rooms only those that changed', async () => {
  const { id, pages, run, close } = await aTeam('Heard')
  await openRoom('Beside it')
  const boards = [await openRoomsPage(nodes[0], eda), await openRoomsPage(nodes[1], eda)] as const
  const sent: string[][] = []
  boards[1].socket.on('changed', ({ rooms }) => sent.push(rooms.map(({ name }) => name)))
  const seen = (board: (typeof boards)[number]) => board.rooms.find((room) => room.id === id)
  // Read back in the log, as it began before the boards were there.
  for (const board of boards) {
    await vi.waitFor(() => expect(seen(board)?.lastWord).toMatchObject({ text: 'The case begins.' }), patience)
  }
  await pages[0].send({ kind: 'send-message', message: 'Is anybody here?' })
  const lastWord = { by: 0, isChat: true, text: 'Is anybody here?' }
  for (const board of boards) await vi.waitFor(() => expect(seen(board)?.lastWord).toEqual(lastWord), patience)
  const { rows } = await nodes[0].database.pool.query(`select at from log where room = $1 and kind = 'send-message'`, [
    id,
  ])
  // Told roughly.
  const roughness = rows[0]?.at - (seen(boards[1])?.quietSince ?? 0)
  expect(roughness >= 0 && roughness < 10_000).toBe(true)

  await order(id, { kind: 'pause' }, { run })
  for (const board of boards) {
    await vi.waitFor(
      () => expect(seen(board)).toMatchObject({ pause: { since: expect.any(Number) }, lastWord }),
      patience,
    )
  }
  await order(id, { kind: 'end-case' }, { run })
  for (const board of boards) {
    await vi.waitFor(
      () => expect(seen(board)).toMatchObject({ isRunning: false, pause: null, lastWord: null, quietSince: null }),
      patience,
    )
  }
  expect(sent.length).toBeGreaterThan(2)
  expect(new Set(sent.flat())).toEqual(new Set(['Heard']))
  for (const board of boards) board.close()
  close()
})
