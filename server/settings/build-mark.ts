import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Tells one build from another: the fingerprint of all that it was made of. Read once, since a build may be put in its place while
 * this one runs. From sources each process has its own.
 */
export const buildMark: string = readMark()

function readMark(): string {
  try {
    return readFileSync(join(dirname(fileURLToPath(import.meta.url)), '.built'), 'utf8').slice(0, 16)
  } catch {
    return randomUUID().slice(0, 16)
  }
}
