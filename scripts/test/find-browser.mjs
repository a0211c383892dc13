import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell is the same browser without windows, and a fifth faster.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** The Chromium or Chrome of this machine: the one in BROWSER_PATH, or one that is installed. */
export function findBrowser() {
  const given = process.env.BROWSER_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...macApps].find((file) => existsSync(file) && runs(file))
}

/**
 * Ubuntu has a `chromium-browser` that only says how to get one.
 * @param {string} file
 */
export function runs(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
