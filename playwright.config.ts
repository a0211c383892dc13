import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/test/find-browsers.mjs'

const executablePath = findBrowser()
const pictures = '**/pictures.spec.ts'
const long = ['**/whole-case.spec.ts', '**/console.spec.ts', '**/engines/*.spec.ts', '**/tasks/*.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/test/playwright-setup.ts',
  // A test has three browsers and a server of its own in it.
  fullyParallel: true,
  // Much of its time it waits for sounds and clocks.
  workers: Math.min(4, Math.max(3, Math.floor(availableParallelism() / 2))),
  // Far longer than anything takes: only what is stuck should end here, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // What takes longest goes first, so that nobody waits for it alone at the end.
    { name: 'long', testMatch: long, grepInvert: /@walk/ },
    { name: 'tests', testIgnore: [...long, pictures], grepInvert: /@walk/ },
    // Over ways that shorter tests show too: before a release.
    { name: 'walks', grep: /@walk/ },
    // Those of the docs, made anew.
    { name: 'pictures', testMatch: pictures },
  ],
  use: {
    ...devices['Desktop Chrome'],
    // What cannot be pressed fails by itself, also in a test that may take half an hour.
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // Drawn in 3D are only pictures, and these by the processor, wherever the tests run: were the page itself, each of its pictures would cost as much.
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
})
