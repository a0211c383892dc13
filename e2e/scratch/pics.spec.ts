import { educator, joined, openRoom } from '../educator.ts'
import { playOn } from '../play-on.ts'
import { test } from '../speaking-team.ts'
import { expect, takeRole } from '../team.ts'
import { button } from '../trio.ts'
import { walkInRoom } from '../walk-to.ts'

test('pics', async ({ app, browser }) => {
  test.setTimeout(900_000)
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Blue team')
  const team: any[] = []
  for (const name of ['Ann', 'Rob', 'Nia']) team.push(await joined(browser, app, code, name))
  const [ann, rob, nia] = team
  await eda.screenshot({ path: '/tmp/pics17/rooms.png' })
  await walkInRoom(app, 'Blue team', ['Ann', 'Rob', 'Nia'], (walk) => {
    walk.toPreparation()
    walk.work('OrderPharmacy')
  })
  await eda.goto(`/rooms/${code}/console`)
  await expect(eda.getByText('Skip to').or(eda.getByText('Nothing to skip'))).toBeVisible()
  for (const [w, h] of [
    [768, 1024],
    [1280, 900],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await eda.setViewportSize({ width: w, height: h })
    await eda.waitForTimeout(1500)
    await eda.screenshot({ path: `/tmp/pics17/console-${w}.png`, fullPage: w === 1280 })
  }
  await eda.setViewportSize({ width: 1280, height: 900 })
  await playOn(app, 'Blue team', ({ records }) => records.PointProgress[3]?.openedAt != null)
  await button(eda, 'Inject').click()
  await button(eda.getByRole('dialog'), 'A pressor pump alarms occlusion: the line is kinked').click()
  await button(eda.getByRole('dialog'), 'Let it happen').click()
  await button(eda, 'Speak').click()
  await eda.waitForTimeout(500)
  await eda.screenshot({ path: '/tmp/pics17/speak.png' })
  await eda.getByRole('dialog').getByLabel('As').selectOption('The pilot')
  await eda
    .getByLabel('What they will read')
    .fill('We have ice on the left wing. I would like to leave in ten minutes. Can you?')
  await eda.getByRole('dialog').getByRole('button', { name: 'Speak' }).click()
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  for (const [name, page] of [
    ['provider', ann],
    ['rt', rob],
    ['rn', nia],
  ] as const) {
    await page.goto('/case/decision-point/3')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/pics17/${name}-event.png` })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/pics17/${name}-event-1280.png` })
  }
  const projector = await eda.context().newPage()
  await projector.setViewportSize({ width: 1920, height: 1080 })
  await projector.goto(`/rooms/${code}/projector`)
  await projector.waitForTimeout(2000)
  await projector.screenshot({ path: '/tmp/pics17/projector.png' })
  await eda.keyboard.press('p')
  await eda.waitForTimeout(1500)
  await eda.screenshot({ path: '/tmp/pics17/console-paused.png', fullPage: true })
  await nia.screenshot({ path: '/tmp/pics17/rn-paused.png' })
  await projector.screenshot({ path: '/tmp/pics17/projector-paused.png' })
})
