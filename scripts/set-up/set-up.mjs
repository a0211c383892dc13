import { build, isBuilt, isWhole, noteTogether, placeOf } from './build.mjs'
import { explained, Failure, tell } from './failure.mjs'
import { install, isInstalled, packages, tellTooLittle } from './install.mjs'
import { alone } from './lock.mjs'
import { mend } from './put-in-place.mjs'

/** @import { Part } from './build.mjs' */

/** @type {Part[]} */
const app = ['server', 'web']

/**
 * Installs and builds what is missing or stale. Each is made beside what is there, and takes its place when all is whole: what
 * fails or is killed leaves what ran before.
 * @param {Part[]} parts
 */
export async function setUp(parts, { needsPackages = true } = {}) {
  const isReady = async () => (!needsPackages || (await isInstalled())) && (await staleOf(parts)).length === 0
  if (await isReady()) return
  const places = [packages, ...app.map(placeOf)]
  const work = async () => {
    await mend(places)
    if (await isReady()) return
    if (!(await isInstalled())) {
      await tellTooLittle()
      await telling('Installing packages, this takes a minute or two', install)
    }
    /** @type {Awaited<ReturnType<typeof build>>[]} */
    const built = []
    for (const part of await staleOf(parts)) {
      await telling(`Building the ${part} part`, async () => void built.push(await build(part)))
    }
    for (const { putInPlace } of built) await putInPlace()
    if (app.every((part) => parts.includes(part))) await noteTogether(app)
  }
  try {
    await alone(() => work().finally(() => mend(places)))
  } catch (error) {
    throw explained(error)
  }
}

/** For the app, which is whole as it was built. Where it cannot be brought up to date, what was built before runs on. */
export async function setUpApp() {
  try {
    await setUp(app, { needsPackages: false })
  } catch (error) {
    if (!(error instanceof Failure) || !(await isWhole(app))) throw error
    tell(error)
    console.error(
      'So the version that was built here before is started, without what has changed since. Once that is put right: npm run build',
    )
  }
}

/** @param {Part[]} parts */
async function staleOf(parts) {
  const checks = await Promise.all(parts.map(isBuilt))
  return parts.filter((_, index) => !checks[index])
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
