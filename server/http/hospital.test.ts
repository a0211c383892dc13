import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { HospitalSettings } from '../settings/hospital.ts'
import type { RunningNode } from '../start-node.ts'
import { allRows, freshDatabase } from '../testing/database.ts'
import { OTHER, openHospital, type TestHospital, Visitor } from '../testing/hospital.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openRoomsPage } from '../testing/pages.ts'

let hospital: TestHospital
let node: RunningNode
let databaseUrl: string
const HOUR_MS = 3_600_000

beforeAll(async () => {
  hospital = await openHospital()
  databaseUrl = await freshDatabase()
  node = await startQuietNode(databaseUrl, { hospital: hospital.settings })
  hospital.serve(originOf(node))
})
beforeEach(() => {
  hospital.setAway(false)
  hospital.setClock(0)
  hospital.tellInstead(null)
})
afterAll(async () => {
  await node.close()
  await hospital.close()
})

const originOf = ({ port }: Pick<RunningNode, 'port'>) => `http://localhost:${port}`

/** Somebody whom the hospital knows, with an address of their own. */
function newcomer(more: object = {}): { who: string; email: string } {
  const who = `staff-${randomUUID()}`
  const email = `${who}@hospital.test`
  hospital.known.set(who, { email, email_verified: true, groups: [], ...more })
  return { who, email }
}

async function begin(visitor: Visitor, at = node): Promise<string> {
  const response = await visitor.ask(`${originOf(at)}/api/sign-in/hospital`, '{}')
  const { address }: { address?: string } = await response.json()
  expect(response.status).toBe(200)
  return address ?? ''
}

/** Where somebody lands who signs in, or in words why they are not in. */
async function come(who: string, visitor = new Visitor(), at = node): Promise<string> {
  const back = await visitor.signInThere(await begin(visitor, at), who)
  return land(visitor, back.href)
}

async function land(visitor: Visitor, back: string): Promise<string> {
  const before = await sessions()
  const response = await visitor.ask(back)
  expect(response.status).toBe(302)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const to = new URL(response.headers.get('location') ?? '', back)
  if (to.search === '?signed-in') return 'signed in'
  expect(visitor.cookieFor(to.origin)).not.toContain('session_token')
  // Who was in before may be out by it, but nobody is in who was not.
  expect(before).toEqual(expect.arrayContaining(await sessions()))
  const told: { problem?: string } = await (await visitor.ask(`${to.origin}/api/sign-in${to.search}`)).json()
  return told.problem ?? to.href
}

/** Of everybody, by their numbers. */
async function sessions(): Promise<string[]> {
  const { rows } = await node.database.pool.query<{ id: string }>('select id from "session"')
  return rows.map(({ id }) => id)
}

const me = async (visitor: Visitor) => (await visitor.ask(`${originOf(node)}/api/me`)).json()

/** What nobody may change who is not let in: a sign-in that is under way, and how often one is tried, are no people. */
const stored = () => allRows(node.database, { without: ['verification', 'sign_in_tries'] })

test('who is admitted has an account from the first sign-in on, and the same one later', async () => {
  const { who, email } = newcomer()
  const [phone, laptop] = [new Visitor(), new Visitor()]
  expect(await come(who, phone)).toBe('signed in')
  expect(await me(phone)).toMatchObject({ email, name: who, roleId: null, isEducator: false })
  expect(await come(who, laptop)).toBe('signed in')
  expect((await me(laptop)).uid).toBe((await me(phone)).uid)
  expect((await node.users.list()).filter((one) => one.email === email)).toMatchObject([{ status: true }])

  const { rows } = await node.database.pool.query(
    'select "accessToken", "refreshToken", "idToken", scope, password from account where "userId" = $1',
    [(await me(phone)).uid],
  )
  expect(rows).toEqual([{ accessToken: null, refreshToken: null, idToken: null, scope: null, password: null }])
})

test('the sign-in ends as every other: by our log-out, and the provider’s own is offered', async () => {
  const visitor = new Visitor()
  await come(newcomer().who, visitor)
  const ways = async (who: Visitor) => (await who.ask(`${originOf(node)}/api/sign-in`)).json()
  expect((await visitor.ask(`${originOf(node)}/api/log-out`, JSON.stringify({ id: randomUUID() }))).status).toBe(200)
  expect((await visitor.ask(`${originOf(node)}/api/me`)).status).toBe(401)
  const endSession = `${hospital.issuer}/session/end?client_id=trainer`
  expect(await ways(visitor)).toEqual({ passwords: true, hospital: 'City Hospital', endSession })
  expect(await ways(new Visitor())).toEqual({ passwords: true, hospital: 'City Hospital' })
})

test('an account that is there already is theirs by its verified address, and its password goes on', async () => {
  const { who, email } = newcomer()
  hospital.known.set(who, { email: email.toUpperCase(), email_verified: true })
  const uid = await node.accounts.add(email, 'a password of some length')
  const visitor = new Visitor()
  expect(await come(who, visitor)).toBe('signed in')
  expect(await me(visitor)).toMatchObject({ uid, email })
  const byPassword = await new Visitor().ask(
    `${originOf(node)}/api/sign-in`,
    JSON.stringify({ email, password: 'a password of some length' }),
  )
  expect(byPassword.status).toBe(200)
})

const refusals: readonly (readonly [name: string, known: object, told: RegExp])[] = [
  ['of another domain', { email: 'ann@elsewhere.test' }, /none of the accounts that may use this trainer/],
  ['of a domain below', { email: 'ann@x.hospital.test' }, /none of the accounts that may use this trainer/],
  ['whose address is not verified', { email_verified: false }, /does not say that your e-mail address is verified/],
  [
    'of whose address nothing is said',
    { email_verified: undefined },
    /does not say that your e-mail address is verified/,
  ],
  ['without an address', { email: undefined }, /did not tell an e-mail address/],
  ['with the address of a guest', { email: 'x@guest.invalid' }, /did not tell an e-mail address/],
]
test.each(refusals)('somebody %s gets a sentence, and nothing is stored', async (_, known, told) => {
  const { who } = newcomer(known)
  const before = await stored()
  expect(await come(who)).toMatch(told)
  expect(await stored()).toEqual(before)
})

test('an address that is not verified opens no account that is there, and one that is somebody’s no second time', async () => {
  const { who, email } = newcomer()
  await node.accounts.add(email, 'a password of some length')
  hospital.known.set(who, { email, email_verified: false })
  const before = await stored()
  expect(await come(who)).toMatch(/is verified/)
  expect(await stored()).toEqual(before)

  const first = newcomer()
  expect(await come(first.who)).toBe('signed in')
  const heir = newcomer({ email: first.email })
  const then = await stored()
  expect(await come(heir.who)).toMatch(/belongs to somebody else’s sign-in/)
  expect(await stored()).toEqual(then)

  // Once that account is removed, the address is the heir's, and nothing of who had it before.
  const known = (await node.users.list()).find(({ email }) => email === first.email)
  expect(await node.accounts.remove(known?.uid ?? '')).toMatchObject({ ok: true })
  const visitor = new Visitor()
  expect(await come(heir.who, visitor)).toBe('signed in')
  expect((await me(visitor)).uid).not.toBe(known?.uid)
  expect(await come(first.who)).toMatch(/belongs to somebody else’s sign-in/)
})

test('who is not admitted any more is signed out everywhere', async () => {
  const { who } = newcomer()
  const visitor = new Visitor()
  expect(await come(who, visitor)).toBe('signed in')
  hospital.known.set(who, { email: 'gone@elsewhere.test', email_verified: true })
  expect(await come(who)).toMatch(/none of the accounts/)
  expect((await visitor.ask(`${originOf(node)}/api/me`)).status).toBe(401)
})

test('who teaches is what the provider says at each sign-in, and pages that are open heed it at once', async () => {
  const { who, email } = newcomer({ groups: ['nurses', 'educators'] })
  const visitor = new Visitor()
  expect(await come(who, visitor)).toBe('signed in')
  expect(await me(visitor)).toMatchObject({ isEducator: true })
  const rooms = await openRoomsPage(node, { cookie: visitor.cookieFor(originOf(node)) })
  const told: string[] = []
  rooms.socket.onAny((event: string) => told.push(event))
  expect(rooms.socket.connected).toBe(true)

  hospital.known.set(who, { email, email_verified: true, groups: ['nurses'] })
  expect(await come(who)).toBe('signed in')
  expect(await me(visitor)).toMatchObject({ isEducator: false })
  await vi.waitFor(() => expect(!rooms.socket.connected || told.includes('gone')).toBe(true), 60_000)
  rooms.close()
})

test('where a claim admits, another domain comes in and one without the claim does not', async () => {
  const settings: HospitalSettings = { ...hospital.settings, admits: { claim: { name: 'groups', value: 'transport' } } }
  const other = await startQuietNode(await freshDatabase(), { hospital: settings, hasPasswords: false })
  hospital.serve(originOf(node), originOf(other))
  const one = newcomer({ email: `${randomUUID()}@elsewhere.test`, groups: ['transport'] })
  expect(await come(one.who, new Visitor(), other)).toBe('signed in')
  expect(await come(newcomer().who, new Visitor(), other)).toMatch(/none of the accounts/)

  const refused = await new Visitor().ask(`${originOf(other)}/api/sign-in`, '{"email":"a@b.test","password":"x"}')
  expect(refused.status).toBe(403)
  const { message }: { message?: string } = await refused.json()
  expect(message).toBe('Nobody signs in by password here. Sign in with City Hospital.')
  expect(await (await fetch(`${originOf(other)}/api/sign-in`)).json()).toEqual({
    ...{ passwords: false, hospital: 'City Hospital' },
  })
  await other.close()
})

test('a provider that is away is told of, at the start and on the way back', async () => {
  const { who } = newcomer()
  const visitor = new Visitor()
  const back = await visitor.signInThere(await begin(visitor), who)
  hospital.setAway(true)
  expect(await land(visitor, back.href)).toMatch(/City Hospital cannot be reached just now/)
  const refused = await new Visitor().ask(`${originOf(node)}/api/sign-in/hospital`, '{}')
  expect(refused.status).toBe(503)
  const { message }: { message?: string } = await refused.json()
  expect(message).toMatch(/City Hospital cannot be reached just now/)
  hospital.setAway(false)
  expect(await come(who)).toBe('signed in')
})

test.each([
  ['behind', -2 * HOUR_MS],
  ['ahead', 2 * HOUR_MS],
])('a clock that is far %s is told of', async (_, aheadMs) => {
  const { who } = newcomer()
  hospital.setClock(aheadMs)
  expect(await come(who)).toMatch(/clocks of City Hospital and of this trainer/)
  hospital.setClock(0)
  expect(await come(who)).toBe('signed in')
})

test('a key that was changed is told of, and known at the next try', async () => {
  const { who } = newcomer()
  expect(await come(who)).toBe('signed in')
  hospital.rotateKeys()
  expect(await come(who)).toMatch(/could not be verified: it may have new keys/)
  expect(await come(who)).toBe('signed in')
})

test('a token that is meant for another application is not taken', async () => {
  const { who } = newcomer()
  const [visitor, elsewhere] = [new Visitor(), new Visitor()]
  const address = await begin(visitor)
  const back = await visitor.signInThere(address, who)
  // The same person, and as our own request wants it but for whom it is for.
  const verifier = randomBytes(32).toString('base64url')
  const wanted = new URL(address)
  wanted.searchParams.set('client_id', OTHER.client_id)
  wanted.searchParams.set('redirect_uri', OTHER.redirect_uris[0] ?? '')
  wanted.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
  const code = (await elsewhere.signInThere(wanted.href, who)).searchParams.get('code') ?? ''
  hospital.tellInstead(await hospital.tokenOfOther(code, verifier))
  expect(await land(visitor, back.href)).toMatch(/was meant for another application/)
})

test('what comes back a second time, or to another browser, opens nothing', async () => {
  const { who } = newcomer()
  const visitor = new Visitor()
  const back = await visitor.signInThere(await begin(visitor), who)
  const [thief, late] = [new Visitor(), new Visitor()]
  await begin(late)
  for (const other of [thief, late]) expect(await land(other, back.href)).toMatch(/began in another browser/)
  expect(await land(visitor, back.href)).toBe('signed in')

  expect(await land(new Visitor(), back.href)).toMatch(/has been used already/)
  expect(await land(new Visitor(), `${originOf(node)}/auth/callback/hospital?code=x`)).toMatch(/has been used already/)
  const forged = `${originOf(node)}/auth/callback/hospital?code=x&state=made-up`
  expect(await land(new Visitor(), forged)).toMatch(/has been used already/)
})

test('whom the provider does not sign in is told so', async () => {
  expect(await come('nobody-there')).toMatch(/City Hospital did not sign you in/)
})

test('who begins again and again has to wait', async () => {
  const ask = () => new Visitor().ask(`${originOf(node)}/api/sign-in/hospital`, '{}')
  expect((await ask()).status).toBe(200)
  await node.database.pool.query('update sign_in_tries set tries = 1000')
  const slowed = await ask()
  expect(slowed.status).toBe(429)
  await node.database.pool.query('delete from sign_in_tries')
})
