import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { lineOf } from './backup-file.ts'

/** For tests: a folder of its own. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'trainer-backup-'))
  return {
    folder,
    path: (name: string = randomUUID()) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** For tests: the same backup with other contents, and the checksum that goes with them. */
export function rewrite(from: string, to: string, change: (text: string) => string): string {
  const whole = gunzipSync(readFileSync(from)).toString()
  const text = change(whole.replace(/[^\n]*\n$/, ''))
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(to, gzipSync(text + lineOf({ sha256 })))
  return to
}
