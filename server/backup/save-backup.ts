import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, lstat, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartError } from '../settings/start-error.ts'
import { isUnreachable } from '../store/database.ts'
import type { Backup } from './backup-file.ts'
import { connect } from './connect.ts'
import { backupOf } from './write-backup.ts'

export interface SavedBackup {
  readonly rows: Backup['rows']
  readonly bytes: number
}

/** Saves what is in the database as a file that only its owner may read. It has its name once it is whole. */
export async function saveBackup(url: string, file: string, signal?: AbortSignal): Promise<SavedBackup> {
  await refuseExisting(file)
  const half = `${file}.half-${randomUUID().slice(0, 8)}`
  const client = await connect(url)
  try {
    let rows: Backup['rows'] = {}
    const contents = backupOf(client, (counted) => {
      rows = counted
    })
    const output = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(contents, createGzip(), output, { signal })
    const { size: bytes } = await stat(half)
    await giveName(half, file)
    return { rows, bytes }
  } catch (error) {
    throw explained(error, file)
  } finally {
    await rm(half, { force: true }).catch(() => {})
    await client.end()
  }
}

async function refuseExisting(file: string): Promise<void> {
  const found = await lstat(file).catch(() => null)
  if (found?.isDirectory()) throw new StartError(`${file} is a folder: give the name of a file in it.`)
  if (found) throw alreadyThere(file)
}

const alreadyThere = (file: string) =>
  new StartError(`${file} is there already, and is left as it is: give the backup another name.`)

/** A second name can only be given where there is none yet. Sticks and some shares know no second names. */
async function giveName(half: string, file: string): Promise<void> {
  try {
    await link(half, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw alreadyThere(file)
    await refuseExisting(file)
    await rename(half, file)
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const reasons: { readonly [code: string]: string } = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no more room for you on that disk',
  EFBIG: 'it is too large for that disk',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk fails',
  ABORT_ERR: 'it was stopped',
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof StartError) return error
  const reason = reasons[String(codeOf(error))] ?? (isUnreachable(error) ? 'the database went away' : undefined)
  return reason ? new StartError(`No backup was made at ${file}: ${reason}.`, { cause: error }) : error
}
