import { randomBytes } from 'node:crypto'
import type { Accounts } from './accounts.ts'

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
