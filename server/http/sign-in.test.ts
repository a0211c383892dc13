import { createHook } from 'node:async_hooks'
import { once } from 'node:events'
import { get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'

let node: RunningNode
const email = 'ann@ward.test'
const password = 'a password of some length'

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  node = await startQuietNode(databaseUrl)
  await node.accounts.add(email, password)
})
afterAll(() => node.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${node.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const statusOf = async () => (await node.users.list()).find((user) => user.email === email)?.status

test('the right pair signs in, sets the status and a cookie that scripts cannot read', async () => {
  const response = await post('/api/sign-in', { email: 'Ann@Ward.test', password })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ email, message: 'Login Successfully' })
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i)
  expect(await statusOf()).toBe(true)
})

test('logging out ends the session on the server and clears the cookie', async () => {
  const cookie = (await post('/api/sign-in', { email, password })).headers.get('set-cookie')?.split(';')[0] ?? ''
  const me = () => fetch(`http://localhost:${node.port}/api/me`, { headers: { cookie } })
  expect(await (await me()).json()).toMatchObject({ email, roleId: null })

  const response = await post('/api/log-out', { id: 'log-out-1' }, { cookie })
  expect(await response.json()).toEqual({ message: 'Status Updated Successfully' })
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await statusOf()).toBe(false)
  expect((await me()).status).toBe(401)
})

test('a log-out with an id used before ends the session it comes from, and says so only then', async () => {
  const signIn = async () =>
    (await post('/api/sign-in', { email, password })).headers.get('set-cookie')?.split(';')[0] ?? ''
  const me = (cookie: string) => fetch(`http://localhost:${node.port}/api/me`, { headers: { cookie } })
  const logOut = (cookie: string) => post('/api/log-out', { id: 'the-same-id' }, { cookie })
  for (let times = 0; times < 2; times++) {
    const cookie = await signIn()
    expect((await me(cookie)).status).toBe(200)
    expect((await logOut(cookie)).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
    expect((await logOut(cookie)).status).toBe(401)
  }

  const cookie = await signIn()
  const statuses = (await Promise.all([logOut(cookie), logOut(cookie)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 401])
})

test('a wrong password and an unknown e-mail get the same answer, for the same work', async () => {
  // What takes most of it, as Node tells of it.
  let hashes = 0
  const hook = createHook({ init: (_, kind) => void (kind === 'SCRYPTREQUEST' && hashes++) }).enable()
  const tried = async (address: string) => {
    hashes = 0
    const response = await post('/api/sign-in', { email: address, password: 'not the password' })
    return { status: response.status, body: await response.json(), hashes }
  }
  const wrong = await tried(email)
  const unknown = await tried('nobody@ward.test')
  hook.disable()
  const refused = { status: 401, body: { message: "Email or Password Doesn't Match" } }
  expect(wrong).toMatchObject(refused)
  expect(unknown).toMatchObject(refused)
  // Without it the unknown address would answer many times faster.
  expect([wrong.hashes, unknown.hashes]).toEqual([1, 1])
})

test.each([
  ['no fields', {}],
  ['an empty e-mail', { email: ' ', password }],
  ['an empty password', { email, password: '' }],
  ['an extra field', { email, password, roleId: 0 }],
  ['something else', ['x']],
])('%s is refused with a sentence', async (_, body) => {
  const response = await post('/api/sign-in', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: 'Enter your e-mail and your password.' })
})

test.each([
  ['a NUL', 'ann@ward.test\u0000'],
  ['half a character', 'ann\uD800@ward.test'],
])('an e-mail with %s is an unknown one', async (_, address) => {
  const response = await post('/api/sign-in', { email: address, password })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: "Email or Password Doesn't Match" })
})

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['a site that looks alike', { origin: 'http://localhost.evil.test' }],
  ['a form on another site', { 'sec-fetch-site': 'cross-site' }],
])('a request from %s is refused', async (_, headers) => {
  expect((await post('/api/sign-in', { email, password }, headers)).status).toBe(403)
})

test('a body that cannot be read gets a sentence', async () => {
  const response = await fetch(`http://localhost:${node.port}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: 'That request could not be read.' })
})

test('guessing is slowed down for that account and address, and for no other account', async () => {
  const guess = () => post('/api/sign-in', { email: 'guessed@ward.test', password: 'guess' })
  for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401)
  const slowed = await guess()
  expect(slowed.status).toBe(429)
  expect(await slowed.json()).toEqual({ message: expect.stringMatching(/^Too many tries\. Wait \d minutes/) })
  expect((await post('/api/sign-in', { email, password })).status).toBe(200)
})

const strangers = [
  ['no session', {}, 401],
  ['a forged session', { cookie: 'trainer.session_token=abc.def' }, 401],
  ['another origin', { origin: 'https://evil.test' }, 403],
  ['no origin of its own', { origin: 'null' }, 403],
] as const

test.each(strangers)('long polling is refused with %s', async (_, headers, status) => {
  const response = await fetch(`http://localhost:${node.port}/live/?EIO=4&transport=polling`, { headers })
  expect(response.status).toBe(status)
})

test.each(strangers)('a connection is not upgraded with %s', async (_, headers, status) => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x',
  }
  const refused = await new Promise((resolve, reject) => {
    const path = '/live/?EIO=4&transport=websocket'
    const request = get({ host: 'localhost', port: node.port, path, headers: { ...upgrade, ...headers } })
    request.on('response', (response) => resolve(response.statusCode))
    request.on('upgrade', () => reject(new Error('it was upgraded')))
    request.on('error', reject)
  })
  expect(refused).toBe(status)
})

test('whoever reaches a node that is just starting finds the demo accounts there', async () => {
  const databaseUrl = await freshDatabase()
  const port = await freePort()
  const starting = startQuietNode(databaseUrl, { port, demoPassword: password })
  const signIn = () =>
    fetch(`http://localhost:${port}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'educator@demo.local', password }),
    })
  let first: Response | null = null
  while (!first) first = await signIn().catch(() => null)
  expect(await first.json()).toMatchObject({ email: 'educator@demo.local', isEducator: true })
  await (await starting).close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
