import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, openRoomsPage } from '../testing/pages.ts'
import { makeEducator, type Person, request } from '../testing/people.ts'

let node: RunningNode
let eda: Person
const settings = { keepDays: 0, hasReportLink: false, hasWatchers: true }
const patience = 60_000

beforeAll(async () => {
  // Behind a proxy a test can come from anywhere.
  node = await startQuietNode(await freshDatabase(), { proxies: '127.0.0.1, ::1' })
  const { cookie, ...person } = await makeEducator(node, 'eda')
  eda = { ...person, cookie: `__Secure-${cookie}` }
})
afterAll(() => node.close())

/** A browser somewhere, which keeps its cookies until it drops them. */
function browser(from: string) {
  let cookies = new Map<string, string>()
  return {
    drop: () => cookies.clear(),
    /** As after hours, or in a browser that keeps only what it was told to keep long. */
    dropSession: () => {
      cookies = new Map([...cookies].filter(([name]) => name.includes('guest')))
    },
    get cookie(): string {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    async post(path: string, body: object) {
      const answer = await fetch(`http://localhost:${node.port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie: this.cookie },
        body: JSON.stringify(body),
      })
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=', 2)
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      return { status: answer.status, body: await answer.json() }
    },
    join(code: string, name: string, more: object = {}) {
      return this.post('/api/join', { code, name, ...more })
    },
    logOut() {
      return this.post('/api/log-out', { id: randomUUID() })
    },
  }
}

async function openRoom(name: string): Promise<{ id: string; code: string; linkKey: string }> {
  const opened = await request(node, '/api/rooms', { cookie: eda.cookie, body: { name, settings } })
  expect(opened.status).toBe(200)
  const board = await openRoomsPage(node, eda)
  const find = () => board.rooms.find((one) => one.name === name)
  await vi.waitFor(() => expect(find()).toBeDefined(), patience)
  board.close()
  return find() ?? { id: '', code: '', linkKey: '' }
}

const lead = (id: string, path: string, body: object) =>
  request(node, `/api/rooms/${id}/${path}`, { cookie: eda.cookie, body })
const names = async (id: string): Promise<string[]> => {
  const { rows } = await node.database.pool.query('select name from users where room = $1', [id])
  return rows.map(({ name }) => name).toSorted()
}

test('wrong codes lock nobody out who has the room’s link, or has come in with the device before', async () => {
  const school = '10.1.0.1'
  const room = await openRoom('Locked')
  const [known, guesser, fresh] = [browser(school), browser(school), browser(school)]
  expect((await known.join(room.code, 'Kim')).status).toBe(200)
  let last = 404
  for (let tries = 0; tries < 70 && last === 404; tries++) last = (await guesser.join('ZZZZZZ', 'Eve')).status
  expect(last).toBe(429)

  // Who types is asked to wait, whether the code is right, wrong, or has a wrong key.
  const [right, wrong, forged, dead] = [room.code, 'ZZZZZ2', `${room.code}#${'A'.repeat(22)}`, `ZZZZZ2#${room.linkKey}`]
  const sentences = []
  for (const code of [right, wrong, forged, dead]) {
    const { status, body } = await fresh.join(code, 'Fay')
    expect(status).toBe(429)
    sentences.push(body.message)
    expect((await fresh.post('/api/room-sign', { code })).status).toBe(429)
  }
  expect(new Set(sentences).size).toBe(1)

  known.dropSession()
  expect((await known.join(room.code, 'Kim')).status).toBe(200)
  const link = `https://trainer.test/join/${room.code}#${room.linkKey}`
  expect((await fresh.post('/api/room-sign', { code: link })).body).toMatchObject({ name: 'Locked' })
  expect((await fresh.join(link, 'Fay')).status).toBe(200)
  // With a new code the old link is a wrong code like any other.
  await lead(room.id, 'code', {})
  expect((await browser(school).join(link, 'Late')).status).toBe(429)
  expect((await browser('10.1.0.2').join(link, 'Late')).status).toBe(404)
})

test('a device that has come in pays for its own wrong codes alone, and is let back into its own room all the same', async () => {
  const [{ code }, other] = [await openRoom('Payer'), await openRoom('Not the payer’s')]
  const one = browser('10.2.0.1')
  await one.join(code, 'Pia')
  one.dropSession()
  const statuses: number[] = []
  for (let tries = 0; tries < 25; tries++) statuses.push((await one.join('ZZZZZZ', 'Pia')).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  // Whether another code is right it learns no more than whether a wrong one is.
  expect((await one.join(other.code, 'Pia')).status).toBe(429)
  expect((await one.join(code, 'Pia')).body).toMatchObject({ name: 'Pia', room: 'Payer' })
  one.dropSession()
  expect((await one.join('ZZZZZZ', 'Pia')).status).toBe(429)
  expect((await browser('10.2.0.1').join(code, 'Neighbour')).status).toBe(200)
})

test('one device is one guest, and whoever had a seat keeps it', async () => {
  const { id, code } = await openRoom('One device')
  const one = browser('10.3.0.1')
  for (const name of ['Bo', 'Cy', 'Di', 'Ed']) {
    one.dropSession()
    expect((await one.join(code, name)).status).toBe(200)
  }
  expect(await names(id)).toEqual(['Ed'])
  const page = await openPage(node.port, one)
  await page.send({ kind: 'take-role', roleId: 1 })
  page.close()
  one.dropSession()
  await one.join(code, 'Flo')
  expect(await names(id)).toEqual(['Ed', 'Flo'])
})

test('one address fills no room: others find a place, and who has gone makes room', async () => {
  const { id, code } = await openRoom('Crowded')
  const answers = []
  for (let index = 0; index < 22; index++) answers.push(await browser('10.4.0.1').join(code, `Guest ${index}`))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.at(-1)).toMatchObject({
    status: 409,
    body: { message: 'This room is full, or has just ended. Its educator can take people out.' },
  })
  expect((await browser('10.4.0.2').join(code, 'Olga')).status).toBe(200)

  await node.database.pool.query(`update users set time = $2 where room = $1 and name = 'Guest 3'`, [
    id,
    Date.now() - 3 * 60_000,
  ])
  expect((await browser('10.4.0.1').join(code, 'Late')).status).toBe(200)
  expect(await names(id)).toContain('Late')
  expect(await names(id)).not.toContain('Guest 3')
})

test('an educator takes all out who have no seat at once, but for whoever has sat down', async () => {
  const { id, code } = await openRoom('Cleared')
  const uids: string[] = []
  const ann = browser('10.5.0.1')
  for (const one of [ann, browser('10.5.0.2'), browser('10.5.0.3')])
    uids.push((await one.join(code, `Guest ${uids.length}`)).body.uid)
  const page = await openPage(node.port, ann)
  await page.send({ kind: 'take-role', roleId: 0 })
  expect(await lead(id, 'take-out', { uids })).toMatchObject({
    status: 200,
    body: { message: '2 are out of the room. Who has taken a seat meanwhile stays.' },
  })
  expect(await names(id)).toEqual(['Guest 0'])
  page.close()
})

/** Ann with a seat and a note, who has logged out. */
async function annWasHere(room: string) {
  const { id, code } = await openRoom(room)
  const ann = browser('10.6.0.1')
  const { uid }: { uid: string } = (await ann.join(code, 'Ann')).body
  const page = await openPage(node.port, ann)
  await page.send({ kind: 'take-role', roleId: 0 })
  await page.send({ kind: 'save-note', text: 'for my eyes' })
  page.close()
  expect((await ann.logOut()).status).toBe(200)
  return { id, code, ann, uid }
}

test('seat and note of who has logged out wait for the device they came with, not for whoever knows the name', async () => {
  const { code, ann, uid } = await annWasHere('Waiting seat')
  const stranger = browser('10.6.0.2')
  const refused = await stranger.join(code, 'Ann')
  expect(refused).toMatchObject({ status: 409, body: { asksBack: true } })
  expect(refused.body.message).toMatch(/^A seat or notes wait here for somebody of this name/)
  expect(stranger.cookie).toBe('')
  // Nobody has to wait for an educator: another name is as good.
  expect((await stranger.join(code, 'Anna')).body).toMatchObject({ name: 'Anna' })

  expect((await ann.join(code, 'Ann')).body.uid).toBe(uid)
  const page = await openPage(node.port, ann)
  expect(page.newest).toMatchObject({ view: { note: 'for my eyes' } })
  page.close()
})

test('who comes with another device is let back in by the educator, who sees the number on their screen', async () => {
  const { id, code, uid } = await annWasHere('Let back')
  const [phone, other] = [browser('10.6.0.3'), browser('10.6.0.4')]
  const asks = { asksBack: true }
  const waits = await phone.join(code, 'Ann', asks)
  expect(waits).toMatchObject({ status: 202, body: { waitsWith: expect.any(Number) } })
  expect(await other.join(code, 'Ann', asks)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Somebody else asks just now/) },
  })
  const board = await openRoomsPage(node, eda)
  const asking = () => board.rooms.find((one) => one.id === id)?.asking
  const number: number = waits.body.waitsWith
  await vi.waitFor(() => expect(asking()).toEqual([{ uid, name: 'Ann', number }]), patience)

  expect((await lead(id, 'let-back', { uid, number: number + 1 })).status).toBe(409)
  await phone.join(code, 'Ann', asks)
  expect((await lead(id, 'let-back', { uid, number })).status).toBe(200)
  expect((await phone.join(code, 'Ann', asks)).body).toMatchObject({ uid, name: 'Ann' })
  await vi.waitFor(() => expect(asking()).toEqual([]), patience)
  expect((await lead(id, 'let-back', { uid, number })).status).toBe(409)
  board.close()
})
