import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { idealChoices } from '#case/testing/walk-choices.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

let nodes: [RunningNode, RunningNode]
let owner: Person
let eda: Person
let rob: Pick<Person, 'uid' | 'cookie'>
let room: string
let count = 0

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  nodes = [await startQuietNode(databaseUrl), await startQuietNode(databaseUrl)]
  owner = await makeEducator(nodes[0], 'owner')
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const lead = async (path: string, body: object) => {
  const { status, text } = await request(nodes[0], `/api/rooms/${room}/${path}`, { cookie: owner.cookie, body })
  expect(status, text).toBe(200)
}

/** A team at its debriefing, and a second educator of its room. */
beforeEach(async () => {
  const settings = { keepDays: 0, hasReportLink: false, hasWatchers: true }
  const { body } = await request(nodes[0], '/api/rooms', { cookie: owner.cookie, body: { name: 'Team', settings } })
  const [{ id, code }] = body.rooms
  room = id
  eda = await makeEducator(nodes[0], `eda${++count}`)
  await lead('educators', { email: eda.email, isAdded: true })
  const team = []
  for (const name of ['Ann', 'Rob', 'Nia']) team.push(await joinAs(nodes[0], code, name))
  rob = team[1] ?? owner
  const uids = team.map(({ uid }) => uid)
  await walkIn(nodes[0].database, { room, uids }, (walk) => walk.toReport(idealChoices))
})

const kinds = {
  page: { at: '/', auth: () => ({}) },
  rooms: { at: '/rooms', auth: () => ({}) },
  console: { at: '/console', auth: () => ({ room }) },
  projector: { at: '/console', auth: () => ({ room, part: 'projector' }) },
  debriefing: { at: '/debriefing', auth: () => ({}) },
  'led debriefing': { at: '/debriefing', auth: () => ({ room }) },
} as const
type Kind = keyof typeof kinds

/** A page of each kind on either node, open and let in. */
async function openAll(who: Pick<Person, 'cookie'>, wanted: readonly Kind[]) {
  const pages = wanted.flatMap((kind) =>
    nodes.map(({ port }) => {
      const { at, auth } = kinds[kind]
      const socket = io(`http://localhost:${port}${at}`, {
        ...{ path: '/live', transports: ['websocket'], forceNew: true, reconnection: false, auth: auth() },
        extraHeaders: { cookie: who.cookie },
      })
      const told: string[] = []
      socket.onAny((event: string) => told.push(event))
      return { kind, socket, told }
    }),
  )
  await vi.waitFor(() => expect(pages.every(({ socket }) => socket.connected)).toBe(true), 60_000)
  return pages
}

const isOver = ({ socket, told }: { socket: Socket; told: readonly string[] }) =>
  !socket.connected || told.includes('gone')

/** After each of them these pages are over, on both nodes; the others go on. */
async function expectOver(pages: Awaited<ReturnType<typeof openAll>>, over: readonly Kind[]): Promise<void> {
  await vi.waitFor(() => expect(new Set(pages.filter(isOver).map(({ kind }) => kind))).toEqual(new Set(over)), 60_000)
  await vi.waitFor(
    () => expect(pages.filter((page) => over.includes(page.kind) && !isOver(page)).map(({ kind }) => kind)).toEqual([]),
    60_000,
  )
  for (const { socket } of pages) socket.close()
}

describe('of a teammate', () => {
  const all = ['page', 'debriefing'] as const
  const ways: readonly (readonly [string, () => unknown, readonly Kind[]])[] = [
    ['who is signed out', () => nodes[0].users.signOut(rob.uid), all],
    ['whose session expires', () => expire(rob), all],
    ['whose seat is freed', () => order({ kind: 'move-person', uid: rob.uid, roleId: null }), ['debriefing']],
    ['who is taken out of the room', () => lead('take-out', { uid: rob.uid }), all],
    ['whose room ends', () => lead('end', {}), all],
  ]
  test.each(ways)('%s, these pages are over', async (_, end, over) => {
    const pages = await openAll(rob, all)
    await end()
    await expectOver(pages, over)
  })
})

describe('of an educator', () => {
  const all = ['page', 'rooms', 'console', 'projector', 'led debriefing'] as const
  const ofTheRoom = ['console', 'projector', 'led debriefing'] as const
  const ways: readonly (readonly [string, () => unknown, readonly Kind[]])[] = [
    ['who is signed out', () => nodes[0].users.signOut(eda.uid), all],
    ['whose session expires', () => expire(eda), all],
    ['who does not lead the room any more', () => lead('educators', { email: eda.email, isAdded: false }), ofTheRoom],
    ['who is no educator any more', () => nodes[0].educators.setEducator(eda.uid, false), ['rooms', ...ofTheRoom]],
    ['whose room ends', () => lead('end', {}), ofTheRoom],
  ]
  test.each(ways)('%s, these pages are over', async (_, end, over) => {
    const pages = await openAll(eda, all)
    await end()
    await expectOver(pages, over)
  })
})

const expire = ({ uid }: Pick<Person, 'uid'>) =>
  nodes[0].database.pool.query(`update "session" set "expiresAt" = now() where "userId" = $1`, [uid])

const order = async (asked: object) => {
  const { run } = (await nodes[0].rooms.current(room)).loop.state
  await lead('command', { ...asked, id: randomUUID(), run })
}
