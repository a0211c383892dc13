import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/**
 * A hash over the contents of files and folders, so that a build is repeated when they change and only then.
 * @param {string[]} paths
 */
export async function fingerprintOf(paths) {
  const files = (await Promise.all(paths.map(filesIn))).flat().sort()
  const hash = createHash('sha256').update(process.platform)
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(inProject(file)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  if (!(await stat(inProject(path))).isDirectory()) return [path]
  const names = await readdir(inProject(path), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(inProject().length))
}
