import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The running PostgreSQL server of a cluster, as its postmaster.pid tells it. */
interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
}

export async function readPostmaster(pgdata: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const socketFolder = lines[4]
  return pid && socketFolder ? { pid, socketFolder } : undefined
}

/** After a crash of the machine the number in postmaster.pid may belong to any other process. */
export async function isPostmasterOf(pid: number, pgdata: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return workingFolder === (await realpath(pgdata))
  }
  const listed = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => undefined)
  return listed?.stdout.includes('postgres') ?? false
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
