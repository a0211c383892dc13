import { calibrateIno } from '#content/case-1/tasks/calibrate-ino.ts'
import { expect } from '../team.ts'
import { trioAt } from '../trio-at.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { test } from './drawing-team.ts'
import { begin, card, exactValue, expectDone, tap } from './picture.ts'

test('RT calibrates the nitric oxide system by tapping its parts, and a reload goes on at the same step', {
  tag: '@walk',
}, async ({ app, browser }) => {
  test.slow()
  const { rt } = await trioAt(app, browser, (walk) => walk.toPreparation())
  const troubles = watchForTrouble([rt])
  await begin(rt, `${calibrateIno.url}?isAR=true`)
  await tap(rt, 'PURGE key')
  await expect(card(rt)).toContainText('The system is still off.')
  await tap(rt, 'Power key')
  await expectDone(rt, 1, 10)
  await tap(rt, 'Cylinder valve, open')
  await expect(card(rt)).toContainText('The valve is open.')
  await rt.reload()
  await tap(rt, 'Cylinder valve, close')
  await expectDone(rt, 2, 10)
  await tap(rt, 'Inlet near the circuit')
  await expect(card(rt)).toContainText('Sampling near the circuit gives a false zero.')
  await tap(rt, 'Inlet in room air')
  await expectDone(rt, 3, 10)

  await rt.reload()
  await expectDone(rt, 3, 10)
  await tap(rt, 'Calibration gas')
  await expectDone(rt, 4, 10)
  await tap(rt, 'PURGE key')
  await expectDone(rt, 5, 10)

  await tap(rt, 'Injector: After the humidifier')
  await expect(card(rt)).toContainText('The injector goes where the gas is dry.')
  await tap(rt, 'Injector: Before the humidifier')
  await expectDone(rt, 6, 10)
  await tap(rt, 'Sample line: Beside the injector')
  await expect(card(rt)).toContainText('There the gas is not mixed yet.')
  await tap(rt, 'Sample line: At the Y-piece')
  await expect(card(rt)).toContainText('what she breathes out mixes in')
  await tap(rt, 'Sample line: Inspiratory limb, 15 to 30 cm before her')
  await expectDone(rt, 7, 10)

  for (let turn = 0; turn < 2; turn++) await tap(rt, 'Dose wheel, up by 1')
  await expect(exactValue(rt)).toHaveValue('2')
  await exactValue(rt).fill('40')
  await tap(rt, 'OK key')
  await expect(card(rt)).toContainText('Above 20 ppm nothing is gained')
  await exactValue(rt).fill('20')
  await tap(rt, 'OK key')
  await expectDone(rt, 8, 10)

  await tap(rt, 'On the screen: NO2 high, 20 ppm')
  await expect(card(rt)).toContainText('20 ppm is the dose of NO.')
  for (const alarm of ['NO high', 'NO low', 'NO2 high, 2 ppm', 'O2']) await tap(rt, `On the screen: ${alarm}`)
  await expectDone(rt, 9, 10)
  await tap(rt, 'Backup flow switch')
  await expect(card(rt)).toContainText('Attach the manual bag first')
  await tap(rt, 'Manual bag')
  await tap(rt, 'Backup flow switch')
  await expectDone(rt, 10, 10)
  expect(troubles).toEqual([])
})
