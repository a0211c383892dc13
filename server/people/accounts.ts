import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Request } from '#case/commands.ts'
import type { HospitalProblem } from '#content/texts/hospital-problems.ts'
import { messages } from '#content/texts/messages.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Claim, HospitalSettings } from '../settings/hospital.ts'
import { StartError } from '../settings/start-error.ts'
import { type Database, inTransaction } from '../store/database.ts'
import { type Auth, HOSPITAL } from './auth.ts'
import { isGuest } from './guests.ts'
import { type Claims, NotSignedIn } from './hospital-provider.ts'
import type { Users } from './users.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Making, changing and removing accounts, for administrators. */
export function createAccounts(auth: Auth, { pool, clock }: Database, loop: CaseLoop) {
  async function find(email: string) {
    const { internalAdapter } = await auth.$context
    return (await internalAdapter.findUserByEmail(email.toLowerCase()))?.user
  }

  async function savePassword(uid: string, password: string): Promise<void> {
    const context = await auth.$context
    await context.internalAdapter.updatePassword(uid, await context.password.hash(password))
  }

  return {
    find,

    async add(email: string, password: string): Promise<string> {
      const { password: hasher } = await auth.$context
      const way = { providerId: 'credential', password: await hasher.hash(password) }
      try {
        return await inTransaction(pool, (client) => makeAccount({ client, clock }, email.toLowerCase(), way))
      } catch {
        throw new StartError(`${email} was not added: ${messages.unforeseen}`)
      }
    },

    savePassword,

    remove: (uid: string) => order(loop, { kind: 'remove-user', uid }),

    endCase: () => endCase(loop),
  }
}

/** A way to sign in. */
interface Way {
  readonly providerId: string
  /** Who they are there. Left out: as here. */
  readonly accountId?: string
  readonly password?: string
}

type Making = Pick<Database, 'clock'> & { readonly client: pg.PoolClient }

async function makeAccount(making: Making, email: string, way: Way): Promise<string> {
  const { client, clock } = making
  const uid = randomUUID()
  await client.query(`insert into "user" (id, name, email, "emailVerified") values ($1, $2, $2, true)`, [uid, email])
  await addWay(making, uid, way)
  // It is signed out until somebody logs in.
  await client.query('insert into users (uid, email, status, time) values ($1, $2, false, $3)', [
    ...[uid, email, clock.now()],
  ])
  return uid
}

async function addWay({ client, clock }: Making, uid: string, way: Way): Promise<void> {
  const { providerId, accountId = uid, password = null } = way
  await client.query(
    `insert into account (id, "accountId", "providerId", "userId", password, "updatedAt") values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), accountId, providerId, uid, password, new Date(clock.now())],
  )
}

const order = (loop: CaseLoop, request: Request) =>
  loop.submit({ by: 'administrator' }, { ...request, id: randomUUID(), run: loop.state.run })

/** Ends the run of a room, if there is one. */
export const endCase = (loop: CaseLoop) => order(loop, { kind: 'end-case' })

const demoEducator = 'educator@demo.local'
export const demoEmails = ['provider@demo.local', 'rt@demo.local', 'rn@demo.local', demoEducator] as const

export const randomPassword = (): string => randomBytes(15).toString('base64url')

/** A team and an educator to try the trainer with, all with this password from now on. */
export async function makeDemoAccounts(
  accounts: Accounts,
  educators: { setEducator(uid: string, isEducator: boolean): Promise<void> },
  password: string,
): Promise<void> {
  for (const email of demoEmails) {
    const user = await accounts.find(email)
    if (user) await accounts.savePassword(user.id, password)
    const uid = user?.id ?? (await accounts.add(email, password))
    if (email === demoEducator) await educators.setEducator(uid, true)
  }
}

/** Who somebody is at the hospital. With another issuer everybody is somebody else. */
export const accountIdOf = ({ issuer }: HospitalSettings, { sub }: Pick<Claims, 'sub'>): string => `${issuer} ${sub}`

const emailClaim = z.email().max(254).toLowerCase()
/** Some write it as a text, some as a number. */
const isSo = (said: unknown): boolean => ['true', '1'].includes(String(said))
/** Entra says it under a name of its own, of the domain of an address. */
const isVerified = ({ email_verified, xms_edov }: Claims): boolean => isSo(email_verified ?? xms_edov)

const has = (claims: Claims, { name, value }: Claim): boolean =>
  [claims[name]].flat().some((said) => said !== undefined && said !== null && String(said) === value)

const isAdmitted = (claims: Claims, email: string, { admits }: HospitalSettings): boolean =>
  'claim' in admits ? has(claims, admits.claim) : admits.domains.includes(email.slice(email.lastIndexOf('@') + 1))

export interface HospitalNeeds {
  readonly database: Database
  readonly users: Users
  readonly educators: { setEducator(uid: string, isEducator: boolean): Promise<void> }
  readonly settings: HospitalSettings
}

/**
 * Somebody whom the hospital knows comes, or is not admitted. From then on they have an account, and may teach if the hospital says
 * so now. Nothing is stored of who is not admitted; who was before is signed out everywhere.
 */
export async function admit(parts: HospitalNeeds, claims: Claims): Promise<void> {
  const { database, users, educators, settings } = parts
  const known = await ownerOf(database.pool, accountIdOf(settings, claims))
  const teaches = settings.educator && has(claims, settings.educator)
  const refuse = async (problem: HospitalProblem) => {
    if (known && teaches === false) await educators.setEducator(known, false)
    if (known) await users.signOut(known)
    throw new NotSignedIn(problem)
  }

  const { data: email } = emailClaim.safeParse(claims.email)
  if (!email || isGuest(email)) return refuse('no-email')
  if (!isVerified(claims)) return refuse('email-not-verified')
  if (!isAdmitted(claims, email, settings)) return refuse('not-admitted')

  const uid = known ?? (await linkOrMake(parts, claims, email))
  if (teaches !== undefined) await educators.setEducator(uid, teaches)
}

/** Whose account somebody at the hospital opens. */
async function ownerOf(client: Pick<pg.ClientBase, 'query'>, accountId: string): Promise<string | undefined> {
  const sql = 'select "userId" as uid from account where "providerId" = $1 and "accountId" = $2'
  const { rows } = await client.query<{ uid: string }>(sql, [HOSPITAL, accountId])
  return rows[0]?.uid
}

/**
 * The account with this address is theirs, unless it is already somebody else's at this hospital. Who comes with two pages at once is
 * one of them after the other.
 */
const linkOrMake = (
  { database: { pool, clock }, settings }: HospitalNeeds,
  claims: Claims,
  email: string,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
    const accountId = accountIdOf(settings, claims)
    const meanwhile = await ownerOf(client, accountId)
    if (meanwhile) return meanwhile

    const way = { providerId: HOSPITAL, accountId }
    const { rows } = await client.query<{ uid: string; isVerified: boolean; isLinked: boolean }>(
      `select id as uid, "emailVerified" as "isVerified", exists (
         select from account where "userId" = "user".id and "providerId" = $2 and starts_with("accountId", $3)
       ) as "isLinked" from "user" where email = $1`,
      [email, HOSPITAL, accountIdOf(settings, { sub: '' })],
    )
    const [found] = rows
    if (!found) return makeAccount({ client, clock }, email, way)
    if (found.isLinked || !found.isVerified) throw new NotSignedIn('linked-otherwise')
    await addWay({ client, clock }, found.uid, way)
    return found.uid
  })
