import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../settings/start-error.ts'

const run = promisify(execFile)

/** Who PostgreSQL runs as. It refuses to run as root, so root hands it to another; others run it themselves. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Root's database has this account for itself. */
const OWN_ACCOUNT = 'trainer-postgres'

/**
 * Root's database belongs to an account of its own, which is made where it may be. Where there can be none it belongs to
 * `nobody`, and whatever else runs as nobody can read it.
 */
export async function findOwner({ mayMake = false } = {}): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const own = (await findAccount(OWN_ACCOUNT)) ?? (mayMake ? await makeOwnAccount() : undefined)
  const owner = own ?? (await findAccount('nobody'))
  if (owner) return owner
  throw new StartError('This system has no user "nobody" to run the database: start as an ordinary user, not as root.')
}

async function findAccount(name: string): Promise<Owner | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  // macOS writes -2, which the system calls take as an unsigned number.
  return fields && { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 }
}

async function makeOwnAccount(): Promise<Owner | undefined> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  // Another process may be making it just now.
  await run('useradd', [...options, '--shell', '/usr/sbin/nologin', OWN_ACCOUNT]).catch(() => {})
  return findAccount(OWN_ACCOUNT)
}

/** Hands a folder over with all that is in it. */
export async function giveAllTo(folder: string, { uid, gid }: Owner): Promise<void> {
  await run('chown', ['-R', `${uid}:${gid}`, folder])
}

/** Makes a folder that the owner can write to and nobody else can read. */
export async function makeOwnedFolder(folder: string, owner: Owner | undefined) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(folder, owner)
}

export async function giveTo(path: string, owner: Owner | undefined) {
  if (owner) await chown(path, owner.uid, owner.gid)
}

/** Makes a folder and, whatever the umask, opens those it had to make so that the owner can pass through them. */
export async function makeOpenFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true })
  if (!first) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755)
}

export async function canReach(folder: string, owner: Owner | undefined): Promise<boolean> {
  if (!owner) return true
  return run('/bin/sh', ['-c', 'cd -- "$0"', folder], { cwd: '/', ...owner }).then(
    () => true,
    () => false,
  )
}
