import { expectAccessible } from './steadiness.ts'
import { expect, test } from './team.ts'
import { button, goOn } from './trio.ts'
import { toListening, trioAt } from './trio-at.ts'

test('who skips to the end has not listened, who hears the rest has, and the others see it', async ({
  app,
  browser,
}) => {
  const { provider, rt, rn } = await trioAt(app, browser, toListening)
  await rt.route('**/Audio/**', (route) => route.abort(), { times: 1 })
  await rt.goto('/medical-call/audio')
  await expect(rt.getByText('File cannot be Downloaded')).toBeVisible()
  await expectAccessible(rt)
  await button(rt, 'Retry').click()

  const player = rt.getByRole('group', { name: 'the briefing' })
  const position = rt.getByRole('slider', { name: 'Position in the briefing' })
  await expect(player).toContainText('0:00 / 0:06')
  await position.press('End')
  await position.fill('5000')
  await button(rt, 'Play').click()
  await expect(rt.getByText('You skipped some of it. Hear the grey parts too.')).toBeVisible()
  await expect(button(rt, 'Continue')).toBeDisabled()

  // A reload in the middle: what was heard before counts, and it goes on from there.
  await button(rt, 'Play from the start').click()
  await expect(player).toContainText(/0:0[2-4] \/ 0:06/)
  await rt.reload()
  await expect(player).toContainText(/0:0[2-5] \/ 0:06/)
  // The network goes meanwhile: what is heard is heard, and told later.
  await rt.context().setOffline(true)
  await button(rt, 'Play').click()
  await expect(rt.getByText('You have heard all of it; that is not yet sent.')).toBeVisible()
  await rt.context().setOffline(false)
  await expect(rt.getByText('You have listened')).toBeVisible()
  await goOn(rt)

  await provider.goto('/record')
  await goOn(provider)
  await expect(provider.getByText('Waiting for RN to listen.')).toBeVisible()
  await rn.goto('/medical-call/audio')
  await button(rn, 'Briefed aloud').click()
  await button(rn, 'Yes, I was').click()
  await goOn(provider)
  await expect(provider).toHaveURL(/\/provider\/transport\/selection$/)
})

test('a recording that was not shared is gone from the device after the logout', async ({ provider }) => {
  await button(provider, 'Answer').click()
  await goOn(provider)
  await button(provider, 'Go on').click()
  await button(provider, 'Start recording').click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0:(0[2-9]|[1-5]\d)/)
  await button(provider, 'Stop recording').click()
  await expect(button(provider, 'Share with team')).toBeVisible()
  const kept = () => provider.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(kept).toContain('recordings')

  await button(provider, 'Log out').click()
  await button(provider, 'Confirm Logout').click()
  await expect(provider).toHaveURL(/\/login$/)
  await expect.poll(kept).not.toContain('recordings')
})

test('who could not hear the call is asked whether they have read it', async ({ provider }) => {
  await provider.route('**/api/call/audio', (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'no sound' }))
  await button(provider, 'Answer').click()
  await expect(provider.getByText('The sound of this call cannot be played here.')).toBeVisible()
  await button(provider, 'Continue').click()
  await expect(provider.getByRole('alertdialog')).toContainText(
    'You could not hear the call. Have you read it to its end?',
  )
  await button(provider, 'Go on').click()
  await expect(provider).toHaveURL(/\/record$/)
})
