import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { expect } from '../team.ts'
import { button } from '../trio.ts'
import { trioAt } from '../trio-at.ts'
import { test } from './drawing-team.ts'
import { begin, card, expectDone, seenAt, tap } from './picture.ts'
import { giveRoom, visitor } from './visitor.ts'

test('RN puts the pumps on a table in the room and checks them there; leaving loses nothing', { tag: '@walk' }, async ({
  app,
  browser,
}) => {
  test.slow()
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const [small, tall] = [
    { width: 300, height: 480 },
    { width: 390, height: 844 },
  ]
  await rn.setViewportSize(small)
  await giveRoom(rn)
  await begin(rn, `${medPumps.url}?isAR=true`)
  await button(rn, 'View in your room').click()
  await expect(rn.getByText('Point at a table or the floor.')).toBeVisible()

  const { stand, press, spread } = visitor(rn)
  const pressPart = async (part: string) => {
    const { x, y } = (await seenAt(rn, part)).picture
    await press(x, y)
  }
  await stand([0, 1.3, 0], 40)
  await press(150, 240)
  await expect(button(rn, 'Move')).toBeVisible()

  await stand([0, 1.1, -0.2], 10)
  await pressPart('OK key')
  await expect(card(rn)).toContainText('The pump is still off.')
  await pressPart('Power, first pump')
  await expectDone(rn, 1, 7)
  await pressPart('TEST key')
  await expectDone(rn, 2, 7)
  await pressPart('Battery, third pump, 41%')
  await expectDone(rn, 3, 7)

  const keysApart = async () => {
    for (;;) {
      const [test, ok, again] = [await seenAt(rn, 'TEST key'), await seenAt(rn, 'OK key'), await seenAt(rn, 'TEST key')]
      // Between the first look and the last the picture may have moved as a whole.
      if (test.page.x !== again.page.x || test.page.y !== again.page.y) continue
      return Math.hypot(test.picture.x - ok.picture.x, test.picture.y - ok.picture.y)
    }
  }
  const before = await keysApart()
  await spread(1.6)
  expect((await keysApart()) / before, 'as much bigger as the hands moved apart').toBeCloseTo(1.6, 0)
  await expectDone(rn, 3, 7)

  // Out of the room and in again, in the middle of it.
  await button(rn, 'Leave the room view').press('Enter')
  await rn.setViewportSize(tall)
  await tap(rn, 'On the screen: Neonatal transport')
  await expectDone(rn, 4, 7)
  await rn.setViewportSize(small)
  await button(rn, 'View in your room').click()
  await stand([0, 1.3, 0], 40)
  await press(150, 240)
  await expect(button(rn, 'Move')).toBeVisible()
  await stand([0, 1.1, -0.2], 10)
  for (const key of ['Up by 1', 'Up by 1', 'Up by 1', 'Up by 0.1', 'Up by 0.1', 'OK key']) await pressPart(key)
  await expectDone(rn, 5, 7)
  await pressPart('On the screen: Low')
  await expectDone(rn, 6, 7)
  await pressPart('Alarm test, bell key')
  await pressPart('Lock lever, first pump')
  await expectDone(rn, 7, 7)
})
