import { existsSync } from 'node:fs'
import { Failure } from '../set-up/failure.mjs'
import { inProject } from '../set-up/project.mjs'
import { runTool } from '../set-up/run-tool.mjs'
import { installPackages } from './debian-packages.mjs'
import { findBrowser, runs } from './find-browser.mjs'

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
