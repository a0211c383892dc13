import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LedPlayhead } from '#case/debriefing/debriefing-messages.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

let nodes: [RunningNode, RunningNode]
let eda: Person
let max: Person
let room: string
let run: number
let team: Pick<Person, 'uid' | 'cookie'>[]
const patience = { timeout: 60_000 }

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  nodes = [await startQuietNode(databaseUrl), await startQuietNode(databaseUrl)]
  eda = await makeEducator(nodes[0], 'eda')
  max = await makeEducator(nodes[0], 'max')
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

beforeEach(async () => {
  const settings = { keepDays: 0, hasReportLink: false, hasWatchers: false }
  const answer = await request(nodes[0], '/api/rooms', { cookie: eda.cookie, body: { name: 'Team', settings } })
  const [{ id, code }] = answer.body.rooms
  room = id
  team = [
    await joinAs(nodes[0], code, 'Ann'),
    await joinAs(nodes[0], code, 'Rob'),
    await joinAs(nodes[0], code, 'Nia'),
    await joinAs(nodes[0], code, 'Wes'),
  ]
  const uids = team.slice(0, 3).map(({ uid }) => uid)
  await walkIn(nodes[0].database, { room, uids }, (walk) => walk.toReport(idealChoices))
  run = (await nodes[0].rooms.current(room)).loop.state.run
})

/** A page of the debriefing, and what it hears. */
function inDebriefing(person: Pick<Person, 'cookie'> | undefined, node: RunningNode, auth: { room?: string } = {}) {
  const socket = io(`http://localhost:${node.port}/debriefing`, {
    ...{ path: '/live', transports: ['websocket'], forceNew: true, reconnection: false, auth },
    extraHeaders: { cookie: person?.cookie ?? '' },
  })
  const heard: LedPlayhead[] = []
  socket.on('playhead', (playhead) => heard.push(playhead))
  const move = (at: number, others: object = {}) => socket.emit('move', { run, at, speed: 0, ageMs: 0, ...others })
  return { socket, heard, move }
}
const last = ({ heard }: { heard: readonly LedPlayhead[] }) => heard.at(-1)?.at
const command = (kind: object) =>
  request(nodes[0], `/api/rooms/${room}/command`, { cookie: eda.cookie, body: { ...kind, id: randomUUID(), run } })
const letEducatorLead = async () =>
  expect((await command({ kind: 'lead-debriefing', phase: 'description' })).status).toBe(200)

test('whoever leads moves the playhead of everyone, on every node, and of who comes later; nobody else does', async () => {
  const ann = inDebriefing(team[0], nodes[0])
  const rob = inDebriefing(team[1], nodes[1])
  const teaching = inDebriefing(eda, nodes[1], { room })
  const pages = [ann, rob, teaching]
  await vi.waitFor(() => {
    ann.move(1000, { speed: 4 })
    for (const page of pages) expect(page.heard.at(-1)).toMatchObject({ run, at: 1000, speed: 4 })
  }, patience)
  expect(Math.abs((rob.heard.at(-1)?.setAt ?? 0) - Date.now())).toBeLessThan(60_000)

  // Neither who follows, nor who teaches while the Provider leads, nor nonsense, nor another run.
  rob.move(2000)
  teaching.move(2000)
  ann.move(2000, { speed: 3 })
  ann.move(Number.NaN)
  const alsoAnn = inDebriefing(team[0], nodes[0])
  alsoAnn.move(1e308)
  ann.move(2000, { run: 9 })
  ann.move(3000)
  await vi.waitFor(() => expect(pages.map(last)).toEqual([3000, 3000, 3000]), patience)
  expect(pages.flatMap(({ heard }) => heard).map(({ at }) => at)).not.toContain(2000)
  const nia = inDebriefing(team[2], nodes[1])
  await vi.waitFor(() => expect(nia.heard).toMatchObject([{ at: 3000 }]), patience)

  await letEducatorLead()
  await vi.waitFor(() => {
    ann.move(4000)
    teaching.move(5000)
    expect(pages.map(last)).toEqual([5000, 5000, 5000])
  }, patience)
  expect(nia.heard.map(({ at }) => at)).not.toContain(4000)
  expect(pages.flatMap(({ heard }) => heard).map(({ at }) => at)).not.toContain(1e308)
  for (const { socket } of [...pages, nia, alsoAnn]) socket.close()
})

test('of many moves at once, with the first words of a page, the last is where it stays, and none comes back', async () => {
  await letEducatorLead()
  const before = inDebriefing(eda, nodes[0], { room })
  before.move(10_000)
  await vi.waitFor(() => expect(last(before)).toBe(10_000), patience)
  before.socket.close()
  const rob = inDebriefing(team[1], nodes[1])
  await vi.waitFor(() => expect(rob.heard).toHaveLength(1), patience)
  const teaching = inDebriefing(eda, nodes[0], { room })
  for (let at = 10_001; at <= 10_300; at += 1) teaching.move(at)
  await vi.waitFor(() => expect(last(rob)).toBe(10_300), patience)
  const seen = rob.heard.map(({ at }) => at)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  for (const { socket } of [rob, teaching]) socket.close()
})

test('what is said again counts from when it was moved, by the age that its page tells', async () => {
  await letEducatorLead()
  const rob = inDebriefing(team[1], nodes[1])
  const teaching = inDebriefing(eda, nodes[0], { room })
  const agesOf = (at: number) => rob.heard.filter((one) => one.at === at).map(({ setAt }) => Date.now() - setAt)
  await vi.waitFor(() => {
    teaching.move(20_000)
    expect(last(rob)).toBe(20_000)
  }, patience)

  const HOUR_MS = 3_600_000
  for (const ageMs of [-1, 0.5, Number.NaN, '1', null, undefined]) teaching.move(21_000, { ageMs })
  const saidAt = Date.now()
  teaching.move(22_000, { speed: 4, ageMs: HOUR_MS })
  await vi.waitFor(() => expect(last(rob)).toBe(22_000), patience)
  const { setAt = 0 } = rob.heard.at(-1) ?? {}
  expect(setAt).toBeGreaterThanOrEqual(saidAt - HOUR_MS)
  expect(setAt).toBeLessThanOrEqual(Date.now() - HOUR_MS)
  expect(rob.heard.at(-1)).toEqual({ run, at: 22_000, speed: 4, setAt })
  expect(agesOf(21_000)).toEqual([])

  teaching.move(23_000, { speed: 1, ageMs: Number.MAX_SAFE_INTEGER })
  await vi.waitFor(() => expect(agesOf(23_000).map((ms) => Math.floor(ms / (24 * HOUR_MS)))).toEqual([7]), patience)
  for (const { socket } of [rob, teaching]) socket.close()
})

test('nobody hears it who is not of the room', async () => {
  await letEducatorLead()
  const teaching = inDebriefing(eda, nodes[0], { room })
  teaching.move(6000)
  await vi.waitFor(() => expect(last(teaching)).toBe(6000), patience)
  const strangers = [
    inDebriefing(max, nodes[0], { room }),
    inDebriefing(max, nodes[0]),
    inDebriefing(team[3], nodes[0]),
    inDebriefing(undefined, nodes[0]),
    inDebriefing(team[1], nodes[0], { room }),
  ]
  await vi.waitFor(() => {
    teaching.move(7000)
    expect(last(teaching)).toBe(7000)
    for (const { socket } of strangers) expect(socket.connected).toBe(false)
  }, patience)
  for (const { heard } of strangers) expect(heard).toEqual([])
  teaching.socket.close()
})
