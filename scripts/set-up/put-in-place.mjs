import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { Failure } from './failure.mjs'
import { inProject } from './project.mjs'

/** Beside its place, so on the same disk, and as deep: maps of sources tell the way from where a file will be. */
const newOf = '.new-'
/** @param {string} place */
const oldOf = (place) => inProject('dist', `${basename(place)}.old`)

/**
 * An empty folder to make something in. Nobody else writes there, not even a tool that outlived the command that ran it.
 * @param {string} name
 */
export async function newFolder(name) {
  const folder = inProject('dist', `${name}${newOf}${randomUUID().slice(0, 8)}`)
  await mkdir(folder)
  return folder
}

/**
 * Puts what is whole where something else stood. What stood there is gone only when the new one is in its place.
 * @param {string} made
 * @param {string} place
 */
export async function putInPlace(made, place) {
  const old = oldOf(place)
  await rm(old, { recursive: true, force: true })
  try {
    if (await isThere(place)) await rename(place, old)
    await rename(made, place)
  } catch (error) {
    await putBack(place)
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Failure(`${place} could not be replaced (${code}) and is as it was: it must be a plain folder of yours.`)
  }
}

/**
 * After work that failed, was killed or is done: what was moved away and not replaced stands where it stood, and what is left
 * over is gone.
 * @param {string[]} places
 */
export async function mend(places) {
  for (const place of places) await putBack(place)
  for (const name of await readdir(inProject('dist'))) {
    // A tool that outlived its command may still write there: then it goes the next time.
    if (name.includes(newOf) || name.endsWith('.old'))
      await rm(inProject('dist', name), { recursive: true, force: true }).catch(() => {})
  }
}

/** @param {string} place */
async function putBack(place) {
  if (!(await isThere(place)) && (await isThere(oldOf(place)))) await rename(oldOf(place), place)
}

/** @param {string} path */
const isThere = (path) =>
  lstat(path).then(
    () => true,
    () => false,
  )
