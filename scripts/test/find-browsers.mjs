import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
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

/** @param {string} name */
const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Firefox as it comes from the system, which Playwright drives as it is. */
export function findFirefox() {
  return ['firefox-esr', 'firefox'].map(inPath).find((file) => file && runs(file))
}

/** WebKitGTK's driver and the small browser that comes with the engine. */
export function findWebKit() {
  const driver = inPath('WebKitWebDriver')
  const browser = miniBrowsers().find((file) => existsSync(file))
  return driver && browser && inPath('Xvfb') ? { driver, browser } : undefined
}

/** Debian keeps it in a folder that is named after the kind of machine, others do not. */
function miniBrowsers() {
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  const folders = ['/usr/libexec', ...machines.map((name) => join('/usr/lib', name))]
  return folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((kind) => join(folder, kind, 'MiniBrowser')),
  )
}

/** A sound server, so that a browser without windows hears and is heard. */
export const hasSound = () => Boolean(inPath('pulseaudio') && inPath('paplay'))
