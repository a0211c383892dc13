import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function folderWithPackage(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('No package.json above the running code.')
  return folderWithPackage(above)
}

const here = dirname(fileURLToPath(import.meta.url))

/** Found by looking upwards, because the same code runs from server/ and, bundled, from dist/server/. */
export const projectRoot = folderWithPackage(here)

/** Where stories have what is not written in them: voices, and how they were before. A build has its own: the project's may be of another version. */
export const contentRoot = existsSync(join(here, 'content')) ? join(here, 'content') : join(projectRoot, 'content')
