import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/test/find-browsers.mjs'
import type { Row } from '../figures/figures.ts'
import { Child } from './child.ts'
import { emptyDatabase } from './site.ts'

const COUNTED = new Set(['Document', 'Script', 'Stylesheet', 'Font'])

/** What a browser that has never been here fetches before somebody can log in. */
export async function measureLogin(): Promise<Row[]> {
  const node = await Child.start('node-server.ts', await emptyDatabase('login'))
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let bytes = 0
  const counted = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, type }) => COUNTED.has(type) && counted.add(requestId))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(`http://localhost:${node.port}/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Password').waitFor()
  await browser.close()
  await node.kill()
  return [{ what: 'the login: page, scripts, style and font', measured: bytes / 1000, unit: 'KB', goal: '145 KB' }]
}
