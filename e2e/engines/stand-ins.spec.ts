import { emails, expect, logIn, signIn, takeRole } from '../team.ts'
import { button } from '../trio.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { inTests, needEngines, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)
test.use({ pace: 10 })

for (const engine of otherEngines) {
  test(`${engine}: the Provider lets a stand-in play, and sends it away`, { tag: '@walk' }, async ({ open }) => {
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

  test(`${engine}: who practises alone hears the stand-in’s briefing and reads it along`, {
    tag: inTests(engine),
  }, async ({ open }) => {
    test.slow()
    const page = await open(engine)
    const troubles = watchForTrouble([page])
    await logIn(page, emails.RN)
    await page.getByRole('link', { name: 'Practise alone' }).click()
    await page.getByRole('radio', { name: 'RN', exact: true }).check()
    await button(page, 'Begin').click()
    await expect(page).toHaveURL(/\/medical-call\/audio$/)
    await button(page, 'Got it').click()
    await button(page, 'Play').click()
    // How long it is goes by what the stand-in chose to say.
    await expect(page.getByText(/(0:(0[1-9]|[1-5]\d)|1:\d\d) \/ \d:\d\d/)).toBeVisible()
    await page.getByText('Transcript', { exact: true }).click()
    await expect(page.getByText('Any questions? Then read it back to me, please.').first()).toBeVisible()
    expect(troubles).toEqual([])
  })
}
