import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/test/find-browser.mjs'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  // Without a graphics card 3D takes minutes: `npm run e2e:scenes` runs these.
  testIgnore: process.env.SCENES ? [] : ['**/tasks-3d.spec.ts', '**/scenes.spec.ts'],
  globalSetup: './scripts/test/playwright-setup.ts',
  // A test has three browsers and a server in it. Small or busy machines need one at a time, and patience.
  workers: availableParallelism() >= 6 ? 2 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    trace: { mode: 'retain-on-failure', screenshots: false },
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
      ],
    },
  },
})
