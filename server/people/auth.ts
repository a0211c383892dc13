import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { PASSWORD_MIN_LENGTH } from '../settings/config.ts'
import type { Database } from '../store/database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'

export type Auth = Awaited<ReturnType<typeof createAuth>>

export const SESSION_SECONDS = 12 * 60 * 60

/** Accounts and sessions, in the same database as the case. There is no public sign-up. */
export async function createAuth(database: Database, { isSecure = false } = {}) {
  return betterAuth({
    database: database.pool,
    secret: await sharedSecret(database),
    baseURL: 'http://trainer.internal',
    basePath: '/auth',
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: PASSWORD_MIN_LENGTH },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_SECONDS / 12,
      additionalFields: { room: { type: 'string', input: false, defaultValue: OPEN_ROOM } },
    },
    // Tries are counted in sign-in-throttle.ts: here a whole ward behind one address would share three.
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'trainer', useSecureCookies: isSecure, disableCSRFCheck: true },
    logger: { disabled: true },
    // What is wrong with us is for our own error answers, not a wrong password.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    experimental: { instrumentation: { enabled: false } },
  })
}

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
