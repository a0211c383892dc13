import { existsSync } from 'node:fs'
import { Failure } from '../set-up/failure.mjs'
import { installPackages } from '../set-up/install-packages.mjs'
import { inProject } from '../set-up/project.mjs'
import { runTool } from '../set-up/run-tool.mjs'
import { findBrowser, findFirefox, findWebKit, hasSound, runs } from './find-browsers.mjs'

/** The browser for the tests, installed where there is none. */
export async function ensureBrowser() {
  const browser = findBrowser() ?? (await playwrightBrowser()) ?? (await installBrowser())
  if (browser && runs(browser)) return browser
  throw new Failure(
    process.env.BROWSER_PATH
      ? `BROWSER_PATH is ${browser}, which does not run: correct it, or leave it out.`
      : 'The tests need a browser: install Chromium or Chrome (on Debian: sudo apt-get install chromium) or set BROWSER_PATH.',
  )
}

async function installBrowser() {
  console.log('Installing a browser for the tests, this takes a few minutes...')
  await installPackages(['chromium-headless-shell', 'chromium'])
  const fromSystem = findBrowser()
  if (fromSystem) return fromSystem

  const options = [inProject('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']
  await runTool(process.execPath, process.getuid?.() === 0 ? [...options, '--with-deps'] : options)
  return playwrightBrowser()
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

const engines = [
  { name: 'Firefox', isHere: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKitGTK',
    isHere: findWebKit,
    packages: [
      'xvfb',
      ['webkit2gtk-driver', 'webkitgtk-webdriver'],
      'gstreamer1.0-libav',
      'gstreamer1.0-plugins-bad',
      'gstreamer1.0-pulseaudio',
    ],
  },
  { name: 'PulseAudio', isHere: hasSound, packages: ['pulseaudio', 'pulseaudio-utils'] },
]

/** Browsers of other makers for the tests, installed where they can be had. Without them the tests use Chromium alone. */
export async function ensureEngines() {
  const wanted = engines.filter(({ isHere }) => !isHere())
  if (wanted.length > 0) console.log(`Installing ${wanted.map(({ name }) => name).join(', ')} for the tests...`)
  for (const { packages } of wanted) await installPackages(...packages)
  const missing = wanted.filter(({ isHere }) => !isHere())
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => engine.packages.map((names) => [names].flat()[0]))
  console.log(
    `Only Chromium is tested: ${missing.map(({ name }) => name).join(', ')} could not be installed` +
      ` (on Debian: sudo apt-get install ${packages.join(' ')}).`,
  )
}
