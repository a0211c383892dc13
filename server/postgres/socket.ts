import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import { makeOwnedFolder, type Owner } from './owner.ts'

// The address of a Unix socket holds 103 bytes on macOS and 107 on Linux.
const longestPath = 103
const socketName = '.s.PGSQL.5432'

/** The folder for the socket: inside the cluster's own where the path is short enough, else a short one of its own. */
export async function socketFolderFor({
  folder,
  owner,
}: {
  folder: string
  owner: Owner | undefined
}): Promise<string> {
  const near = join(folder, 'run')
  if (Buffer.byteLength(join(near, socketName)) <= longestPath) {
    await makeOwnedFolder(near, owner)
    return near
  }
  const short = join(temporaryFolder(), `trainer-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  await makeOwnedFolder(short, owner)
  await checkIsOurs(short, owner)
  return short
}

const temporaryFolder = () => (Buffer.byteLength(join(tmpdir(), socketName)) < longestPath - 25 ? tmpdir() : '/tmp')

/** Anyone may make folders in the temporary folder, so one with the right name may be a stranger's. */
async function checkIsOurs(folder: string, owner: Owner | undefined) {
  const found = await lstat(folder)
  const uid = owner?.uid ?? process.getuid?.()
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return
  throw new StartError(`The folder ${folder} belongs to someone else: remove it, or set DATA_DIR to a shorter path.`)
}
