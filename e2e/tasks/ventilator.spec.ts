import type { placeOf } from '#case/rules/places.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { violationsOn } from '../axe.ts'
import { educator, joined, openRoom } from '../educator.ts'
import { playOn } from '../play-on.ts'
import { expect, takeRole, test } from '../team.ts'
import { button } from '../trio.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'

const PAGE = '/therapist/transport/preparation/ventilator'

test('RT checks ventilator and blender on the drawn panel, by pressing its parts and by keys alone', async ({
  app,
  browser,
}) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Grey team', { story: 'The grey baby' })
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  const rt = await joined(browser, app, code, 'Rob')
  await takeRole(rt, 'RT')
  await takeRole(await joined(browser, app, code, 'Nia'), 'RN')
  const isBegun = (state: Parameters<typeof placeOf>[0]) => state.records.CaseTaskTime[1]?.TransportStartTime != null
  await playOn(app, 'Grey team', isBegun, { story: case2 })
  const troubles = watchForTrouble([rt])
  await rt.goto(PAGE)
  const panel = rt.getByRole('region', { name: 'Ventilator and blender' })
  const press = (name: string) => button(panel, name).click()
  const isDone = (steps: number) => expect(rt.getByText(`${steps} of 9 steps`)).toBeVisible()

  await button(rt, 'Start').click()
  await press('Strap the cylinders')
  await expect(panel).toContainText('The ventilator is still off.')
  await press('Power key')
  await isDone(1)
  await press('Oxygen hose')
  await press('Gas lever of the blender')
  await expect(panel).toContainText('Then it gives 100 %, whatever it says.')
  await press('Air hose')
  await press('Gas lever of the blender')
  await isDone(2)
  await press('Air hose')
  await isDone(3)
  await press('In room air and in oxygen, then read room air again')
  await isDone(4)
  expect(await violationsOn(rt, '[data-none]')).toEqual([])

  // Turned by keys.
  await panel.getByRole('slider', { name: 'Knob of the blender' }).focus()
  for (const key of ['Home', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await rt.keyboard.press(key)
  await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', 'FiO2 0.25')
  await button(panel, 'Lock the knob').press('Enter')
  await isDone(5)
  await button(panel, '25/5, rate 60, Ti 0.35 s').press('Space')
  await expect(panel).toContainText('For stiff lungs. His are wet, not stiff.')
  await button(panel, '18/5, rate 30, Ti 0.35 s').press('Enter')
  await isDone(6)
  await expect(panel, 'a key that goes with its step leaves the focus at the panel').toBeFocused()
  await press('Sidestream adapter at the tube')
  await isDone(7)
  await press('Hand low, 85')
  await expect(button(panel, 'Hand low, 85')).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['Hand high, 97', 'End-tidal CO2, 35 and 50', 'Apnea, 20 s']) await press(name)
  await isDone(8)
  await press('One air cylinder more')
  await press('One air cylinder more')
  await press('Strap the cylinders')
  await expect(rt.getByText('Two air, two oxygen, all at 2,000 psi')).toBeVisible()
  expect(troubles).toEqual([])
})
