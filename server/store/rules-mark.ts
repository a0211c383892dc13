import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../settings/project-root.ts'

let mark: string | null = null

/** Tells one version of story and rules from another: what is played again from a log needs the same. Worked out once. */
export function rulesMark(): string {
  mark ??= markOf(['case', 'content'])
  return mark
}

function markOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
      hash.update(file).update(readFileSync(join(projectRoot, folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
