import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { labelOf } from '#case/records/roles.ts'
import { randomPassword } from '../people/accounts.ts'
import { PASSWORD_MIN_LENGTH } from '../settings/config.ts'
import { StartError } from '../settings/start-error.ts'
import { type AdminTools, runCli } from './run-cli.ts'

const usage = `Use it like this:
  npm run users -- list
  npm run users -- add ann@hospital.org [password] [--educator]
  npm run users -- password ann@hospital.org [password]
  npm run users -- signout ann@hospital.org
  npm run users -- educator ann@hospital.org yes|no
  npm run users -- remove ann@hospital.org [--rooms-to bob@hospital.org | --end-rooms]
Without a password a new one is made and printed. With --password-stdin it is read from the first line of the standard input,
so that no list of processes shows it. An educator may open rooms.`

const { values, positionals } = readArguments()
const [, address = '', detail] = positionals

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        educator: { type: 'boolean' },
        'password-stdin': { type: 'boolean' },
        'rooms-to': { type: 'string' },
        'end-rooms': { type: 'boolean' },
      },
    })
  } catch {
    // An option that there is not: the usage tells which there are.
    return { values: {}, positionals: [] }
  }
}

const one = { least: 1, most: 1 }
const oneOrTwo = { least: 1, most: 2 }

await runCli(usage, values.help ? ['help'] : positionals, {
  list: { words: { least: 0, most: 0 }, work: list },
  add: { words: oneOrTwo, work: add },
  password: { words: oneOrTwo, work: password },
  signout: { words: one, work: signOut },
  educator: { words: { least: 2, most: 2 }, work: educator },
  remove: { words: one, work: remove },
})

async function list({ users, loop }: AdminTools): Promise<void> {
  const known = await users.list()
  if (known.length === 0) console.log('There are no accounts yet. Add one: npm run users -- add ann@hospital.org')
  for (const { uid, email, status, time, is_educator } of known) {
    const seat = loop.state.records.LiveCaseTeam[uid]
    const since = new Date(time).toISOString().slice(0, 16).replace('T', ' ')
    const facts = [email, `${status ? 'signed in' : 'signed out'} since ${since}`]
    if (is_educator) facts.push('educator')
    if (seat) facts.push(labelOf(seat.roleId))
    console.log(facts.join('  '))
  }
}

async function add({ accounts, educators }: AdminTools): Promise<void> {
  if (!z.email().max(254).safeParse(address).success) throw new StartError(`"${address}" is not an e-mail address.`)
  if (await accounts.find(address)) throw new StartError(`There is an account for ${address} already.`)
  const { chosen, isNew } = await choosePassword()
  const uid = await accounts.add(address, chosen)
  if (values.educator) await educators.setEducator(uid, true)
  console.log(`Added ${address}${values.educator ? ', an educator' : ''}.${isNew ? ` Password: ${chosen}` : ''}`)
}

/** A changed password ends every session that the old one opened. */
async function password({ accounts, users }: AdminTools): Promise<void> {
  const uid = await findUid(accounts)
  const { chosen, isNew } = await choosePassword()
  await accounts.savePassword(uid, chosen)
  const isSignedOut = await users.signOut(uid).then(
    () => true,
    () => false,
  )
  const outcome = isSignedOut ? '; they are signed out.' : ', but they could not be signed out. Do it again.'
  console.log(`Changed the password of ${address}${outcome}${isNew ? ` Password: ${chosen}` : ''}`)
  if (!isSignedOut) process.exitCode = 1
}

async function signOut({ accounts, users }: AdminTools): Promise<void> {
  const wasSignedIn = await users.signOut(await findUid(accounts))
  console.log(wasSignedIn ? `Signed ${address} out.` : `${address} was signed out already.`)
}

async function educator({ accounts, educators }: AdminTools): Promise<void> {
  if (detail !== 'yes' && detail !== 'no') throw new StartError(usage)
  await educators.setEducator(await findUid(accounts), detail === 'yes')
  console.log(`${address} is ${detail === 'yes' ? 'an educator now' : 'no educator any more'}.`)
}

/** Rooms do not go without a word: somebody inherits them, or they end. */
async function handOver({ accounts, educators, book, archive }: AdminTools, uid: string): Promise<void> {
  const rooms = await educators.ownedBy(uid)
  if (rooms.length === 0) return
  const heir = values['rooms-to']
  if (heir) {
    const known = await accounts.find(heir)
    if (!known || !(await educators.isEducator(known.id))) throw new StartError(`"${heir}" is no educator.`)
    return educators.bequeath(uid, known.id)
  }
  if (!values['end-rooms']) {
    throw new StartError(
      `Rooms of ${address} that are open or have kept runs: ${rooms.length}. Say whose they are from now on, with --rooms-to and an e-mail, or let them end and be deleted, with --end-rooms.`,
    )
  }
  for (const room of rooms) {
    await book.end(room)
    await archive.forgetRoom(room)
  }
}

async function remove(tools: AdminTools): Promise<void> {
  const { accounts } = tools
  const uid = await findUid(accounts)
  await handOver(tools, uid)
  const answer = await accounts.remove(uid)
  if (!answer.ok) throw new StartError(`${address} was not removed: ${answer.message}`)
  console.log(`Removed ${address}.`)
}

async function findUid(accounts: AdminTools['accounts']): Promise<string> {
  const user = await accounts.find(address)
  if (!user) throw new StartError(`There is no account for "${address}". npm run users -- list shows them.`)
  return user.id
}

async function choosePassword(): Promise<{ chosen: string; isNew: boolean }> {
  const given = values['password-stdin'] ? await firstLineOfInput() : detail
  if (given !== undefined && given.length < PASSWORD_MIN_LENGTH) {
    throw new StartError(`A password needs at least ${PASSWORD_MIN_LENGTH} characters.`)
  }
  return given === undefined ? { chosen: randomPassword(), isNew: true } : { chosen: given, isNew: false }
}

async function firstLineOfInput(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}
