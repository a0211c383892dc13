import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Request } from '#case/commands.ts'
import { PROVIDER, RN } from '#case/records/roles.ts'
import { leavesOf } from '#case/testing/inside.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openConsole, openPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { playWalk } from '../testing/play-walk.ts'
import { sample } from '../testing/sample-recordings.ts'

let databaseUrl: string
let nodes: [RunningNode, RunningNode]
let eda: Person
let max: Person
const patience = { timeout: 60_000 }

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  nodes = [await startQuietNode(databaseUrl), await startQuietNode(databaseUrl)]
  eda = await makeEducator(nodes[0], 'eda')
  max = await makeEducator(nodes[0], 'max')
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const settings = { keepDays: 0, hasReportLink: false, hasWatchers: false }

async function aTeam(name: string) {
  const { body } = await request(nodes[0], '/api/rooms', { cookie: eda.cookie, body: { name, settings } })
  const { id, code } = body.rooms[0] as { id: string; code: string }
  const [ann, nia] = [await joinAs(nodes[0], code, 'Ann'), await joinAs(nodes[1], code, 'Nia')]
  const pages = [await openPage(nodes[0].port, ann), await openPage(nodes[1].port, nia)] as const
  await pages[0].send({ kind: 'take-role', roleId: PROVIDER })
  await pages[1].send({ kind: 'take-role', roleId: RN })
  const { run } = (await nodes[0].rooms.get(id)).loop.state
  return { id, run, pages }
}

const order = (id: string, asked: Request, run: number, { cookie }: Person = eda, node = nodes[0]) =>
  request(node, `/api/rooms/${id}/command`, { cookie, body: { ...asked, id: randomUUID(), run } })

test('a console on either node has the three screens, what stands behind them, and the log in words', async () => {
  const { id, run, pages } = await aTeam('Watched')
  const [one, other] = [await openConsole(nodes[0], eda, { room: id }), await openConsole(nodes[1], eda, { room: id })]
  await pages[0].send({ kind: 'answer-call' })
  await pages[1].send({ kind: 'send-message', message: 'I am here.' })
  for (const { told } of [one, other]) {
    await vi.waitFor(() => {
      expect(told.lines.map(({ by, text }) => `${by}: ${text}`)).toEqual(
        expect.arrayContaining(['team: The case begins.', '0: Answers the call.', '2: I am here.']),
      )
      expect([...told.screens.keys()]).toEqual([0, 1, 2])
      expect(new Set([...told.screens.values()].map(({ version }) => version)).size).toBe(1)
      expect(told.console?.view).toMatchObject({ run, isRunning: true, seats: [{ roleId: 0 }, { roleId: 2 }] })
      expect(told.console?.view.deeds[1]).toBeNull()
    }, patience)
    expect(told.console?.educators).toMatchObject([{ email: 'eda@ward.test' }])
  }
  // Where somebody looks is for their educator alone.
  pages[1].socket.emit('looking', '/case/report')
  pages[0].socket.emit('looking', '../../etc/passwd')
  for (const { told } of [one, other]) {
    await vi.waitFor(() => expect(told.console?.looking).toMatchObject([{ path: '/case/report' }]), patience)
  }
  one.close()
  other.close()
})

test('what consoles are told is worked out once for all, and one of before a deploy is told from the beginning', async () => {
  const { id, pages } = await aTeam('Watched by many')
  const { views, loop } = await nodes[0].rooms.get(id)
  const open = (asked: { rules?: undefined } = {}) => openConsole(nodes[0], eda, { room: id, ...asked })
  const cut = vi.spyOn(views, 'cutChange')
  const costOf = async (message: string, consoles: readonly Awaited<ReturnType<typeof open>>[]) => {
    cut.mockClear()
    await pages[0].send({ kind: 'send-message', message })
    for (const { told } of consoles) {
      await vi.waitFor(() => expect(told.lines.at(-1)?.text).toBe(message), patience)
      expect(told.screens.get(RN)?.version).toBe(loop.state.version)
    }
    return cut.mock.calls.length
  }
  const first = await open()
  await vi.waitFor(() => expect(first.told.lines).not.toEqual([]), patience)
  const alone = await costOf('One looks on.', [first])
  const all = [first, await open(), await open(), await open(), await open({ rules: undefined })] as const
  expect(await costOf('Many look on.', all)).toBe(alone)
  const [, second, , , outdated] = all
  expect(second.told.lines).toEqual(first.told.lines)
  expect(second.told.console).toMatchObject({ view: first.told.console?.view })
  expect(outdated.told.console).toMatchObject({ view: first.told.console?.view })
  expect(outdated.told.events).not.toContain('change')
  for (const { close } of all) close()
})

test('a pause is told to everybody, on every node, and refuses what is played', async () => {
  const { id, run, pages } = await aTeam('Paused')
  expect((await order(id, { kind: 'pause' }, run)).status).toBe(200)
  expect((await order(id, { kind: 'pause' }, run)).status).toBe(409)
  await vi.waitFor(() => {
    for (const { told } of pages) {
      expect(told.some((message) => message.type === 'change' && message.set.pause != null)).toBe(true)
    }
  }, patience)
  expect(await pages[0].send({ kind: 'answer-call' })).toMatchObject({ ok: false, refusal: { code: 'paused' } })
  expect(await pages[1].send({ kind: 'send-message', message: 'We wait.' })).toMatchObject({ ok: true })
  expect((await order(id, { kind: 'resume' }, run)).status).toBe(200)
  await vi.waitFor(
    async () => expect(await pages[0].send({ kind: 'answer-call' })).toMatchObject({ ok: true }),
    patience,
  )
})

const HOUR_MS = 3_600_000

/** The room after a night without a server: nobody is seen any more, and this was so an hour before. */
async function laterWith(name: string, facts: readonly (readonly [collection: string, id: string, data: object])[]) {
  const { id, pages } = await aTeam(name)
  for (const page of pages) page.close()
  const { pool } = nodes[0].database
  await pool.query('update room_educators set seen_at = null where room = $1', [id])
  for (const [collection, key, data] of facts) {
    await pool.query('insert into records (room, schema, collection, id, data) values ($1, 6, $2, $3, $4::json)', [
      ...[id, collection, key, JSON.stringify(data)],
    ])
  }
  expect((await nodes[0].rooms.get(id)).loop.state.records).toMatchObject({ CaseClock: {}, Debriefing: {} })
  const late = await startQuietNode(databaseUrl)
  return { late, records: async () => (await late.rooms.hold(id).room).loop.state.records }
}

test('a pause that nobody is there to end is over after five minutes', async () => {
  const from = Date.now() - HOUR_MS
  const { late, records } = await laterWith('Forgotten', [
    ['CaseClock', '1', { pauses: [{ from, to: null, by: eda.uid, wasForgotten: false }], skips: [] }],
  ])
  await vi.waitFor(async () => {
    expect((await records()).CaseClock['1']?.pauses).toMatchObject([{ to: expect.any(Number), wasForgotten: true }])
  }, patience)
  await late.close()
})

test('so is the lead of a debriefing that no educator is there to lead', async () => {
  const at = Date.now() - HOUR_MS
  const { late, records } = await laterWith('Left alone', [
    ['Recording', 'handover', { path: '/Audio/Handover1', mimeType: 'audio/webm', durationMs: 1000, at }],
    ['Debriefing', '1', { phase: 'description', since: at, leader: 'educator', openedAt: null }],
  ])
  await vi.waitFor(async () => {
    expect((await records()).Debriefing['1']).toMatchObject({ phase: 'description', leader: 'provider' })
  }, patience)
  await late.close()
})

test('an educator’s voice reaches those it is for, and nobody else', async () => {
  const { id, run, pages } = await aTeam('Spoken to')
  const speak = (query: string, bytes: Buffer, { cookie }: Person = eda) =>
    fetch(`http://localhost:${nodes[0].port}/api/rooms/${id}/speak?run=${run}&id=${randomUUID()}&${query}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'audio/webm' },
      body: new Uint8Array(bytes),
    })
  expect((await speak('as=pilot&to=2', Buffer.from('no sound'))).status).toBe(415)
  expect((await speak('as=nobody', sample('chromium.webm'))).status).toBe(400)
  expect((await speak('as=pilot', sample('chromium.webm'), max)).status).toBe(403)
  expect((await speak('as=pilot&to=2', sample('chromium.webm'))).status).toBe(200)
  const spokenTo = (page: (typeof pages)[number]) =>
    page.told.flatMap((message) => (message.type === 'change' ? (message.set.spoken ?? []) : []))
  await vi.waitFor(() => expect(spokenTo(pages[1])).toMatchObject([{ as: 'pilot', text: '' }]), patience)
  expect(spokenTo(pages[0])).toEqual([])
  const path = spokenTo(pages[1])[0]?.sound?.path ?? ''
  const cookieOf = (page: (typeof pages)[number]) => (page.socket.io.opts.extraHeaders?.cookie ?? '') as string
  expect((await request(nodes[1], path, { cookie: cookieOf(pages[1]) })).status).toBe(200)
  expect((await request(nodes[1], path, { cookie: cookieOf(pages[0]) })).status).toBe(404)
})

test('two educators: one steers, the other can take over; who does not lead the room is told nothing', async () => {
  const { id, run } = await aTeam('Led by two')
  const stranger = await openConsole(nodes[0], max, { room: id })
  expect(stranger.told.events).toEqual(['gone'])
  expect(stranger.told.gone).toBe('not-yours')
  expect((await order(id, { kind: 'pause' }, run, max)).status).toBe(403)

  await request(nodes[0], `/api/rooms/${id}/educators`, {
    cookie: eda.cookie,
    body: { email: max.email, isAdded: true },
  })
  expect((await order(id, { kind: 'pause' }, run)).status).toBe(200)
  expect((await order(id, { kind: 'resume' }, run, max, nodes[1])).body.message).toContain('Take over first')
  expect((await order(id, { kind: 'take-steering' }, run, max, nodes[1])).status).toBe(200)
  expect((await order(id, { kind: 'resume' }, run, max, nodes[1])).status).toBe(200)
})

test('a console left open over the end of a run shows the next, and over the end of its room says so', async () => {
  const { id, run } = await aTeam('Ends')
  const { told } = await openConsole(nodes[1], eda, { room: id })
  await order(id, { kind: 'end-case' }, run)
  await vi.waitFor(() => expect(told.console?.view).toMatchObject({ isRunning: false, run: run + 1 }), patience)
  expect((await order(id, { kind: 'pause' }, run)).status).toBe(409)
  await request(nodes[0], `/api/rooms/${id}/end`, { cookie: eda.cookie, body: {} })
  await vi.waitFor(() => expect(told.gone).not.toBeNull(), patience)
})

test('a projector is told of monitor, clock and places, and of nothing else', async () => {
  const { id } = await aTeam('Projected')
  const { told } = await openConsole(nodes[0], eda, { room: id, part: 'projector' })
  const walk = new Walk()
  walk.toReport(idealChoices)
  await order(id, { kind: 'end-case' }, (await nodes[0].rooms.get(id)).loop.state.run)
  await playWalk(nodes[0].database, walk, { uids: ['ann', 'rob', 'nia'], room: id, lateMs: Date.now() - walk.now })
  await vi.waitFor(() => expect(told.projector?.view.steps).toContain('Final report'), patience)
  expect(told.events.filter((event) => event !== 'projector')).toEqual([])
  const allowed =
    /^(run|isRunning|pause\.since|clock\.\w+|steps\.\*|instruments\..*|vitals\..*|talk\.(phase|asked\.\*|waitsFor\.\*))$/
  for (const path of leavesOf(told.projector?.view ?? {})) expect(path).toMatch(allowed)
})
