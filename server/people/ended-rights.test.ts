import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { idealChoices } from '#case/testing/walk-choices.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { joinAs, makeEducator, makePeople, type Person, request } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'
import { runProgram } from '../testing/programs.ts'
import type { Channel } from './channels.ts'

let databaseUrl: string
let nodes: [RunningNode, RunningNode]
let owner: Person
let eda: Person
let una: Person
let rob: Pick<Person, 'uid' | 'cookie'>
let room: string
let count = 0

beforeAll(async () => {
  databaseUrl = await freshDatabase()
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
  rob = await joinAs(nodes[0], code, 'Rob')
  ;[una = owner] = await makePeople(nodes[0].database, [`una${count}`])
  expect(await request(nodes[0], '/api/join', { cookie: una.cookie, body: { code } })).toMatchObject({ status: 200 })
  const uids = [(await joinAs(nodes[0], code, 'Ann')).uid, rob.uid, una.uid]
  await walkIn(nodes[0].database, { room, uids }, (walk) => walk.toReport(idealChoices))
})

type Opener = 'teammate' | 'educator'
interface KindOfPage {
  readonly auth: () => object
  readonly of: readonly [Opener, ...Opener[]]
}

/** A channel without a kind of page, or a kind that nobody opens, does not compile. */
const kindsAt = {
  '/': { page: { auth: () => ({}), of: ['teammate', 'educator'] } },
  '/rooms': { rooms: { auth: () => ({}), of: ['educator'] } },
  '/console': {
    console: { auth: () => ({ room }), of: ['educator'] },
    projector: { auth: () => ({ room, part: 'projector' }), of: ['educator'] },
  },
  '/debriefing': {
    debriefing: { auth: () => ({}), of: ['teammate'] },
    'led debriefing': { auth: () => ({ room }), of: ['educator'] },
  },
} as const satisfies { readonly [C in Channel]: { readonly [kind: string]: KindOfPage } }
type Kind = { [C in Channel]: keyof (typeof kindsAt)[C] }[Channel]

const kinds: readonly (KindOfPage & { readonly at: string; readonly kind: Kind })[] = Object.entries(kindsAt).flatMap(
  ([at, ofChannel]) =>
    Object.entries<KindOfPage>(ofChannel).map(([kind, page]) => ({ at, kind: kind as Kind, ...page })), // as they are above
)
const allOf = (opener: Opener): Kind[] => kinds.flatMap(({ of, kind }) => (of.includes(opener) ? kind : []))

/** A page of each kind on either node, open and let in. */
async function openAll(who: Pick<Person, 'cookie'>, opener: Opener) {
  const wanted = kinds.filter(({ of }) => of.includes(opener))
  const pages = wanted.flatMap(({ kind, at, auth }) =>
    nodes.map(({ port }) => {
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
  const all = allOf('teammate')
  const ways: readonly (readonly [string, () => unknown, readonly Kind[]])[] = [
    ['who is signed out', () => nodes[0].users.signOut(rob.uid), all],
    ['whose session expires', () => expire(rob), all],
    ['whose seat is freed', () => order({ kind: 'move-person', uid: rob.uid, roleId: null }), ['debriefing']],
    ['who is taken out of the room', () => lead('take-out', { uid: rob.uid }), all],
    ['whose room ends', () => lead('end', {}), all],
  ]
  test.each(ways)('%s, these pages are over', async (_, end, over) => {
    const pages = await openAll(rob, 'teammate')
    await end()
    await expectOver(pages, over)
  })
})

describe('of a teammate with an account', () => {
  const ways: readonly (readonly [string, () => unknown])[] = [
    ['whose password is changed', () => administer('password', una.email, 'a password that is new')],
    ['whose account is removed', () => administer('remove', una.email)],
  ]
  test.each(ways)('%s, all pages are over', async (_, end) => {
    const pages = await openAll(una, 'teammate')
    await end()
    await expectOver(pages, allOf('teammate'))
  })
})

describe('of an educator', () => {
  const all = allOf('educator')
  const ofTheRoom: readonly Kind[] = ['console', 'projector', 'led debriefing']
  const ways: readonly (readonly [string, () => unknown, readonly Kind[]])[] = [
    ['who is signed out', () => nodes[0].users.signOut(eda.uid), all],
    ['whose session expires', () => expire(eda), all],
    ['whose password is changed', () => administer('password', eda.email, 'a password that is new'), all],
    ['whose account is removed', () => administer('remove', eda.email), all],
    ['who does not lead the room any more', () => lead('educators', { email: eda.email, isAdded: false }), ofTheRoom],
    ['who is no educator any more', () => nodes[0].educators.setEducator(eda.uid, false), ['rooms', ...ofTheRoom]],
    ['whose room ends', () => lead('end', {}), ofTheRoom],
  ]
  test.each(ways)('%s, these pages are over', async (_, end, over) => {
    const pages = await openAll(eda, 'educator')
    await end()
    await expectOver(pages, over)
  })
})

const expire = ({ uid }: Pick<Person, 'uid'>) =>
  nodes[0].database.pool.query(`update "session" set "expiresAt" = now() where "userId" = $1`, [uid])

/** From a process of its own. */
const administer = async (...words: readonly string[]) =>
  expect(await runProgram(databaseUrl, 'users', ...words)).toMatchObject({ code: 0 })

const order = async (asked: object) => {
  const { run } = (await nodes[0].rooms.current(room)).loop.state
  await lead('command', { ...asked, id: randomUUID(), run })
}
