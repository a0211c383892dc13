import { z } from 'zod'
import { StartError } from './start-error.ts'

/** What a provider says of somebody: `groups=transport` is met by that text, or by a list that has it. */
export interface Claim {
  readonly name: string
  readonly value: string
}

/** How people sign in with the account that their hospital has given them. */
export interface HospitalSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** On the button, and in what is said of it. */
  readonly name: string
  readonly scopes: readonly string[]
  /** Who may come: by the end of a verified e-mail address, or by what the provider says of them. */
  readonly admits: { readonly domains: readonly string[] } | { readonly claim: Claim }
  /** Who may open rooms. Left out: as the command line says. */
  readonly educator: Claim | undefined
  /** After how long it counts as away. Left out: as people and proxies can wait for. */
  readonly answersWithinMs?: number
}

const LONGEST_BUTTON = 40
const domain = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

const claim = z
  .string()
  .regex(/^[^=\s]+=.*\S/)
  .transform((text): Claim => {
    const at = text.indexOf('=')
    return { name: text.slice(0, at), value: text.slice(at + 1) }
  })

/** By plain http only on the machine itself, where it is tried. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
  return isSafe && !username && !password && !search && !hash
}

export const hospitalEnvironment = {
  OIDC_ISSUER: z.string().refine(isIssuer).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(LONGEST_BUTTON).optional(),
  OIDC_SCOPES: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .refine((scopes) => scopes.includes('openid'))
    .default(['openid', 'email']),
  OIDC_DOMAINS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .refine((domains) => domains.every((one) => domain.test(one)))
    .optional(),
  OIDC_CLAIM: claim.optional(),
  OIDC_EDUCATOR_CLAIM: claim.optional(),
  PASSWORDS: z.enum(['0', '1']).optional(),
}

export const hospitalAdvice = {
  OIDC_ISSUER: 'the address that the provider calls itself, such as https://login.hospital.org/realms/staff',
  OIDC_CLIENT_ID: 'what the provider calls this trainer',
  OIDC_CLIENT_SECRET: 'the secret that the provider has given this trainer',
  OIDC_NAME: `a name of up to ${LONGEST_BUTTON} characters for the button`,
  OIDC_SCOPES: 'words with blanks in between, openid among them',
  OIDC_DOMAINS: 'ends of e-mail addresses with commas in between, such as hospital.org,clinic.org',
  OIDC_CLAIM: 'a claim and its value, such as groups=transport',
  OIDC_EDUCATOR_CLAIM: 'a claim and its value, such as groups=transport-educators',
  PASSWORDS: '1 or 0',
}

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const
const others = ['OIDC_SCOPES', 'OIDC_DOMAINS', 'OIDC_CLAIM', 'OIDC_EDUCATOR_CLAIM'] as const

const schema = z.object(hospitalEnvironment)

/** Undefined: this house signs in by password alone. Half of it is refused. `given`: which are set. */
export function hospitalOf(
  data: z.infer<typeof schema>,
  given: { readonly [name: string]: unknown },
): HospitalSettings | undefined {
  const set = [...needed, ...others].find((name) => given[name] !== undefined)
  if (!set) return undefined
  const missing = needed.filter((name) => data[name] === undefined)
  if (missing.length > 0) throw new StartError(`${set} is set, so ${missing.join(' and ')} must be set as well.`)
  const { OIDC_DOMAINS: domains, OIDC_CLAIM: admitted } = data
  if (domains && admitted) throw new StartError('OIDC_DOMAINS and OIDC_CLAIM are both set: leave one out.')
  const admits = domains ? { domains } : admitted && { claim: admitted }
  if (!admits) throw new StartError('OIDC_DOMAINS or OIDC_CLAIM must say who may sign in.')
  return {
    issuer: data.OIDC_ISSUER ?? '',
    clientId: data.OIDC_CLIENT_ID ?? '',
    clientSecret: data.OIDC_CLIENT_SECRET ?? '',
    name: data.OIDC_NAME ?? '',
    scopes: data.OIDC_SCOPES,
    admits,
    educator: data.OIDC_EDUCATOR_CLAIM,
  }
}
