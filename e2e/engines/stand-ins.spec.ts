import { emails, expect, signIn, takeRole } from '../team.ts'
import { button } from '../trio.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { needEngines, test } from './engines.ts'

test.beforeEach(needEngines)

for (const engine of ['webkit', 'firefox'] as const) {
  test(`${engine}: the Provider lets a stand-in play, and sends it away`, async ({ open }) => {
    test.slow()
    const page = await open(engine)
    const troubles = watchForTrouble([page])
    await signIn(page, emails.Provider)
    await page.goto('/select-role')
    await takeRole(page, 'Provider')
    await page.getByRole('button', { name: 'RT: seat free' }).click()
    await page.getByRole('radio', { name: /^Distracted/ }).check()
    await button(page, 'Let a stand-in play').click()
    await expect(page.getByText('Distracted: gives wrong advice twice')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('Waiting for the others')
    await button(page, 'Send the stand-in away').click()
    await expect(button(page, 'Let a stand-in play')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'RT: seat free' })).toBeVisible()
    expect(troubles).toEqual([])
  })
}
