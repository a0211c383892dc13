import { createHmac, randomBytes } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../settings/config.ts'
import type { Database } from '../store/database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { RestingStorage } from './resting-storage.ts'

export type Auth = Awaited<ReturnType<typeof createAuth>>

export const SESSION_SECONDS = 12 * 60 * 60
export const sessionEnd = (now: number): Date => new Date(now + SESSION_SECONDS * 1000)

/** What accounts of the hospital's are linked with, and the end of the address that people come back to. */
export const HOSPITAL = 'hospital'

/** Accounts and sessions, in the same database as the case. There is no public sign-up. */
export async function createAuth(database: Database, { isSecure = false } = {}) {
  letRest()
  return betterAuth({
    ...(await optionsOfHouse(database, isSecure)),
    baseURL: 'http://trainer.internal',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
  })
}

/** What holds however somebody signs in. */
export async function optionsOfHouse(database: Database, isSecure: boolean) {
  return {
    database: database.pool,
    secret: await sharedSecret(database),
    basePath: '/auth',
    session: {
      expiresIn: SESSION_SECONDS,
      additionalFields: { room: { type: 'string', input: false, defaultValue: OPEN_ROOM } },
    },
    // The library reads the machine's clock: what counts is the time of the house, also as sessions are looked up (sessions.ts).
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, expiresAt: sessionEnd(database.clock.now()) } }) },
      },
    },
    // Tries are counted in sign-in-throttle.ts: here a whole ward behind one address would share three.
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'trainer', useSecureCookies: isSecure, disableCSRFCheck: true },
    logger: { disabled: true },
    // What is wrong with us is for our own error answers, not a wrong password.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    experimental: { instrumentation: { enabled: false } },
  } as const satisfies BetterAuthOptions
}

/** Where the library keeps what follows its calls: it makes what is not there. */
interface Shared {
  readonly context: { [storage: string]: unknown }
}

/** What follows the library's calls costs commands nothing. Under another name it would make its own, and they would be slower. */
function letRest(): void {
  const known = globalThis as { [key: symbol]: Shared | undefined }
  const key = Symbol.for('better-auth:global')
  known[key] ??= { context: {} }
  const { context } = known[key]
  for (const name of ['adapter', 'requestState', 'endpointContext']) {
    context[`${name}AsyncStorage`] ??= new RestingStorage()
  }
}

/** As the library signs the cookie of a session. */
export const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64')

/** What cookies are signed with: made once, the same on every node. */
async function sharedSecret({ query }: Database): Promise<string> {
  await query
    .insertInto('settings')
    .values({ name: 'auth-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await query
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'auth-secret')
    .executeTakeFirstOrThrow()
  return value
}
