import { z } from 'zod'
import { labelOf } from '#case/roles.ts'
import { PASSWORD_MIN_LENGTH } from '../people/auth.ts'
import { randomPassword } from '../people/demo-accounts.ts'
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
  if (verb === 'list') return list(office)
  if (verb === 'add') return add(office)
  if (verb === 'password') return password(office)
  if (verb === 'signout') return signOut(office)
  if (verb === 'remove') return remove(office)
  throw new StartError(usage)
})

async function list({ users, loop }: Office): Promise<void> {
  const known = await users.list()
  if (known.length === 0) console.log('There are no accounts yet. Add one: npm run users -- add ann@hospital.org')
  for (const { uid, email, status, time } of known) {
    const seat = loop.state.records.LiveCaseTeam[uid]
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

/** A changed password ends every session that the old one opened. */
async function password({ accounts, users }: Office): Promise<void> {
  const uid = await findUid(accounts)
  const chosen = choosePassword()
  await accounts.savePassword(uid, chosen)
  const isSignedOut = await users.signOut(uid).then(
    () => true,
    () => false,
  )
  const outcome = isSignedOut ? '; they are signed out.' : ', but they could not be signed out. Do it again.'
  console.log(`Changed the password of ${address}${outcome}${given ? '' : ` Password: ${chosen}`}`)
  if (!isSignedOut) process.exitCode = 1
}

async function signOut({ accounts, users }: Office): Promise<void> {
  const wasSignedIn = await users.signOut(await findUid(accounts))
  console.log(wasSignedIn ? `Signed ${address} out.` : `${address} was signed out already.`)
}

async function remove({ accounts }: Office): Promise<void> {
  const answer = await accounts.remove(await findUid(accounts))
  if (!answer.ok) throw new StartError(`${address} was not removed: ${answer.message}`)
  console.log(`Removed ${address}.`)
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
