import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { expect, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'

const pumps = `${medPumps.url}?isAR=true`

test('a browser that cannot draw opens the list by itself and says why', async ({ app, browser }) => {
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  await rn.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
  await rn.goto(pumps)
  await expect(rn.getByText('This browser cannot draw in 3D')).toBeVisible()
  await button(rn, 'Start').click()
  await button(rn, 'Switch on the first pump').click()
  await expect(rn.getByText('Done: Switch on the first pump')).toBeVisible()
})

test('while the picture does not come the list can be taken, and it is taken when the picture never comes', async ({
  app,
  browser,
}) => {
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  // A browser without a graphics card: it says that it can draw, and is never asked to.
  await rn.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (() => ({
      getExtension: () => null,
      getParameter: () => 'a graphics card',
    })) as unknown as HTMLCanvasElement['getContext']
    // It asks for the picture again every second, half a minute long: from a moment on without the seconds.
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) =>
      setTimeout(run, ms === 1000 && 'isHurried' in window ? 0 : ms, ...rest)) as typeof window.setTimeout
  })
  await rn.route(/assets\/picture-/, (route) => route.abort())
  await rn.goto(pumps)
  await rn.getByRole('radio', { name: 'List' }).check({ force: true })
  await expect(button(rn, 'Start')).toBeVisible()

  await rn.getByRole('radio', { name: '3D' }).check({ force: true })
  await expect(button(rn, 'Start')).toBeHidden()
  await rn.evaluate(() => {
    Object.assign(window, { isHurried: true })
  })
  await expect(rn.getByText('The picture could not be shown')).toBeVisible()
  await button(rn, 'Start').click()
  await button(rn, 'Switch on the first pump').click()
  await expect(rn.getByText('Done: Switch on the first pump')).toBeVisible()
})
