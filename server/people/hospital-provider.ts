import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { HospitalProblem } from '#content/texts/hospital-problems.ts'
import type { HospitalSettings } from '../settings/hospital.ts'

/** Why somebody is not signed in with the hospital's account. */
export class NotSignedIn extends Error {
  readonly problem: HospitalProblem

  constructor(problem: HospitalProblem) {
    super(problem)
    this.problem = problem
  }
}

/** What a provider says of itself. */
const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
export type Provider = z.infer<typeof discovered>

const claims = z.looseObject({ sub: z.string().min(1) })
/** What a provider says of somebody. */
export type Claims = z.infer<typeof claims>

export const discoveryUrl = ({ issuer }: HospitalSettings): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** Where what is. Another issuer than the one of the settings is none of ours. */
export async function discover(settings: HospitalSettings): Promise<Provider> {
  const read = discovered.safeParse(await askJson(discoveryUrl(settings)))
  if (!read.success || read.data.issuer !== settings.issuer) throw new NotSignedIn('settings')
  return read.data
}

/** More of the person that a token is of, from where the provider tells it. */
export async function readUserInfo(address: string, accessToken: string): Promise<Claims> {
  const read = claims.safeParse(await askJson(address, { authorization: `Bearer ${accessToken}` }))
  if (!read.success) throw new NotSignedIn('away')
  return read.data
}

async function askJson(address: string, headers: { authorization?: string } = {}): Promise<unknown> {
  try {
    const response = await fetch(address, { headers, redirect: 'error' })
    if (response.ok) return await response.json()
  } catch {
    // As if it had answered with an error.
  }
  throw new NotSignedIn('away')
}

/** What does not come in time does not come. */
export const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    sleep(ms, undefined, { ref: false }).then(() => {
      throw new NotSignedIn('away')
    }),
  ])

/** What stands in a token, whoever wrote it. */
export function claimsIn(idToken: string): Claims {
  try {
    return claims.parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    throw new NotSignedIn('keys')
  }
}

/** What to say of a token that is not taken. It is taken nowhere for that. */
export function whyRefused(idToken: string, { clientId, issuer }: HospitalSettings, now: number): HospitalProblem {
  const { iss, aud, exp, nbf } = claimsIn(idToken)
  if (iss !== issuer || ![aud].flat().includes(clientId)) return 'audience'
  const isOutOfTime = (typeof exp === 'number' && exp * 1000 <= now) || (typeof nbf === 'number' && nbf * 1000 > now)
  return isOutOfTime ? 'clock' : 'keys'
}
