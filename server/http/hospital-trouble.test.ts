import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { HospitalSettings } from '../settings/hospital.ts'
import type { RunningNode } from '../start-node.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase, whileLocked } from '../testing/database.ts'
import { OTHER, openHospital, type TestHospital, Visitor } from '../testing/hospital.ts'
import { goBack, newcomerTo, originOf, readProblem, visitsTo } from '../testing/hospital-visits.ts'
import { startQuietNode, TestNode } from '../testing/nodes.ts'

let hospital: TestHospital
let node: RunningNode
let visits: ReturnType<typeof visitsTo>
const HOUR_MS = 3_600_000

beforeAll(async () => {
  hospital = await openHospital()
  node = await startQuietNode(await freshDatabase(), { hospital: hospital.settings })
  hospital.serve(originOf(node))
  visits = visitsTo(node)
})
beforeEach(() => {
  hospital.setAway(false)
  hospital.setSilent(false)
  hospital.setClock(0)
  hospital.tellInstead(null)
})
afterAll(async () => {
  await node.close()
  await hospital.close()
})

const { begin, come, land } = {
  begin: (visitor: Visitor) => visits.begin(visitor),
  come: (who: string) => visits.come(who),
  land: (visitor: Visitor, back: string) => visits.land(visitor, back),
}
const newcomer = () => newcomerTo(hospital)

/** A node that is set up for this hospital in its own way. */
async function startOther(settings: Partial<HospitalSettings>): Promise<RunningNode> {
  const other = await startQuietNode(await freshDatabase(), { hospital: { ...hospital.settings, ...settings } })
  hospital.serve(originOf(node), originOf(other))
  return other
}

/** What a page reads that begins a sign-in in vain. */
async function whyNotBegun(at: RunningNode): Promise<string> {
  const refused = await new Visitor().ask(`${originOf(at)}/api/sign-in/hospital`, '{}')
  expect(refused.status).toBe(503)
  const { message }: { message?: string } = await refused.json()
  return message ?? ''
}

test('a provider that is away is told of, at the start and on the way back', async () => {
  const { who } = newcomer()
  const visitor = new Visitor()
  const back = await visitor.signInThere(await begin(visitor), who)
  hospital.setAway(true)
  expect(await land(visitor, back.href)).toMatch(/City Hospital cannot be reached just now/)
  expect(await whyNotBegun(node)).toMatch(/City Hospital cannot be reached just now/)
  hospital.setAway(false)
  expect(await come(who)).toBe('signed in')
})

test('a provider that says nothing is away before pages and proxies give up, and asked anew afterwards', async () => {
  const { who } = newcomer()
  const other = await startOther({ answersWithinMs: 2000 })
  const { begin, come, land } = visitsTo(other)
  hospital.setSilent(true)
  expect(await whyNotBegun(other)).toMatch(/City Hospital cannot be reached just now/)
  hospital.setSilent(false)
  const visitor = new Visitor()
  // However slow this machine is.
  const back = await vi.waitFor(async () => visitor.signInThere(await begin(visitor), who), 60_000)
  hospital.setSilent(true)
  expect(await land(visitor, back.href)).toMatch(/City Hospital cannot be reached just now/)
  hospital.setSilent(false)
  await vi.waitFor(async () => expect(await come(who)).toBe('signed in'), 60_000)
  await other.close()
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

test('a trainer that is not set up as the provider has it says so, whether its secret or its issuer is wrong', async () => {
  const ofSettings = /City Hospital does not know this trainer as it is set up here/
  const withSecret = await startOther({ clientSecret: 'another' })
  expect(await visitsTo(withSecret).come(newcomer().who)).toMatch(ofSettings)
  await withSecret.close()
  // Providers write themselves to the last slash.
  const withIssuer = await startOther({ issuer: `${hospital.issuer}/` })
  expect(await whyNotBegun(withIssuer)).toMatch(ofSettings)
  await withIssuer.close()
})

/** A token of the same person, as our own request wants it but for what is `changed`. */
async function tokenInstead(address: string, who: string, changed: { readonly [field: string]: string }) {
  const verifier = randomBytes(32).toString('base64url')
  const wanted = new URL(address)
  const fields = { ...changed, code_challenge: createHash('sha256').update(verifier).digest('base64url') }
  for (const [field, value] of Object.entries(fields)) wanted.searchParams.set(field, value)
  const code = (await new Visitor().signInThere(wanted.href, who)).searchParams.get('code') ?? ''
  return hospital.tokenFor(wanted, code, verifier)
}

const forOther = { client_id: OTHER.client_id, redirect_uri: OTHER.redirect_uris[0] ?? '' }
test.each([
  ['meant for another application', forOther, /was meant for another application/],
  ['for another sign-in', { nonce: 'another' }, /could not be verified/],
  ['for this one', {}, /^signed in$/],
])('a token that is %s', async (_, changed, told) => {
  const { who } = newcomer()
  const visitor = new Visitor()
  const address = await begin(visitor)
  const back = await visitor.signInThere(address, who)
  hospital.tellInstead(await tokenInstead(address, who, changed))
  expect(await land(visitor, back.href)).toMatch(told)
})

test('a code opens only for who began: not with another verifier, and not with the state of somebody else', async () => {
  const visitor = new Visitor()
  const asked = new URL(await begin(visitor))
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
  asked.searchParams.set('code_challenge', createHash('sha256').update('another').digest('base64url'))
  const back = await visitor.signInThere(asked.href, newcomer().who)
  expect(await land(visitor, back.href)).toMatch(/has been used already/)

  const [ann, thief] = [new Visitor(), new Visitor()]
  const hers = await ann.signInThere(await begin(ann), newcomer().who)
  const own = await thief.signInThere(await begin(thief), newcomer().who)
  own.searchParams.set('code', hers.searchParams.get('code') ?? '')
  expect(await land(thief, own.href)).toMatch(/has been used already/)
})

test('what comes back a second time, too late or to another tab or browser opens nothing, and all that may be meant is told', async () => {
  const { who } = newcomer()
  const visitor = new Visitor()
  const back = await visitor.signInThere(await begin(visitor), who)
  // Who is too slow is as somebody without it.
  const cookies = await new Visitor().ask(`${originOf(node)}/api/sign-in/hospital`, '{}')
  expect(cookies.headers.get('set-cookie')).toMatch(/state=.*Max-Age=300;/)
  const [thief, otherTab] = [new Visitor(), new Visitor()]
  await begin(otherTab)
  for (const other of [thief, otherTab]) {
    expect(await land(other, back.href)).toMatch(
      /left open for too long, or was begun in another browser, or once more in another tab/,
    )
  }
  expect(await land(visitor, back.href)).toBe('signed in')

  expect(await land(new Visitor(), back.href)).toMatch(/has been used already/)
  expect(await land(new Visitor(), `${originOf(node)}/auth/callback/hospital?code=x`)).toMatch(/has been used already/)
  const forged = `${originOf(node)}/auth/callback/hospital?code=x&state=made-up`
  expect(await land(new Visitor(), forged)).toMatch(/has been used already/)
})

test('somebody who comes with several pages at once has one account', async () => {
  const { who, email } = newcomer()
  const known = newcomer()
  await node.accounts.add(known.email, 'a password of some length')
  for (const one of [{ who, email }, known]) {
    const pages = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = new Visitor()
        return { visitor, back: await visitor.signInThere(await begin(visitor), one.who) }
      }),
    )
    const places = await Promise.all(pages.map(({ visitor, back }) => goBack(visitor, back.href)))
    expect(places.map(({ search }) => search)).toEqual(pages.map(() => '?signed-in'))
    const { rowCount } = await node.database.pool.query(
      `select from account join "user" on "user".id = "userId" where email = $1 and "providerId" = 'hospital'`,
      [one.email],
    )
    expect(rowCount).toBe(1)
  }
})

test('whom the provider sends back while the database is away reads so', async () => {
  const visitor = new Visitor()
  const back = await visitor.signInThere(await begin(visitor), newcomer().who)
  await whileLocked(node.database, 'lock table account', async () => {
    expect(await readProblem(await goBack(visitor, back.href))).toMatch(/cannot reach its database just now/)
  })
})

test('a fault of ours is a sentence too, and the log has it without the person', async () => {
  const url = await freshDatabase()
  const app = new TestNode({
    ...{ DATABASE_URL: url, OIDC_ISSUER: hospital.issuer, OIDC_CLIENT_ID: 'trainer', OIDC_NAME: 'City Hospital' },
    ...{ OIDC_CLIENT_SECRET: hospital.settings.clientSecret, OIDC_DOMAINS: 'hospital.test' },
  })
  const at = { port: await app.start() }
  hospital.serve(originOf(node), originOf(at))
  const { who, email } = newcomer()
  const visitor = new Visitor()
  const { address } = await (await visitor.ask(`${originOf(at)}/api/sign-in/hospital`, '{}')).json()
  const back = await visitor.signInThere(address, who)
  const database = openDatabase(url)
  await database.pool.query('alter table users rename to away')
  expect(await readProblem(await goBack(visitor, back.href))).toMatch(/Something Went Wrong/)
  await vi.waitFor(() => expect(app.problems.join()).toMatch(/"reqId"/), 60_000)
  expect(app.problems.join()).not.toContain(email)
  await app.kill()
  await database.close()
})
