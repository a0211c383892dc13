import { betterAuth } from 'better-auth'
import { validateAuthorizationCode } from 'better-auth/oauth2'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import type { HospitalProblem } from '#content/texts/hospital-problems.ts'
import type { HospitalSettings } from '../settings/hospital.ts'
import { accountIdOf, admit, type HospitalNeeds } from './accounts.ts'
import { HOSPITAL, optionsOfHouse } from './auth.ts'
import {
  type Claims,
  claimsIn,
  discover,
  discoveryUrl,
  NotSignedIn,
  type Provider,
  readUserInfo,
  whyRefused,
  within,
} from './hospital-provider.ts'

/** So far ahead of ours no clock is by chance. */
const AHEAD_MS = 10 * 60_000
/** A login page waits no longer for what it only offers. */
const OFFERED_WITHIN_MS = 1000
/** All that is asked of a provider, for one step of a sign-in: less than the login page waits, and a proxy in front of us. */
const ANSWERS_WITHIN_MS = 15_000

/** What a browser asks, and where it thinks that it asks. */
export interface Asked {
  readonly host: string
  readonly address: string
  readonly cookie: string | undefined
}

interface Needs extends HospitalNeeds {
  readonly isSecure: boolean
}

/** A code that is being exchanged: the library tells only that something came to nothing. */
interface Exchange {
  idToken?: string
  problem?: HospitalProblem
}
type Exchanges = Map<string, Exchange>

export type Hospital = ReturnType<typeof createHospital>

/** Signing in with the account that the hospital has given somebody (OpenID Connect). What does not work throws `NotSignedIn`. */
export function createHospital(parts: Needs) {
  const exchanges: Exchanges = new Map()
  const held = holdOpen(() => open(parts, exchanges), parts.settings.answersWithinMs ?? ANSWERS_WITHIN_MS)

  async function ask({ host, address, cookie = '' }: Asked, path: string, body?: object): Promise<Response> {
    const { library } = await held.get()
    const json = body && { method: 'POST', body: JSON.stringify(body) }
    const headers = { host, cookie, 'x-forwarded-for': address, 'content-type': 'application/json' }
    const origin = `${parts.isSecure ? 'https' : 'http'}://${host}`
    return library.handler(new Request(`${origin}/auth/${path}`, { ...json, headers, redirect: 'manual' }))
  }

  return {
    name: parts.settings.name,

    /** Where the browser goes to sign in, with what it has to bring back. */
    begin: (asked: Asked): Promise<{ address: string; cookies: readonly string[] }> =>
      held.heeding(async () => {
        const response = await ask(asked, 'sign-in/social', { provider: HOSPITAL, callbackURL: '/login' })
        const { url } = z.object({ url: z.url() }).parse(await response.json())
        return { address: url, cookies: response.headers.getSetCookie() }
      }),

    /** Somebody comes back from there. The cookies of their session. */
    finish: (asked: Asked, said: URLSearchParams): Promise<readonly string[]> =>
      held.heeding(async () => {
        const code = said.get('code') ?? ''
        const noted: Exchange = {}
        exchanges.set(code, noted)
        try {
          const response = await ask(asked, `callback/${HOSPITAL}?${said}`)
          const error = new URL(response.headers.get('location') ?? '/', 'http://x').searchParams.get('error')
          if (error !== null) throw new NotSignedIn(await problemOf(parts, error, said.get('state'), noted))
          return response.headers.getSetCookie()
        } finally {
          exchanges.delete(code)
        }
      }),

    /** Where one signs out there too. Null: the provider does not say, or not just now. */
    async endSession(): Promise<string | null> {
      const opened = await within(held.get(), OFFERED_WITHIN_MS).catch(() => null)
      if (!opened?.provider.end_session_endpoint) return null
      const address = new URL(opened.provider.end_session_endpoint)
      address.searchParams.set('client_id', parts.settings.clientId)
      return address.href
    },
  }
}

/** Opened when somebody wants it, not at the start: a provider that is away keeps nobody else out. */
function holdOpen<T>(open: () => Promise<T>, withinMs: number) {
  let opened: Promise<T> | null = null
  return {
    get(): Promise<T> {
      opened ??= within(open(), withinMs).catch((error) => {
        opened = null
        throw error
      })
      return opened
    },

    /** What was known of the provider is asked anew where it may be another. */
    async heeding<R>(work: () => Promise<R>): Promise<R> {
      try {
        return await within(work(), withinMs)
      } catch (error) {
        if (!(error instanceof NotSignedIn) || ['away', 'keys', 'settings'].includes(error.problem)) opened = null
        throw error
      }
    },
  }
}

async function open(parts: Needs, exchanges: Exchanges) {
  const { database, settings, isSecure } = parts
  const provider = await discover(settings)
  const config: GenericOAuthConfig = {
    providerId: HOSPITAL,
    discoveryUrl: discoveryUrl(settings),
    requireIdTokenVerification: true,
    disableImplicitSignUp: true,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    scopes: [...settings.scopes],
    accountSubject: ({ profile }) => accountIdOf(settings, { sub: String(profile.sub ?? '') }),
    getToken: (asked) => exchange(settings, provider, asked, exchanges.get(asked.code) ?? {}),
    getUserInfo: (tokens) => readPerson(parts, provider, tokens),
  }
  const library = betterAuth({
    ...(await optionsOfHouse(database, isSecure)),
    // The provider sends people back to its own list of addresses alone.
    baseURL: { allowedHosts: ['*'], protocol: isSecure ? 'https' : 'http' },
    // Nothing of theirs is stored, and what is linked with what we decide (accounts.ts).
    account: { updateAccountOnSignIn: false, accountLinking: { disableImplicitLinking: true } },
    plugins: [genericOAuth({ config: [config] })],
  })
  const { socialProviders } = await library.$context
  if (!socialProviders.some(({ id }) => id === HOSPITAL)) throw new NotSignedIn('away')
  return { provider, library }
}

type Code = Parameters<NonNullable<GenericOAuthConfig['getToken']>>[0]

async function exchange(settings: HospitalSettings, provider: Provider, asked: Code, noted: Exchange) {
  const isBasic = provider.token_endpoint_auth_methods_supported.includes('client_secret_basic')
  try {
    const tokens = await validateAuthorizationCode({
      ...asked,
      options: settings,
      tokenEndpoint: provider.token_endpoint,
      tokenEndpointAuth: { method: isBasic ? 'client_secret_basic' : 'client_secret_post' },
    })
    if (tokens.idToken) noted.idToken = tokens.idToken
    return tokens
  } catch (error) {
    noted.problem = problemOfExchange(error)
    throw error
  }
}

/** Here the token has been verified. Whom it is of, and whether they may come. */
async function readPerson(parts: Needs, { userinfo_endpoint }: Provider, { idToken, accessToken }: Tokens) {
  if (!idToken) throw new NotSignedIn('settings')
  const signed = claimsIn(idToken)
  if (Number(signed.iat) * 1000 > parts.database.clock.now() + AHEAD_MS) throw new NotSignedIn('clock')
  const more = userinfo_endpoint && accessToken ? await readUserInfo(userinfo_endpoint, accessToken) : signed
  if (more.sub !== signed.sub) throw new NotSignedIn('keys')
  const claims: Claims = { ...more, ...signed }
  await admit(parts, claims)
  return { ...claims, email: String(claims.email), emailVerified: true }
}

async function problemOf(
  { database, settings }: Needs,
  error: string,
  state: string | null,
  { idToken, problem }: Exchange,
): Promise<HospitalProblem> {
  if (error === 'invalid_code') return problem ?? 'unforeseen'
  if (error === 'unable_to_get_user_info' && idToken) return whyRefused(idToken, settings, database.clock.now())
  const said = problems[error]
  if (said) return said
  // Also what the library could not tell for want of a database ends here.
  const waiting = await database.pool.query('select from verification where identifier = $1', [`auth-state:${state}`])
  if (!error.startsWith('state_')) return 'unforeseen'
  return waiting.rowCount ? 'not-bound' : 'used'
}

interface Tokens {
  readonly idToken?: string | undefined
  readonly accessToken?: string | undefined
}

/** What providers and the library call it. */
const problems: { readonly [error: string]: HospitalProblem } = {
  access_denied: 'declined',
  login_required: 'declined',
  interaction_required: 'declined',
  consent_required: 'declined',
  temporarily_unavailable: 'away',
  server_error: 'away',
  invalid_scope: 'settings',
  invalid_request: 'settings',
  unauthorized_client: 'settings',
  issuer_mismatch: 'keys',
}

const refusedExchange = z.object({ error: z.string() })

function problemOfExchange(error: unknown): HospitalProblem {
  const { data } = refusedExchange.safeParse(error)
  if (!data) return 'away'
  return data.error === 'invalid_grant' ? 'used' : 'settings'
}
