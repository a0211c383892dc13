import { test as base } from '../team.ts'

/** Browsers that can draw in three dimensions, if only as they do without a graphics card. */
export const test = base.extend<{ drawing: undefined }>({
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
