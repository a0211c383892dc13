import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Request } from '#case/commands.ts'
import type { HospitalProblem } from '#content/texts/hospital-problems.ts'
import { messages } from '#content/texts/messages.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Claim, HospitalSettings } from '../settings/hospital.ts'
import { StartError } from '../settings/start-error.ts'
import type { Auth } from './auth.ts'
import { isGuest } from './guests.ts'
import { type Claims, NotSignedIn } from './hospital-provider.ts'
import type { Users } from './users.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Making, changing and removing accounts, for administrators. */
export function createAccounts(auth: Auth, users: Users, loop: CaseLoop) {
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
      return makeAccount({ auth, users }, email.toLowerCase(), way)
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

/** An account that could not be made whole is taken back, so that it can be tried again. */
async function makeAccount({ auth, users }: { auth: Auth; users: Users }, email: string, way: Way): Promise<string> {
  const { internalAdapter } = await auth.$context
  const { id } = await internalAdapter.createUser({ email, name: email, emailVerified: true }, { method: 'admin' })
  await internalAdapter.linkAccount({ accountId: id, ...way, userId: id })
  try {
    await users.add(id, email)
  } catch {
    await internalAdapter.deleteUser(id)
    throw new StartError(`${email} was not added: ${messages.unforeseen}`)
  }
  return id
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

/** What accounts are linked with, and the end of the address that people come back to. */
export const HOSPITAL = 'hospital'

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
  readonly auth: Auth
  readonly users: Users
  readonly educators: { setEducator(uid: string, isEducator: boolean): Promise<void> }
  readonly settings: HospitalSettings
}

/**
 * Somebody whom the hospital knows comes, or is not admitted. From then on they have an account, and may teach if the hospital says
 * so now. Nothing is stored of who is not admitted; who was before is signed out everywhere.
 */
export async function admit(parts: HospitalNeeds, claims: Claims): Promise<void> {
  const { auth, users, educators, settings } = parts
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findAccountByKey({
    providerId: HOSPITAL,
    accountId: accountIdOf(settings, claims),
  })
  const teaches = settings.educator && has(claims, settings.educator)
  const refuse = async (problem: HospitalProblem) => {
    if (known && teaches === false) await educators.setEducator(known.userId, false)
    if (known) await users.signOut(known.userId)
    throw new NotSignedIn(problem)
  }

  const { data: email } = emailClaim.safeParse(claims.email)
  if (!email || isGuest(email)) return refuse('no-email')
  if (!isVerified(claims)) return refuse('email-not-verified')
  if (!isAdmitted(claims, email, settings)) return refuse('not-admitted')

  const uid = known?.userId ?? (await linkOrMake(parts, claims, email))
  if (teaches !== undefined) await educators.setEducator(uid, teaches)
}

/** The account with this address is theirs, unless it is already somebody else's at this hospital. */
async function linkOrMake({ auth, users, settings }: HospitalNeeds, claims: Claims, email: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const way = { providerId: HOSPITAL, accountId: accountIdOf(settings, claims) }
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  if (!found) return makeAccount({ auth, users }, email, way)

  const { user, accounts } = found
  const isLinked = accounts.some(
    ({ providerId, accountId }) => providerId === HOSPITAL && accountId.startsWith(accountIdOf(settings, { sub: '' })),
  )
  if (isLinked || !user.emailVerified) throw new NotSignedIn('linked-otherwise')
  await internalAdapter.linkAccount({ ...way, userId: user.id })
  return user.id
}
