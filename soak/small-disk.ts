import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
