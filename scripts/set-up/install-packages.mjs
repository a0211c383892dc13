import { runTool } from './run-tool.mjs'

const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** @type {Promise<boolean> | undefined} */
let updated

/**
 * Installs packages of Debian's, where that may be done. Of several names for one, the first that works is taken.
 * @param {...(string | string[])} packages
 */
export async function installPackages(...packages) {
  if (process.getuid?.() !== 0) return
  updated ??= runTool('apt-get', ['update'], { env: quietly }).then(({ ok }) => ok)
  if (!(await updated)) return
  for (const names of packages) {
    for (const name of [names].flat()) {
      const { ok } = await runTool('apt-get', ['install', '-y', '--no-install-recommends', name], { env: quietly })
      if (ok) break
    }
  }
}
