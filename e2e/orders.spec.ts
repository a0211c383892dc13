import type { Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { typing } from './keyboard.ts'
import { expectAccessible } from './steadiness.ts'
import { confirmGroup } from './steps/confirm-group.ts'
import { expect, test } from './team.ts'
import { button, goOn, type Trio } from './trio.ts'
import { trioAt } from './trio-at.ts'
import { watchForTrouble } from './watch-for-trouble.ts'

const path = '/case/decision-point/1'

const own = (page: Page) => page.getByRole('region', { name: 'Your order' })
const loops = (page: Page) => page.getByRole('region', { name: 'Orders' })

/** The Provider decides without hearing anybody. */
async function decide(page: Page, group: string, options: readonly string[]): Promise<void> {
  await confirmGroup(page, group, options)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click()
}

async function open(trio: Trio, at = path): Promise<void> {
  for (const page of Object.values(trio)) {
    await page.goto(at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test('an order is called, read back wrong and caught, said again, done with hands, checked and reported', async ({
  app,
  browser,
}) => {
  test.slow()
  const trio = await trioAt(app, browser, (walk) => walk.toDecisions(), { hasOrders: true })
  const { provider, rt, rn } = trio
  const troubles = watchForTrouble([provider, rt, rn])
  await open(trio)
  await decide(provider, 'Medications', ['Dopamine'])
  await goOn(provider)

  await expect(own(rn)).toContainText('An order for you is coming: listen')
  await expect(own(rn)).not.toContainText('opamine')
  await expect(loops(provider)).toContainText('dopamine, 5 micrograms per kilo per minute')
  await expectAccessible(provider)
  await button(provider, 'I have said it').click()

  // Found by typing, with a list below; under ten taps beside the digits.
  let taps = 0
  const tap = async (what: Promise<void>) => {
    taps += 1
    await what
  }
  await tap(own(rn).getByLabel('Drug').click())
  await own(rn).getByLabel('Drug').pressSequentially('do')
  await expectAccessible(rn)
  await tap(own(rn).getByRole('button', { name: 'Dobutamine' }).click())
  // A word that is found leads on to the next field.
  await expect(own(rn).getByLabel('Dose', { exact: true })).toBeFocused()
  await rn.keyboard.type('5,0')
  await tap(button(rn, 'Read back').click())
  await expect(own(rn)).toContainText('In which unit was it said?')
  await tap(own(rn).getByRole('radio', { name: 'mcg/kg/min' }).check())
  await tap(button(rn, 'Read back').click())
  expect(taps).toBeLessThan(10)

  const readBack = loops(provider).getByRole('row', { name: 'Drug Dopamine Dobutamine' })
  await expect(readBack).toBeVisible()
  await expectAccessible(provider)
  await button(provider, 'Say it again').click()
  await expect(own(rn)).toContainText('what did you hear?')
  await own(rn).getByLabel('Drug').fill('Dopamine')
  await own(rn).getByLabel('Dose', { exact: true }).fill('5,0 µg/kg/min')
  await button(rn, 'Read back').click()
  await expect(loops(provider).getByRole('row', { name: 'Drug Dopamine Dopamine' })).toBeVisible()
  await expect(async () => {
    await button(provider, 'Confirm').first().click()
    await expect(own(rn)).toContainText('Your hands', { timeout: 2000 })
  }).toPass()

  await own(rn)
    .getByRole('radio', { name: /^Epinephrine/ })
    .check()
  await button(rn, 'Confirm').first().click()
  await expect(own(rn)).toContainText('Name first.')
  await own(rn)
    .getByRole('radio', { name: /^Dopamine/ })
    .check()
  await button(rn, 'Confirm').first().click()
  await own(rn).getByLabel('Program the pump').fill('0.6')
  await expectAccessible(rn)
  await button(rn, 'Confirm').first().click()
  await button(rn, 'Ask a colleague to look').click()
  await expect(rt.getByRole('region', { name: 'Second check' })).toContainText('0.6 mL/h')
  await button(rt, 'It fits').click()
  await button(rn, 'Done').click()
  await button(rn, 'Done').click()

  // Nothing runs before it is reported, on any page.
  const running = (page: Page) => page.getByText('Machine, pumps and gases').filter({ hasText: '· Dopamine' })
  await expect(running(rt)).toHaveCount(0)
  await button(rn, 'I have reported it').click()
  for (const page of [provider, rt, rn]) await expect(running(page)).toHaveCount(1)
  await expect(loops(provider)).toContainText('Dopamine runs at 0.6 mL/h.')
  await expect(own(rn)).toHaveCount(0)
  expect(troubles).toEqual([])
})

test('an order is questioned, cancelled and gone on without; what is sent late is told why', async ({
  app,
  browser,
}) => {
  test.slow()
  const trio = await trioAt(
    app,
    browser,
    (walk) => {
      walk.toDecisions()
      for (const [group, choice] of [
        ['Ventilator', 'transport-hfov'],
        ['Medications', 'saline-bolus'],
      ] as const) {
        walk.do(0, { kind: 'decide-group', point: 1, group, choice })
        walk.turnPages(1)
      }
      walk.do(0, { kind: 'call-order', order: '1', isWritten: false })
      walk.do(0, { kind: 'call-order', order: '2', isWritten: true })
    },
    { hasOrders: true },
  )
  const { provider, rt, rn } = trio
  await open(trio)
  await own(rt).getByText('Question it').click()
  await button(rt, 'Is this the moment?').click()
  await expect(loops(provider)).toContainText('RT asks: Is this the moment?')
  await button(provider, 'It stands').click()
  await expect(loops(provider)).not.toContainText('Is this the moment?')

  // Written without the network, cancelled meanwhile.
  await rt.context().setOffline(true)
  await own(rt)
    .getByLabel(/^Mean pressure/)
    .fill('18')
  await own(rt)
    .getByLabel(/^Frequency/)
    .fill('10')
  await own(rt).getByLabel('Amplitude').fill('36')
  await button(rt, 'Read back').click()
  await loops(provider)
    .getByRole('listitem')
    .filter({ hasText: 'transport HFOV' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await button(provider, 'Cancel it').click()
  await expect(loops(provider)).toContainText('Cancelled')
  await rt.context().setOffline(false)
  await expect(rt.getByText('The Provider has cancelled that order.').first()).toBeVisible()

  await decide(provider, 'Procedure', [])
  await decide(provider, 'Departure', ['Not ready to depart'])
  await expect(provider).toHaveURL(/decision-point\/1$/)
  await button(provider, 'Go on without').click()
  await expect(provider.getByRole('alertdialog')).toContainText('Saline bolus')
  await button(provider, 'Go on').click()
  for (const page of [provider, rt, rn]) await expect(page).toHaveURL(/results$/)
})

/** Dopamine is decided and called. */
function toCalled(walk: Walk): void {
  walk.toDecisions()
  walk.do(0, { kind: 'decide-group', point: 1, group: 'Medications', choice: 'dopamine' })
  walk.turnPages(1)
  walk.do(0, { kind: 'call-order', order: '1', isWritten: false })
}

/** At the third point the drain is decided and called. */
function toDrainCalled(walk: Walk): void {
  walk.toDecisions()
  for (const [index, choices] of idealChoices.slice(0, 2).entries()) walk.point(index + 1, choices)
  walk.do(0, { kind: 'decide-group', point: 3, group: 'Procedure', choice: ['drain'] })
  walk.turnPages(3)
  const [order = ''] = Object.keys(walk.state.records.Order).slice(-1)
  walk.do(0, { kind: 'call-order', order, isWritten: false })
}

/** RN has read it back, and has the syringe in hand. */
function toAtWork(walk: Walk): void {
  toCalled(walk)
  walk.do(2, { kind: 'hear-order', order: '1', said: { drug: 'dopamine', dose: '5' } })
  walk.wait(2000)
  walk.do(0, { kind: 'confirm-order', order: '1' })
  walk.do(2, { kind: 'work-order', order: '1', step: 'syringe', choice: 'option-2' })
}

/** Nothing stands over the monitor or its alarm, in its middle and at its edges. */
async function expectUncovered(page: Page, part = ''): Promise<void> {
  const monitor = page.getByRole('region', { name: 'Bedside monitor' }).first()
  const looked = part ? monitor.locator(part) : monitor
  await expect
    .poll(() =>
      looked.evaluate((element) => {
        // Where cards have come above it since, it is further down.
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.5, 0.9].every((part) =>
          element.contains(document.elementFromPoint(left + width * part, top + height * part)),
        )
      }),
    )
    .toBe(true)
}

test('on a phone and by keyboard alone: what is read back wrong and confirmed is stopped before it reaches her', async ({
  app,
  browser,
}) => {
  test.slow()
  const trio = await trioAt(app, browser, toCalled, { hasOrders: true })
  const { provider, rn } = trio
  await open(trio)
  for (const page of [provider, rn]) await expectUncovered(page)
  const [lead, hand] = [typing(provider), typing(rn)]
  await hand.enter(own(rn).getByLabel('Drug'), 'Dobutamine')
  await hand.enter(own(rn).getByLabel('Dose', { exact: true }), '5 mcg/kg/min')
  await hand.press(button(rn, 'Read back'))
  await expect(loops(provider).getByRole('row', { name: 'Drug Dopamine Dobutamine' })).toBeVisible()
  // Nothing tells the two apart but their words.
  await expect(loops(provider)).not.toContainText(/wrong|differ/i)
  await expect(async () => {
    await lead.press(button(provider, 'Confirm').first())
    await expect(own(rn)).toContainText('Your hands', { timeout: 2000 })
  }).toPass()
  await hand.press(own(rn).getByRole('radio', { name: /^Dopamine/ }))
  await hand.press(button(rn, 'Confirm').first())
  for (const seen of [own(rn), loops(provider)]) await expect(seen).toContainText('letter by letter')
  await expect(own(rn)).toContainText('Stopped: listen again')
  await expect(loops(provider)).toContainText('Stopped: say it again')
})

test('three words read back take one hand and under ten taps, their letters among them, and the alarm stays to be seen', async ({
  app,
  browser,
}) => {
  test.slow()
  const trio = await trioAt(app, browser, toDrainCalled, { hasOrders: true })
  const { provider, rn } = trio
  await open(trio, '/case/decision-point/3')
  for (const page of [provider, rn]) await expectUncovered(page, 'p[data-alarm]')
  let taps = 0
  const tap = async (what: Promise<void>) => {
    taps += 1
    await what
  }
  await tap(own(rn).getByLabel('Side').click())
  for (const [letter, word] of [
    ['r', 'Right'],
    ['s', 'Second space'],
    ['f', 'Fourth space'],
  ] as const) {
    await tap(rn.keyboard.press(letter))
    await tap(own(rn).getByRole('button', { name: word, exact: true }).click())
  }
  await expect(button(rn, 'Read back')).toBeFocused()
  await tap(button(rn, 'Read back').click())
  expect(taps).toBeLessThan(10)
  await expect(loops(provider).getByRole('row', { name: 'Pigtail Fourth space Fourth space' })).toBeVisible()
  for (const page of [provider, rn]) await expectUncovered(page, 'p[data-alarm]')
})

test('who has an order leaves in the middle of it: the Provider takes it over, does the rest and reports it', async ({
  app,
  browser,
}) => {
  const trio = await trioAt(app, browser, toAtWork, { hasOrders: true })
  const { provider, rn } = trio
  await open(trio)
  await expect(loops(provider)).toContainText('RN at work, 1 of 5')
  await rn.close()
  await button(provider, 'Take it over').click()
  await own(provider).getByLabel('Program the pump').fill('0.6')
  await button(own(provider), 'Confirm').click()
  await button(own(provider), 'Ask a colleague to look').click()
  for (const step of ['Start, look at the vein', 'Blood pressure in 3 minutes, read aloud']) {
    await expect(own(provider)).toContainText(step)
    await button(own(provider), 'Done').click()
  }
  await button(own(provider), 'I have reported it').click()
  await expect(loops(provider)).toContainText('Dopamine runs at 0.6 mL/h.')
})

test.describe('in a case that runs fast', () => {
  test.use({ pace: 30 })

  test('a stand-in that gets the seat in the middle of an order does the rest, with a person’s check, and reports it', async ({
    app,
    browser,
  }) => {
    const trio = await trioAt(app, browser, toAtWork, { hasOrders: true })
    const { provider, rt, rn } = trio
    await open(trio)
    await expect(loops(provider)).toContainText('1 of 5')
    await button(rn, 'Log out').click()
    await button(rn, 'Confirm Logout').click()
    await expect(rn).toHaveURL(/\/login$/)
    await provider.getByRole('button', { name: /^RN:/ }).click()
    await button(provider, 'Let a stand-in play').click()
    await provider.keyboard.press('Escape')
    await expect(rt.getByRole('region', { name: 'Second check' })).toContainText('0.6 mL/h')
    await button(rt, 'It fits').click()
    await expect(loops(provider)).toContainText('Dopamine runs at 0.6 mL/h.')
  })
})
