import { randomBytes } from 'node:crypto'
import type { Accounts } from './accounts.ts'

export const demoEmails = ['provider@demo.local', 'rt@demo.local', 'rn@demo.local'] as const

export const randomPassword = (): string => randomBytes(15).toString('base64url')

/** Three accounts to try the trainer with, all with this password from now on. */
export async function makeDemoAccounts(accounts: Accounts, password: string): Promise<void> {
  for (const email of demoEmails) {
    const user = await accounts.find(email)
    if (user) await accounts.savePassword(user.id, password)
    else await accounts.add(email, password)
  }
}
