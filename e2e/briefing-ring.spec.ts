import { followPlayers, playingNow } from './players.ts'
import { expectAccessible } from './steadiness.ts'
import { expect, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'

// To look into a page counts as a gesture in it, and a trace looks all the time: here the phone has to ring first.
test.use({ trace: 'off' })

test('the phone rings from the first gesture on, until it is silenced or answered', async ({
  app,
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--autoplay-policy=document-user-activation-required']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const { provider: page } = await trioAt(app, browser, () => {})
  const complaints: string[] = []
  page.on('console', (message) => message.type() !== 'info' && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await followPlayers(page)
  await Promise.all([page.waitForRequest(/\/ring/), page.goto('/medical-call')])
  expect(await playingNow(page)).toEqual([])

  await page.keyboard.press('Tab')
  await expect.poll(() => playingNow(page)).toEqual([expect.stringContaining('ring')])
  await button(page, 'Silence the ring').click()
  expect(await playingNow(page)).toEqual([])
  await expectAccessible(page)
  await button(page, 'Silenced').click()
  await expect.poll(() => playingNow(page)).toHaveLength(1)
  await button(page, 'Answer').click()
  // The voice of the caller takes its place.
  await expect.poll(() => playingNow(page)).toEqual([expect.stringContaining('blob:')])
  expect(complaints).toEqual([])
  await browser.close()
})
