import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '../scripts/set-up/install-packages.mjs'

/** A disk of its own that can be filled. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  empty(): void
}

/** Null where nothing can be mounted: only root may, and not in every container. It goes with the process. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'trainer-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1500m,mode=755', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  process.once('exit', () => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(1024 * 1024), { flag: 'a' })
      } catch {}
    },
    empty: () => rmSync(filler, { force: true }),
  }
}

/** A clock for one node that can jump while it runs. */
export interface ShiftedClock {
  /** What the node's process must be started with. */
  readonly env: NodeJS.ProcessEnv
  /** So many seconds from what it showed at first, from now on. */
  shift(seconds: number): void
}

/** What sets the clock of one process alone, installed where it can be had. */
export async function ensureShiftedClocks(): Promise<void> {
  if (findLibrary()) return
  await installPackages('libfaketime')
  if (findLibrary()) return
  console.log(
    'The clocks of the nodes are left as they are, only the database’s is set: libfaketime could not be installed (on Debian: sudo apt-get install libfaketime).',
  )
}

/** A clock that is wrong by so many seconds before it jumps. Null where there is no libfaketime. */
export function makeShiftedClock(aheadSeconds = 0): ShiftedClock | null {
  const library = findLibrary()
  if (!library) return null
  const folder = mkdtempSync(join(tmpdir(), 'trainer-clock-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const file = join(folder, 'offset')
  const shift = (seconds: number) => {
    const ahead = aheadSeconds + seconds
    writeFileSync(file, `${ahead < 0 ? '-' : '+'}${Math.abs(ahead)}\n`)
  }
  shift(0)
  return {
    shift,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // What is timed goes on: only the time of day jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}

function findLibrary(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
}
