import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { readPeople, seenIn } from '../store/read-people.ts'
import { freshDatabase, tablesWith as storedIn } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl, { letGoAfterMs: 200 })
  nodes = [await start(), await start()]
  people = await makePeople(nodes[0].database, ['ann', 'rob'])
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const join = async (body: object, { cookie = '', node = 0 }: { cookie?: string; node?: 0 | 1 } = {}) => {
  const response = await fetch(`http://localhost:${nodes[node].port}/api/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const set = response.headers.get('set-cookie')
  const [session = '', device = ''] = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { status: response.status, set, cookie: session, device, body: await response.json() }
}
const open = (name: string) => nodes[0].book.open(name)

const tablesWith = (text: string) => storedIn(nodes[0].database, text)

test('who has the code comes in by name, on any node, and takes a seat in that room alone', async () => {
  const { id, code } = await open('Blue team')
  const ann = await join({ code, name: 'Ann' })
  expect(ann).toMatchObject({ status: 200, body: { email: '', name: 'Ann', room: 'Blue team' } })
  expect(ann.set).toMatch(/HttpOnly; SameSite=Lax/)
  const bob = await join({ code: ` ${code.toLowerCase()} `, name: ' Bob ' }, { node: 1 })
  expect(bob.body.name).toBe('Bob')
  const second = await join({ code: `https://trainer.test/join/${code}`, name: 'Ann' })
  expect(second.body.name).toBe('Ann 2')

  const [lead, other] = [await openPage(nodes[0].port, ann), await openPage(nodes[1].port, bob)]
  expect(await lead.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(other.newest).toMatchObject({ view: { isRunning: true } }), 60_000)
  expect(await other.send({ kind: 'take-role', roleId: 1 })).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(lead.people.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob']), 60_000)
  expect(nodes[0].loop.state.records.LiveCaseTeam).toEqual({})

  // The Provider's log-out ends only their own session here, and with the same device they are back in their seat.
  const { state } = (await nodes[0].rooms.get(id)).loop
  expect(await lead.send({ kind: 'log-out' })).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(other.people.find(({ name }) => name === 'Ann')?.isSignedIn).toBe(false), 60_000)
  expect(other.newest?.run).toBe(state.run)
  expect((await join({ code, name: 'Ann' }, { cookie: ann.device })).body.uid).toBe(ann.body.uid)
  lead.close()
  other.close()
})

test('when a room ends nothing of it is left, its guests are out, and accounts are in the open room', async () => {
  const { id, code } = await open('Green secret')
  const guest = await join({ code, name: 'Greta Planted' })
  expect((await join({ code }, people[0])).body).toMatchObject({ email: 'ann@ward.test', room: 'Green secret' })
  const [page, account] = [await openPage(nodes[0].port, guest), await openPage(nodes[1].port, people[0] ?? guest)]
  await page.send({ kind: 'take-role', roleId: 0 })
  await page.send({ kind: 'send-message', message: 'planted words' })
  const isOut = new Promise((resolve) => page.socket.once('signed-out', () => resolve('out')))
  const isMoved = new Promise((resolve) => account.socket.once('disconnect', () => resolve('moved')))
  expect(await tablesWith('planted words')).toContain('log')

  expect(await nodes[0].book.end(id)).toBe(true)
  expect(await Promise.all([isOut, isMoved])).toEqual(['out', 'moved'])
  for (const words of ['planted words', 'Greta Planted', 'Green secret', code]) {
    expect(await tablesWith(words), words).toEqual([])
  }
  // Which pages are open is forgotten a moment after they are closed.
  await vi.waitFor(async () => expect(await tablesWith(guest.body.uid)).toEqual([]), 60_000)
  expect((await join({ code, name: 'Late' })).status).toBe(404)
  const me = await fetch(`http://localhost:${nodes[0].port}/api/me`, { headers: { cookie: people[0]?.cookie ?? '' } })
  expect(await me.json()).toMatchObject({ email: 'ann@ward.test', roleId: null })
  const back = await openPage(nodes[1].port, people[0] ?? guest)
  expect(back.newest).toMatchObject({ run: nodes[0].loop.state.run })
  expect(await nodes[0].book.end(id)).toBe(false)
  back.close()
})

test('what is sent to a room that has just ended is refused with a sentence', async () => {
  const { id, code } = await open('Short')
  const guest = await join({ code, name: 'Sam' })
  const { loop } = await nodes[0].rooms.get(id)
  await nodes[0].book.end(id)
  const command = { kind: 'take-role', roleId: 0, id: 'take-a-role', run: loop.state.run }
  expect(await loop.submit({ by: 'user', uid: guest.body.uid }, command)).toMatchObject({
    refusal: { code: 'room-ended' },
  })
})

test('who holds a seat does not go elsewhere', async () => {
  onTestFinished(async () => void (await nodes[0].accounts.endCase()))
  const { code } = await open('Elsewhere')
  const page = await openPage(nodes[0].port, people[1] ?? { cookie: '' })
  await page.send({ kind: 'take-role', roleId: 1 })
  expect(await join({ code }, people[1])).toMatchObject({
    status: 409,
    body: { message: 'You hold the seat of RT here. It has to be freed first.' },
  })
  page.close()
})

test('who has an account is in their room again when they log in, and may leave it', async () => {
  const password = 'a password of some length'
  await nodes[0].accounts.add('una@ward.test', password)
  const post = (path: string, body: object, cookie = '') =>
    fetch(`http://localhost:${nodes[1].port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const logIn = async () => {
    const answer = await post('/api/sign-in', { email: 'una@ward.test', password })
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const runOf = async (cookie: string) => {
    const page = await openPage(nodes[0].port, { cookie })
    page.close()
    return page.newest?.run
  }
  const { id, code } = await open('Again')
  const { run } = (await nodes[0].rooms.get(id)).loop.state
  expect((await join({ code }, await logIn())).status).toBe(200)
  const { cookie } = await logIn()
  expect(await runOf(cookie)).toBe(run)

  expect(await (await post('/api/leave-room', {}, cookie)).json()).toEqual({ message: 'You have left the room.' })
  expect(await runOf(cookie)).toBe(nodes[0].loop.state.run)
  const guest = await join({ code, name: 'Gil' })
  expect((await post('/api/leave-room', {}, guest.cookie)).status).toBe(409)
  expect((await post('/api/leave-room', {})).status).toBe(401)
})

test('what comes late to a room that its sender has left is not done, and a seat there counts as left', async () => {
  const [nia] = await makePeople(nodes[0].database, ['nia'])
  const uid = nia?.uid ?? ''
  const { rows } = await nodes[0].database.pool.query('select id from "session" where "userId" = $1', [uid])
  const { loop } = nodes[0]
  const take = (id: string, session: string) =>
    loop.submit({ by: 'user', uid }, { kind: 'take-role', roleId: 2, id, run: loop.state.run }, { session })
  const { code } = await open('Left')
  expect((await join({ code }, nia)).status).toBe(200)
  expect(await take('take-too-late', rows[0]?.id)).toMatchObject({ refusal: { code: 'signed-out' } })

  const everywhere = await readPeople(nodes[0].database, [uid])
  expect(seenIn('open', everywhere)).toMatchObject([{ uid, isSignedIn: false }])
  expect(seenIn(everywhere[0]?.room ?? '', everywhere)).toMatchObject([{ uid, isSignedIn: true }])
})

test('from one address a room takes twenty people', async () => {
  const { code } = await open('Full')
  const all = await Promise.all(Array.from({ length: 22 }, (_, index) => join({ code, name: `Guest ${index}` })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(2)
})

test.each([
  ['no name', ''],
  ['blanks', '   '],
  ['too long a name', 'x'.repeat(41)],
  ['a control character', 'An\u0007n'],
  ['nothing to read', '\u200B\u200B'],
])('%s is refused with a sentence', async (_, name) => {
  const { code } = await open('Names')
  expect(await join({ code, name })).toMatchObject({
    status: 400,
    body: { message: 'Enter your name, up to 40 characters.' },
  })
})

test('nobody comes in under a name that others would take for somebody else', async () => {
  const { code } = await open('Posers')
  expect(await join({ code, name: 'Edu\u200Bcator' })).toMatchObject({
    status: 400,
    body: { message: 'Others would take this name for somebody else. Enter your own.' },
  })
})

test('wrong codes are slowed down, and right ones do not count', async () => {
  onTestFinished(async () => void (await nodes[0].database.pool.query('delete from sign_in_tries')))
  const { code } = await open('Guessed')
  const guest = await join({ code, name: 'Gus' })
  for (let tries = 0; tries < 5; tries++) expect((await join({ code }, guest)).status).toBe(200)
  const wrong = await join({ code: 'ZZZZZZ', name: 'Eve' })
  expect(wrong).toMatchObject({ status: 404, body: { message: 'No room is open under this code. Look at it again.' } })
  let last = 404
  for (let tries = 0; tries < 70 && last === 404; tries++)
    last = (await join({ code: 'nonsense', name: 'Eve' }, { node: 1 })).status
  expect(last).toBe(429)
})

test('a room that nobody has been in for half a day ends by itself', async () => {
  const { id } = await open('Forgotten')
  const { id: fresh } = await open('Fresh')
  await nodes[0].database.pool.query('update rooms set opened_at = $2 where id = $1', [id, Date.now() - 13 * 3_600_000])
  await nodes[0].book.endForgotten()
  const left = (await nodes[0].book.list()).map((room) => room.id)
  expect(left).toContain(fresh)
  expect(left).not.toContain(id)
})

test('a seated guest who opens the code of another room is asked, and leaves no seat taken behind', async () => {
  const [blue, green] = [await open('Blue'), await open('Green')]
  const [ann, rob] = [await join({ code: blue.code, name: 'Ann' }), await join({ code: blue.code, name: 'Rob' })]
  const pages = [await openPage(nodes[0].port, ann), await openPage(nodes[1].port, rob)] as const
  await pages[0].send({ kind: 'take-role', roleId: 0 })
  await vi.waitFor(
    async () => expect(await pages[1].send({ kind: 'take-role', roleId: 1 })).toMatchObject({ ok: true }),
    60_000,
  )
  const { loop } = await nodes[0].rooms.get(blue.id)
  const seatsLeft = async () => {
    await loop.catchUp()
    return Object.values(loop.state.records.LiveCaseTeam).map(({ roleId }) => roleId)
  }

  const asked = await join({ code: green.code, name: 'Rob' }, rob)
  expect(asked).toMatchObject({ status: 409, set: null, body: { asksToLeave: true } })
  expect(asked.body.message).toBe(
    'You are in Blue as Rob, with the seat of RT. To join Green you leave it. The seat is free then for somebody else.',
  )
  expect((await seatsLeft()).toSorted()).toEqual([0, 1])
  const moved = await join({ code: green.code, name: 'Rob', leaves: true }, { ...rob, node: 1 })
  expect(moved).toMatchObject({ status: 200, body: { room: 'Green' } })
  expect(await seatsLeft()).toEqual([0])
  // By the same name they are themselves again, not a second one.
  expect((await join({ code: blue.code, name: 'Rob' })).body).toMatchObject({ uid: rob.body.uid, name: 'Rob' })

  // A case is not left without its Provider: the seat waits.
  expect((await join({ code: green.code, name: 'Ann' }, ann)).body.message).toContain('The case needs its Provider')
  expect((await join({ code: green.code, name: 'Ann', leaves: true }, ann)).status).toBe(200)
  expect(await seatsLeft()).toEqual([0])
  // Who holds no seat leaves nothing, and is not asked.
  expect((await join({ code: blue.code, name: 'Rob' }, { cookie: moved.cookie })).status).toBe(200)
  for (const page of pages) page.close()
})
