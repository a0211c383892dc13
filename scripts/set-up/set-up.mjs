import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { alone } from './lock.mjs'

/** @import { Part } from './build.mjs' */

/**
 * Installs and builds what is missing or stale.
 * @param {Part[]} parts
 */
export async function setUp(parts) {
  if (await isReady(parts)) return
  await alone(async () => {
    if (!(await isInstalled())) await telling('Installing packages, this takes a minute or two', install)
    for (const part of parts) {
      if (!(await isBuilt(part))) await telling(`Building the ${part} part`, () => build(part))
    }
  })
}

/** @param {Part[]} parts */
async function isReady(parts) {
  const checks = await Promise.all([isInstalled(), ...parts.map(isBuilt)])
  return checks.every(Boolean)
}

/**
 * Says what is going on, on stderr because stdout belongs to what the command prints.
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function telling(what, work) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  console.error(`${what}...`)
  const reminder = setInterval(() => console.error(`  still at it, ${seconds()} s`), 15_000)
  try {
    await work()
  } finally {
    clearInterval(reminder)
  }
  console.error(`  done in ${seconds()} s`)
}
