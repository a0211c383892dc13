import type { Page } from '@playwright/test'
import { RN } from '#case/roles.ts'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { giveRoom, visitor } from './ar/visitor.ts'
import { expect, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] })
  },
})

const pumpsPage = '/nurse/transport/preparation/medical-pumps?isAR=true'
const hintOf = (slug: string) => medPumps.steps.find((step) => step.slug === slug)?.ifSkipped ?? ''
const card = (page: Page) => page.locator('[data-card]')

async function openPicture(page: Page): Promise<void> {
  await page.goto(pumpsPage)
  await expect(page.getByRole('application', { name: /Three syringe pumps/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('progressbar', { name: 'Setting up the picture' })).toBeHidden({ timeout: 60_000 })
}

/** Where a part is seen, once it stands still: its button lies over it. Also from the upper left of the picture. */
async function seenAt(page: Page, part: string) {
  const at = page.getByRole('button', { name: part, exact: true })
  const frame = await page.getByRole('list', { name: 'Parts' }).boundingBox()
  let [x, y, last] = [0, 0, '']
  await expect(async () => {
    const box = await at.boundingBox()
    if (!box || !frame) throw new Error(`${part} is not seen`)
    ;[x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = last
    last = `${Math.round(x)} ${Math.round(y)}`
    expect(last).toBe(before)
  }).toPass({ intervals: [200] })
  return { page: { x, y }, picture: { x: x - (frame?.x ?? 0), y: y - (frame?.y ?? 0) } }
}

/** Taps the picture itself; the buttons let pointers through. */
async function tap(page: Page, part: string): Promise<void> {
  const { x, y } = (await seenAt(page, part)).page
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const)).toBe(
    'CANVAS',
  )
  await page.mouse.click(x, y)
}

const expectStep = (page: Page, slug: string) => {
  const label = medPumps.steps.find((step) => step.slug === slug)?.label ?? ''
  return expect(card(page)).toContainText(label)
}

test('RN checks the pumps by tapping them; a skipped step gets its hint, and a reload loses nothing', async ({
  app,
  browser,
}) => {
  test.setTimeout(300_000)
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  await openPicture(rn)
  await button(rn, 'Start').click()
  await expectStep(rn, 'power')

  await tap(rn, 'TEST key')
  await expect(card(rn)).toContainText(hintOf('power'))
  await tap(rn, 'Power, first pump')
  await expectStep(rn, 'self-test')
  await tap(rn, 'TEST key')
  await expect(card(rn)).toContainText('Please wait')
  await expectStep(rn, 'battery')
  await expect(card(rn)).toContainText('Self-test green')

  await tap(rn, 'Battery, second pump, 88%')
  await expect(card(rn)).toContainText('This one lasts.')
  await tap(rn, 'Battery, third pump, 41%')
  await expectStep(rn, 'profile')
  await expect(rn.getByRole('button', { name: 'Battery, third pump, new' })).toBeAttached()

  await rn.reload()
  await expect(rn.getByRole('button', { name: 'Battery, third pump, new' })).toBeAttached({ timeout: 60_000 })
  await openPicture(rn)
  await expectStep(rn, 'profile')
  await tap(rn, 'On the screen: Neonatal transport')
  await expectStep(rn, 'weight')

  // By the keys of the pump, and the last bit by the exact value.
  for (const key of ['Up by 1', 'Up by 1', 'Up by 1', 'Up by 0.1']) await tap(rn, key)
  await expect(rn.getByRole('textbox')).toHaveValue('3.1')
  await button(rn, 'More').click()
  await tap(rn, 'OK key')
  await expectStep(rn, 'occlusion')
  await tap(rn, 'On the screen: Low')
  await expectStep(rn, 'alarm-and-lock')

  await tap(rn, 'Lock lever, first pump')
  await expect(card(rn)).toContainText('Sound the alarm first')
  await tap(rn, 'Alarm test, bell key')
  await tap(rn, 'Lock lever, first pump')
  await expect(rn.getByText('7 of 7 steps')).toBeVisible()
})

test('the pumps can be worked with the keyboard alone, and the list goes on where the picture was left', async ({
  app,
  browser,
}) => {
  test.setTimeout(200_000)
  const { rn } = await trioAt(app, browser, (walk) => {
    walk.toPreparation()
    walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  })
  await openPicture(rn)
  await rn.getByRole('button', { name: 'Power, first pump', exact: true }).press('Enter')
  await expectStep(rn, 'self-test')

  // The arrow keys turn the picture, so that parts are seen elsewhere.
  const before = (await seenAt(rn, 'OK key')).picture.x
  const picture = rn.getByRole('application', { name: /Three syringe pumps/ })
  for (let count = 0; count < 3; count++) await picture.press('ArrowRight')
  await expect.poll(async () => (await seenAt(rn, 'OK key')).picture.x).not.toBeCloseTo(before, 0)

  await rn.getByRole('radio', { name: 'List' }).check({ force: true })
  const list = rn.getByRole('list', { name: 'Steps' })
  await expect(list.getByText('Done: Switch on the first pump')).toBeVisible()
  await button(rn, 'Wait for the self-test').click()
  await expect(list.getByText('Self-test green')).toBeVisible()
  await rn.reload()
  await expect(list.getByText('Self-test green')).toBeVisible()
})

test('a browser that cannot draw opens the list by itself and says why', async ({ app, browser }) => {
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  await rn.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
  await rn.goto(pumpsPage)
  await expect(rn.getByText('This browser cannot draw in 3D')).toBeVisible()
  await button(rn, 'Start').click()
  await button(rn, 'Switch on the first pump').click()
  await expect(rn.getByText('Done: Switch on the first pump')).toBeVisible()
})

test('RN puts the pumps on a table in the room and checks them there; leaving loses nothing', async ({
  app,
  browser,
}) => {
  test.setTimeout(400_000)
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const [small, tall] = [
    { width: 300, height: 480 },
    { width: 390, height: 844 },
  ]
  await rn.setViewportSize(small)
  await giveRoom(rn)
  await openPicture(rn)
  await button(rn, 'Start').click()
  await expectStep(rn, 'power')
  await button(rn, 'View in your room').click()
  await expect(rn.getByText('Point at a table or the floor.')).toBeVisible({ timeout: 60_000 })

  const { stand, press } = visitor(rn)
  const pressPart = async (part: string) => {
    const { x, y } = (await seenAt(rn, part)).picture
    await press(x, y)
  }
  await stand([0, 1.3, 0], 40)
  await press(150, 240)
  await expect(button(rn, 'Move')).toBeVisible()

  await stand([0, 1.1, -0.2], 10)
  await pressPart('OK key')
  await expect(card(rn)).toContainText(hintOf('power'))
  await pressPart('Power, first pump')
  await expectStep(rn, 'self-test')
  await pressPart('TEST key')
  await expectStep(rn, 'battery')
  await pressPart('Battery, third pump, 41%')
  await expectStep(rn, 'profile')

  // Out of the room and in again, in the middle of it.
  await button(rn, 'Leave the room view').press('Enter')
  await rn.setViewportSize(tall)
  await tap(rn, 'On the screen: Neonatal transport')
  await expectStep(rn, 'weight')
  await rn.setViewportSize(small)
  await button(rn, 'View in your room').click()
  await stand([0, 1.3, 0], 40)
  await press(150, 240)
  await expect(button(rn, 'Move')).toBeVisible()
  await stand([0, 1.1, -0.2], 10)
  for (const key of ['Up by 1', 'Up by 1', 'Up by 1', 'Up by 0.1', 'Up by 0.1', 'OK key']) await pressPart(key)
  await expectStep(rn, 'occlusion')
  await pressPart('On the screen: Low')
  await expectStep(rn, 'alarm-and-lock')
  await pressPart('Alarm test, bell key')
  await pressPart('Lock lever, first pump')
  await expect(rn.getByText('7 of 7 steps')).toBeVisible()
})
