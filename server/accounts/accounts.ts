import { randomUUID } from 'node:crypto'
import type { Request } from '#case/commands/commands.ts'
import type { CaseLoop } from '../live/case-loop.ts'
import type { Auth } from './auth.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Making, changing and removing accounts, for administrators. */
export function createAccounts(auth: Auth, loop: CaseLoop) {
  const order = (request: Request) =>
    loop.submit({ by: 'administrator' }, { ...request, id: randomUUID(), run: loop.state.run })

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
      await order({ kind: 'add-user', uid: user.id, email: address })
      return user.id
    },

    savePassword,

    /** A changed password ends every session that the old one opened. */
    async changePassword(uid: string, password: string): Promise<void> {
      await savePassword(uid, password)
      await order({ kind: 'sign-out-user', uid })
    },

    signOut: (uid: string) => order({ kind: 'sign-out-user', uid }),

    remove: (uid: string) => order({ kind: 'remove-user', uid }),

    endCase: () => order({ kind: 'end-case' }),
  }
}
