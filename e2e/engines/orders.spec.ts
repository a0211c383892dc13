import { PROVIDER, RT } from '#case/records/roles.ts'
import { giveCommands } from '../give-commands.ts'
import { emails, expect, signIn } from '../team.ts'
import { button } from '../trio.ts'
import { walkTo } from '../walk-to.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { needEngines, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)

const order = '1'

for (const engine of otherEngines) {
  test(`${engine}: an order is read back, confirmed, done with hands, checked and reported`, { tag: '@walk' }, async ({
    app,
    open,
  }) => {
    test.slow()
    const rn = await open(engine)
    const troubles = watchForTrouble([rn])
    await signIn(rn, emails.RN)
    await walkTo(
      app,
      [emails.Provider, emails.RT, emails.RN],
      (walk) => {
        walk.toDecisions()
        walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Medications', choice: 'dopamine' })
        walk.turnPages(1)
        walk.do(PROVIDER, { kind: 'call-order', order, isWritten: false })
      },
      { hasOrders: true },
    )
    await rn.goto('/case/decision-point/1')
    const own = rn.getByRole('region', { name: 'Your order' })
    await own.getByLabel('Drug').fill('dop')
    await own.getByRole('button', { name: 'Dopamine' }).click()
    await own.getByLabel('Dose', { exact: true }).fill('5')
    await own.getByRole('radio', { name: 'mcg/kg/min' }).check()
    await button(rn, 'Read back').click()
    await expect(own).toContainText('Read back: wait for the Provider')
    await expect(() => giveCommands(app, ({ as }) => as(PROVIDER, { kind: 'confirm-order', order }))).toPass()
    await own.getByRole('radio', { name: /^Dopamine/ }).check()
    await button(rn, 'Confirm').first().click()
    await own.getByLabel('Program the pump').fill('0.6')
    await button(rn, 'Confirm').first().click()
    await button(rn, 'Ask a colleague to look').click()
    await expect(own).toContainText('A colleague looks at it.')
    await giveCommands(app, ({ as }) => as(RT, { kind: 'check-order', order, fits: true }))
    for (const step of ['Start, look at the vein', 'Blood pressure in 3 minutes, read aloud']) {
      await expect(own).toContainText(step)
      await button(rn, 'Done').click()
    }
    await button(rn, 'I have reported it').click()
    await expect(own).toHaveCount(0)
    await expect(rn.getByText('Machine, pumps and gases').filter({ hasText: '· Dopamine' })).toHaveCount(1)
    expect(troubles).toEqual([])
  })
}
