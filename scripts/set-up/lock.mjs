import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { explained } from './failure.mjs'
import { inProject } from './project.mjs'

const folder = inProject('dist', 'set-up.lock')
const holderFile = join(folder, 'pid')
const beatMs = 2_000
const staleMs = 30_000

/**
 * Does `work` while no other command sets up the same folder.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  await takeLock()
  // Where process numbers come round quickly, as in containers, only a beating heart tells a holder from a stranger.
  const heartbeat = setInterval(() => utimes(folder, new Date(), new Date()).catch(() => {}), beatMs)
  try {
    await work()
  } finally {
    clearInterval(heartbeat)
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeLock() {
  let told = false
  while (!(await makeLock())) {
    if (await isStale()) {
      await removeStaleLock()
      continue
    }
    if (!told) console.error('Another command is setting up this folder, waiting for it...')
    told = true
    await wait(250)
  }
}

async function makeLock() {
  try {
    await mkdir(inProject('dist'), { recursive: true })
    await mkdir(folder)
    await writeFile(holderFile, String(process.pid))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw explained(error)
  }
}

async function isStale() {
  const made = await stat(folder).catch(() => undefined)
  if (!made) return false
  const holder = Number(await readFile(holderFile, 'utf8').catch(() => 0))
  return (holder !== 0 && !isAlive(holder)) || Date.now() - made.mtimeMs > staleMs
}

/** Moved away first, because of several that find it stale only one can move it. */
async function removeStaleLock() {
  const aside = `${folder}.${process.pid}`
  await rename(folder, aside).catch(() => {})
  await rm(aside, { recursive: true, force: true })
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)
