import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type HospitalSettings, hospitalAdvice, hospitalEnvironment, hospitalOf } from './hospital.ts'
import type { LogFormat } from './log.ts'
import { StartError } from './start-error.ts'

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

// A range of every address would let anyone choose theirs.
const range = z.union([z.cidrv4(), z.cidrv6()]).refine((text) => !/\/0+$/.test(text))
const proxyAddress = z.union([z.ipv4(), z.ipv6(), range])

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATA_DIR: z.string().min(1).optional(),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every((part) => proxyAddress.safeParse(part.trim()).success))
    .optional(),
  CASE_PACE: z.coerce.number().min(1).max(1000).default(1),
  DEMO_ACCOUNTS: z.enum(['0', '1']).optional(),
  GUEST_PRACTICE: z.enum(['0', '1']).optional(),
  DEMO_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PAGES_URL: z.url().optional(),
  ...hospitalEnvironment,
})

const advice: { readonly [name: string]: string } = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/database',
  DATA_DIR: 'a folder',
  TRUST_PROXY: 'addresses of proxies with commas in between, such as 10.0.0.5 or 10.0.0.0/24',
  CASE_PACE: 'a number from 1 to 1000',
  DEMO_ACCOUNTS: '1 or 0',
  GUEST_PRACTICE: '1 or 0',
  DEMO_PASSWORD: `a password of ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`,
  LOG_LEVEL: 'silent, error, warn, info or debug',
  LOG_FORMAT: 'text or json',
  DRAIN_SECONDS: 'a number from 0 to 600',
  METRICS_PORT: 'a whole number from 0 to 65535',
  METRICS_HOST: 'an address to tell the metrics at, such as 10.0.0.5',
  PAGES_URL: 'the address that pages come from while they are developed',
  ...hospitalAdvice,
}

/** What is in them no log should keep. */
const secrets: ReadonlySet<string> = new Set(['DATABASE_URL', 'DEMO_PASSWORD', 'OIDC_CLIENT_SECRET'])

/** A secret may stand in a file instead, as containers are given them: `DATABASE_URL_FILE` names it. */
function withSecretsFromFiles(given: { readonly [name: string]: string | undefined }) {
  const found = [...secrets].flatMap((name) => {
    const file = given[`${name}_FILE`]
    if (file === undefined) return []
    if (given[name] !== undefined) throw new StartError(`${name} and ${name}_FILE are both set: leave one out.`)
    return [[name, readSecret(`${name}_FILE`, file)] as const]
  })
  return { ...given, ...Object.fromEntries(found) }
}

function readSecret(name: string, file: string): string {
  try {
    // The line that it stands in may have an end.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // it is the file system's
    throw new StartError(`${name} names a file that cannot be read (${code}): ${file}`)
  }
}

/** Where the metrics are told. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly isLan: boolean
  readonly databaseUrl: string | undefined
  readonly dataDir: string | undefined
  /** Addresses of proxies in front, which tell who sends and speak https to browsers. */
  readonly proxies: string | undefined
  readonly pace: number
  readonly wantsDemo: boolean
  readonly demoPassword: string | undefined
  /** People may sign in with an e-mail address and a password. */
  readonly hasPasswords: boolean
  /** How people sign in with their hospital's account, where they do. */
  readonly hospital: HospitalSettings | undefined
  /** Visitors may practise alone without an account. */
  readonly guestsPractise: boolean
  readonly logLevel: string
  readonly logFormat: LogFormat
  /** How long after a SIGTERM a node still serves who is there. */
  readonly drainMs: number
  /** Where pages come from while they are developed, if not from here. */
  readonly pagesUrl: string | undefined
  /** Where the metrics are told; nowhere unless somebody wants them. */
  readonly metrics: MetricsAddress | undefined
}

const NOBODY = 'With PASSWORDS=0 people need another way to sign in: OIDC_ISSUER and what goes with it.'

/** Reads the environment and the arguments, or says in a sentence what is wrong with them. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  // A variable that is set to nothing is as good as not set.
  const variables = withSecretsFromFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    const value = env[name] ?? ''
    // An address may hold a password too.
    const told = secrets.has(name) || /\/\/[^/]*@/.test(value) ? '' : `; it is "${value}"`
    throw new StartError(`${name} must be ${advice[name]}${told}.`)
  }
  const unknown = args.find((arg) => arg !== '--lan')
  if (unknown !== undefined) throw new StartError(`There is no option ${unknown}; the only one is --lan.`)

  const { data } = parsed
  const isLan = args.includes('--lan')
  /** What a newcomer finds on is off on a database of one's own, unless it is wanted there. */
  const isOn = (setting: '0' | '1' | undefined) => (data.DATABASE_URL ? setting === '1' : setting !== '0')
  const hospital = hospitalOf(data, variables)
  const hasPasswords = data.PASSWORDS !== '0'
  if (!hasPasswords && !hospital) throw new StartError(NOBODY)
  if (!hasPasswords && data.DEMO_ACCOUNTS === '1') {
    throw new StartError('DEMO_ACCOUNTS=1 needs passwords: leave out PASSWORDS=0.')
  }
  const wantsDemo = hasPasswords && isOn(data.DEMO_ACCOUNTS)
  if (data.DATABASE_URL && wantsDemo && !data.DEMO_PASSWORD) {
    throw new StartError('DEMO_ACCOUNTS=1 on a database of your own needs a DEMO_PASSWORD as well.')
  }
  return {
    port: data.PORT,
    host: data.HOST ?? (isLan ? '0.0.0.0' : 'localhost'),
    isLan,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    proxies: data.TRUST_PROXY,
    pace: data.CASE_PACE,
    wantsDemo,
    demoPassword: data.DEMO_PASSWORD,
    hasPasswords,
    hospital,
    guestsPractise: isOn(data.GUEST_PRACTICE),
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT,
    pagesUrl: data.PAGES_URL,
    drainMs: data.DRAIN_SECONDS * 1000,
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
  }
}
