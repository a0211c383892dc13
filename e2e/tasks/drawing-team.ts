import { test as base } from '../team.ts'

/** Browsers that draw in three dimensions as they do without a graphics card, wherever the tests run. */
export const test = base.extend<{ drawing: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Only the picture is drawn in 3D by the processor: were the page itself, each of its pictures would cost as much.
      const args = ['--disable-gpu', '--enable-unsafe-swiftshader']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  drawing: [
    async ({ browser }, use, testInfo) => {
      const page = await browser.newPage()
      const canDraw = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
      await page.close()
      testInfo.skip(!canDraw, 'This browser cannot draw in 3D.')
      await use(undefined)
    },
    { auto: true },
  ],
})
