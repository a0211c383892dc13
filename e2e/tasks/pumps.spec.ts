import type { Page } from '@playwright/test'
import { RN } from '#case/records/roles.ts'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { expect } from '../team.ts'
import { button } from '../trio.ts'
import { trioAt } from '../trio-at.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { test } from './drawing-team.ts'
import { begin, card, exactValue, expectDone, openPicture, seenAt, tap } from './picture.ts'

const pumps = `${medPumps.url}?isAR=true`

test('RN checks the pumps by tapping them; a skipped step gets its hint, and a reload loses nothing', async ({
  app,
  browser,
}) => {
  test.slow()
  const { provider, rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const troubles = watchForTrouble([rn])
  await provider.goto('/provider/transport/preparation')
  await begin(rn, pumps)

  await tap(rn, 'TEST key')
  await expect(card(rn)).toContainText('The pump is still off.')
  await tap(rn, 'Power, first pump')
  await expectDone(rn, 1, 7)
  await tap(rn, 'TEST key')
  await expect(card(rn)).toContainText('Please wait')
  await expectDone(rn, 2, 7)
  await expect(card(rn)).toContainText('Self-test green')

  await tap(rn, 'Battery, second pump, 88%')
  await expect(card(rn)).toContainText('This one lasts.')
  await tap(rn, 'Battery, third pump, 41%')
  await expectDone(rn, 3, 7)

  await rn.reload()
  await openPicture(rn, pumps)
  await expectDone(rn, 3, 7)
  await expect(button(rn, 'Battery, third pump, new')).toBeAttached()
  await expectSeenByProvider(provider, 3)
  await tap(rn, 'On the screen: Neonatal transport')
  await expectDone(rn, 4, 7)

  // By the keys of the pump, and the last bit by the exact value.
  for (const key of ['Up by 1', 'Up by 1', 'Up by 1', 'Up by 0.1']) await tap(rn, key)
  await expect(exactValue(rn)).toHaveValue('3.1')
  await button(rn, 'More').click()
  await tap(rn, 'OK key')
  await expectDone(rn, 5, 7)
  await tap(rn, 'On the screen: Low')
  await expectDone(rn, 6, 7)

  await tap(rn, 'Lock lever, first pump')
  await expect(card(rn)).toContainText('Sound the alarm first')
  await tap(rn, 'Alarm test, bell key')
  await tap(rn, 'Lock lever, first pump')
  await expectDone(rn, 7, 7)
  expect(troubles).toEqual([])
})

/** The board counts along. */
const expectSeenByProvider = (provider: Page, steps: number) =>
  expect(provider.getByText(`${steps} of 7 steps`)).toBeVisible()

test('the picture of the pumps is worked by keyboard, and the list goes on where it was left', async ({
  app,
  browser,
}) => {
  test.slow()
  const { rn } = await trioAt(app, browser, (walk) => {
    walk.toPreparation()
    walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  })
  await openPicture(rn, pumps)
  await button(rn, 'Power, first pump').press('Enter')
  await expectDone(rn, 1, 7)

  // The arrow keys turn the picture, so that parts are seen elsewhere.
  const before = (await seenAt(rn, 'OK key')).picture.x
  for (let count = 0; count < 3; count++) await rn.getByRole('application').press('ArrowRight')
  await expect.poll(async () => (await seenAt(rn, 'OK key')).picture.x).not.toBeCloseTo(before, 0)

  await rn.getByRole('radio', { name: 'List' }).check({ force: true })
  const list = rn.getByRole('list', { name: 'Steps' })
  await expect(list.getByText('Done: Switch on the first pump')).toBeVisible()
  await button(rn, 'Wait for the self-test').click()
  await expect(list.getByText('Self-test green')).toBeVisible()
  await rn.reload()
  await expect(list.getByText('Self-test green')).toBeVisible()
})
