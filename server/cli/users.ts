import { z } from 'zod'
import type { Answer } from '#case/live-messages.ts'
import { labelOf } from '#case/roles.ts'
import type { CaseState } from '#case/state.ts'
import { PASSWORD_MIN_LENGTH } from '../accounts/auth.ts'
import { randomPassword } from '../accounts/demo-accounts.ts'
import { StartError } from '../start-error.ts'
import { type Office, runCli } from './run-cli.ts'

const usage = `Use it like this:
  npm run users -- list
  npm run users -- add ann@hospital.org [password]
  npm run users -- password ann@hospital.org [password]
  npm run users -- signout ann@hospital.org
  npm run users -- remove ann@hospital.org
Without a password a new one is made and printed.`

const [verb, address = '', given] = process.argv.slice(2)

await runCli(async (office) => {
  if (verb === 'list') return list(office.loop.state)
  if (verb === 'add') return add(office)
  if (verb === 'password') return password(office)
  if (verb === 'signout') return signOut(office)
  if (verb === 'remove') return remove(office)
  throw new StartError(usage)
})

function list(state: CaseState): void {
  const users = Object.values(state.records.Users).sort((one, other) => one.email.localeCompare(other.email))
  if (users.length === 0) console.log('There are no accounts yet. Add one: npm run users -- add ann@hospital.org')
  for (const { uid, email, status, time } of users) {
    const seat = state.records.LiveCaseTeam[uid]
    const since = new Date(time).toISOString().slice(0, 16).replace('T', ' ')
    console.log(
      [email, `${status ? 'signed in' : 'signed out'} since ${since}`, seat ? labelOf(seat.roleId) : ''].join('  '),
    )
  }
}

async function add({ accounts }: Office): Promise<void> {
  if (!z.email().max(254).safeParse(address).success) throw new StartError(`"${address}" is not an e-mail address.`)
  if (await accounts.find(address)) throw new StartError(`There is an account for ${address} already.`)
  const chosen = choosePassword()
  await accounts.add(address, chosen)
  console.log(`Added ${address}.${given ? '' : ` Password: ${chosen}`}`)
}

async function password({ accounts }: Office): Promise<void> {
  const uid = await findUid(accounts)
  const chosen = choosePassword()
  const answer = await accounts.changePassword(uid, chosen)
  const problem = problemIn(answer)
  const outcome = problem ? `, but they are not signed out: ${problem}` : '; they are signed out.'
  console.log(`Changed the password of ${address}${outcome}${given ? '' : ` Password: ${chosen}`}`)
  if (problem) process.exitCode = 1
}

async function signOut({ accounts }: Office): Promise<void> {
  report(await accounts.signOut(await findUid(accounts)), `Signed ${address} out.`)
}

async function remove({ accounts }: Office): Promise<void> {
  report(await accounts.remove(await findUid(accounts)), `Removed ${address}.`)
}

async function findUid(accounts: Office['accounts']): Promise<string> {
  const user = await accounts.find(address)
  if (!user) throw new StartError(`There is no account for "${address}". npm run users -- list shows them.`)
  return user.id
}

function choosePassword(): string {
  if (given !== undefined && given.length < PASSWORD_MIN_LENGTH) {
    throw new StartError(`A password needs at least ${PASSWORD_MIN_LENGTH} characters.`)
  }
  return given ?? randomPassword()
}

function report(answer: Answer, done: string): void {
  console.log(answer.ok ? done : answer.message)
  if (problemIn(answer)) process.exitCode = 1
}

/** Why what was asked is not so, null if it is, from now on or already. */
function problemIn(answer: Answer): string | null {
  return answer.ok || ('refusal' in answer && answer.refusal.code === 'already-so') ? null : answer.message
}
