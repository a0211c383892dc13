import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { HospitalSettings } from '../settings/hospital.ts'
import type { RunningNode } from '../start-node.ts'
import { allRows, freshDatabase } from '../testing/database.ts'
import { openHospital, type TestHospital, Visitor } from '../testing/hospital.ts'
import { newcomerTo, originOf, visitsTo } from '../testing/hospital-visits.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openRoomsPage } from '../testing/pages.ts'
import { makePeople, request } from '../testing/people.ts'

let hospital: TestHospital
let node: RunningNode
let come: ReturnType<typeof visitsTo>['come']
let me: ReturnType<typeof visitsTo>['me']
const newcomer = (more: object = {}) => newcomerTo(hospital, more)

beforeAll(async () => {
  hospital = await openHospital()
  node = await startQuietNode(await freshDatabase(), { hospital: hospital.settings })
  hospital.serve(originOf(node))
  ;({ come, me } = visitsTo(node))
})
afterAll(async () => {
  await node.close()
  await hospital.close()
})

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

test('a session by the hospital’s account ends twelve hours after the sign-in, however much it is used', async () => {
  const { pool, clock } = node.database
  const hours = (count: number) => new Date(clock.now() + count * 3_600_000)
  const visitor = new Visitor()
  await come(newcomer().who, visitor)
  const { uid } = await me(visitor)
  const endOf = async (uid: string) =>
    (await pool.query<{ end: Date }>('select "expiresAt" as "end" from "session" where "userId" = $1', [uid])).rows[0]
      ?.end
  const begun = await endOf(uid)
  expect(begun?.getTime()).toBeLessThanOrEqual(hours(12).getTime())
  // As ten hours later.
  const soon = hours(2)
  await pool.query('update "session" set "expiresAt" = $1 where "userId" = $2', [soon, uid])
  expect((await me(visitor)).uid).toBe(uid)
  expect(await endOf(uid)).toEqual(soon)

  const [byPassword] = await makePeople(node.database, ['bea'])
  await pool.query('update "session" set "expiresAt" = $1 where "userId" = $2', [soon, byPassword?.uid])
  await request(node, '/api/me', { cookie: byPassword?.cookie })
  expect((await endOf(byPassword?.uid ?? ''))?.getTime()).toBeGreaterThan(hours(11).getTime())
})

test('where a claim admits, another domain comes in and one without the claim does not', async () => {
  const settings: HospitalSettings = { ...hospital.settings, admits: { claim: { name: 'groups', value: 'transport' } } }
  const other = await startQuietNode(await freshDatabase(), { hospital: settings, hasPasswords: false })
  hospital.serve(originOf(node), originOf(other))
  const elsewhere = visitsTo(other)
  const one = newcomer({ email: `${randomUUID()}@elsewhere.test`, groups: ['transport'] })
  expect(await elsewhere.come(one.who)).toBe('signed in')
  expect(await elsewhere.come(newcomer().who)).toMatch(/none of the accounts/)

  const refused = await new Visitor().ask(`${originOf(other)}/api/sign-in`, '{"email":"a@b.test","password":"x"}')
  expect(refused.status).toBe(403)
  const { message }: { message?: string } = await refused.json()
  expect(message).toBe('Nobody signs in by password here. Sign in with City Hospital.')
  expect(await (await fetch(`${originOf(other)}/api/sign-in`)).json()).toEqual({
    ...{ passwords: false, hospital: 'City Hospital' },
  })
  await other.close()
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
