import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'

const run = promisify(execFile)

/** Who PostgreSQL runs as. It refuses to run as root, so root hands it to `nobody`; others run it themselves. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

export async function findOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  if (!fields) {
    throw new StartError(
      'This system has no user "nobody" to run the database: start as an ordinary user, not as root.',
    )
  }
  // macOS writes -2, which the system calls take as an unsigned number.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 }
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
