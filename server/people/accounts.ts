import { randomBytes, randomUUID } from 'node:crypto'
import type { Request } from '#case/commands.ts'
import { messages } from '#content/texts/messages.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import { StartError } from '../settings/start-error.ts'
import type { Auth } from './auth.ts'
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

    /** An account that could not be made whole is taken back, so that it can be tried again. */
    async add(email: string, password: string): Promise<string> {
      const { internalAdapter, password: hasher } = await auth.$context
      const address = email.toLowerCase()
      const user = await internalAdapter.createUser(
        { email: address, name: address, emailVerified: true },
        { method: 'admin' },
      )
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: await hasher.hash(password),
      })
      try {
        await users.add(user.id, address)
      } catch {
        await internalAdapter.deleteUser(user.id)
        throw new StartError(`${address} was not added: ${messages.unforeseen}`)
      }
      return user.id
    },

    savePassword,

    remove: (uid: string) => order(loop, { kind: 'remove-user', uid }),

    endCase: () => endCase(loop),
  }
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
