import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../settings/config.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { createApp } from './app.ts'

let bare: RunningNode
let behind: RunningNode
const email = 'ann@ward.test'
const password = 'a password of some length'

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  bare = await startQuietNode(databaseUrl)
  behind = await startQuietNode(databaseUrl, { proxies: readConfig({ TRUST_PROXY: '127.0.0.1, ::1' }, []).proxies })
  await bare.accounts.add(email, password)
})
afterAll(() => Promise.all([bare.close(), behind.close()]))

const post = (node: RunningNode, path: string, body: object, headers: Record<string, string>) =>
  fetch(`http://localhost:${node.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const signIn = (node: RunningNode, forwarded: string, tried = password) =>
  post(node, '/api/sign-in', { email, password: tried }, { 'x-forwarded-for': forwarded })

test('behind a proxy each person has their own address, which they cannot choose', async () => {
  for (let tries = 0; tries < 10; tries++) {
    const guess = await signIn(behind, `10.9.9.${tries}, 10.1.1.1`, 'guess')
    expect(guess.status).toBe(401)
  }
  expect((await signIn(behind, '10.9.9.9, 10.1.1.1')).status).toBe(429)
  expect((await signIn(behind, '10.2.2.2')).status).toBe(200)
})

test('without one, what a request says of its address counts for nothing', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await signIn(bare, `10.3.3.${tries}`, 'guess')).status).toBe(401)
  expect((await signIn(bare, '10.4.4.4')).status).toBe(429)
  expect((await signIn(behind, '10.4.4.4')).status).toBe(200)
})

test('behind a proxy cookies travel by https only, from the first to the last', async () => {
  const set = (await signIn(behind, '10.5.5.5')).headers.get('set-cookie') ?? ''
  expect(set).toMatch(/^__Secure-.*; HttpOnly; Secure/)
  const [cookie = ''] = set.split(';')
  const me = await fetch(`http://localhost:${behind.port}/api/me`, { headers: { cookie } })
  expect(await me.json()).toMatchObject({ email })

  const left = await post(behind, '/api/log-out', { id: 'log-out-1' }, { cookie })
  expect(left.status).toBe(200)
  expect(left.headers.get('set-cookie')).toMatch(/^__Secure-[^;]*=;.*; Max-Age=0; Secure$/)
})

test.each(['1', 'true', '10.0.0.1, ', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.ward.test'])(
  'TRUST_PROXY=%s is refused with a sentence',
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value }, [])).toThrow(
      `TRUST_PROXY must be addresses of proxies with commas in between, such as 10.0.0.5 or 10.0.0.0/24; it is "${value}".`,
    )
  },
)

test.each(['10.0.0.5', '10.0.0.0/24,fd00::/8', '::1, 127.0.0.1'])('TRUST_PROXY=%s is taken', async (value) => {
  const { proxies } = readConfig({ TRUST_PROXY: value }, [])
  expect(proxies).toBe(value)
  const app = await createApp({ webDir: '', logLevel: 'silent', proxies })
  await app.close()
})

test('nobody is trusted unless it is asked for', () => {
  expect(readConfig({}, []).proxies).toBeUndefined()
  expect(readConfig({ TRUST_PROXY: '' }, []).proxies).toBeUndefined()
})
