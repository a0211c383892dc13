import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'

let node: RunningNode
const password = 'a password of some length'
const [ann, rob] = ['ann@ward.test', 'rob@ward.test']

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  // Behind a proxy a test can come from anywhere.
  node = await startQuietNode(databaseUrl, { proxies: '127.0.0.1, ::1' })
  for (const email of [ann, rob]) await node.accounts.add(email, password)
})
beforeEach(async () => {
  await node.database.pool.query('delete from sign_in_tries')
})
afterAll(() => node.close())

interface Try {
  readonly email?: string
  readonly from?: string
  readonly tried?: string
  readonly device?: string
}

const signIn = ({ email = ann, from = '10.0.0.1', tried = password, device = '' }: Try = {}) =>
  fetch(`http://localhost:${node.port}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie: device },
    body: JSON.stringify({ email, password: tried }),
  })
const guess = async (one: Try = {}) => (await signIn({ ...one, tried: 'a guess' })).status

/** The cookie of a device that somebody has signed in with. */
async function deviceOf(email: string, device = ''): Promise<string> {
  const cookies = (await signIn({ email, device })).headers.getSetCookie()
  return cookies.find((cookie) => cookie.includes('trainer.device='))?.split(';')[0] ?? ''
}

/** As if everything that is counted had been tried far too often. */
const exhaust = () => node.database.pool.query('update sign_in_tries set tries = 1000')

test('however many addresses guess at one account, few guesses are tried, and its owner still gets in', async () => {
  const device = await deviceOf(ann)
  const statuses: number[] = []
  for (let index = 0; index < 60; index++) statuses.push(await guess({ from: `10.0.${index % 6}.1` }))
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)

  expect((await signIn({ from: '10.9.9.9', device })).status).toBe(200)
  const stranger = await signIn({ from: '10.9.9.9' })
  expect(stranger.status).toBe(429)
  expect(await stranger.json()).toEqual({ message: expect.stringMatching(/^Too many tries\. Wait \d+ minutes/) })
  expect((await signIn({ from: '10.9.9.9', email: rob })).status).toBe(200)
})

test('who has guessed too much from an address locks no known device out behind it', async () => {
  const device = await deviceOf(ann)
  for (const email of ['one@ward.test', ann]) await guess({ email })
  await exhaust()
  expect((await signIn({ device })).status).toBe(200)
  expect((await signIn()).status).toBe(429)
})

test('a device has a budget of its own, for the accounts that signed in with it', async () => {
  const device = await deviceOf(ann)
  for (let tries = 0; tries < 10; tries++) expect(await guess({ device })).toBe(401)
  expect(await guess({ device })).toBe(429)
  // Nobody else pays for it.
  expect((await signIn()).status).toBe(200)

  const shared = await deviceOf(rob, await deviceOf(ann))
  await guess({ email: rob })
  await guess()
  await exhaust()
  for (const email of [ann, rob]) expect((await signIn({ email, device: shared })).status).toBe(200)
})

test('a forged cookie, or one of another account, is none', async () => {
  const device = await deviceOf(rob)
  await guess()
  await exhaust()
  const [name = '', value = ''] = device.split('=')
  const forged = ['', 'x', value.slice(0, -1), `${value}x`, value.replace(/^./, '_'), 'a.b.c', '..']
  for (const other of [device, ...forged.map((one) => `${name}=${one}`)]) {
    expect((await signIn({ device: other })).status, other).toBe(429)
  }
})

test('addresses of one IPv6 network are one address', async () => {
  for (let tries = 0; tries < 10; tries++) expect(await guess({ from: `2001:db8:0:1::${tries + 1}` })).toBe(401)
  expect(await guess({ from: '2001:db8:0:1:ffff::1' })).toBe(429)
  expect(await guess({ from: '2001:db8:0:2::1' })).toBe(401)
  for (let tries = 0; tries < 10; tries++) expect(await guess({ email: rob, from: '10.0.0.1' })).toBe(401)
  expect(await guess({ email: rob, from: '::ffff:10.0.0.1' })).toBe(429)
})

test('what is counted names nobody, and who knows the password has not guessed', async () => {
  expect(await guess({ email: 'secret@ward.test' })).toBe(401)
  expect((await signIn()).status).toBe(200)
  const { rows } = await node.database.pool.query<{ key: string; tries: number }>(
    'select key, tries from sign_in_tries',
  )
  expect(rows.map(({ key }) => key).join()).not.toMatch(/ward|10\.0/)
  expect(rows.map(({ tries }) => tries).toSorted()).toEqual([0, 1, 1, 1])
})
