import { test as base } from '../team.ts'

/** Browsers that draw in three dimensions, by software where there is no graphics card. */
export const test = base.extend<{ drawing: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Only the picture is drawn so: the page around it would take twice as long.
      const args = ['--disable-gpu-compositing', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
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
