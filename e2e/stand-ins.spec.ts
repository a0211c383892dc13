import type { Page } from '@playwright/test'
import { followRt } from '#case/testing/ways-to-play.ts'
import { educator, joined, openRoom } from './educator.ts'
import { giveCommands } from './give-commands.ts'
import { areAtReport, playOn } from './play-on.ts'
import { expectAccessible } from './steadiness.ts'
import { showReport } from './steps/debriefing.ts'
import { educatorEmail, emails, expect, logIn, newPage, signIn, takeRole, test } from './team.ts'
import { button, goOn } from './trio.ts'

// A case that runs fast.
test.use({ pace: 30 })

const panelOf = (page: Page, role: string) => page.getByRole('button', { name: new RegExp(`^${role}:`) })

async function letPlay(provider: Page, role: string, manner: RegExp): Promise<void> {
  await panelOf(provider, role).click()
  await provider.getByRole('radio', { name: manner }).check()
  await expectAccessible(provider)
  await button(provider, 'Let a stand-in play').click()
  await expect(button(provider, 'Send the stand-in away')).toBeVisible()
  await expectAccessible(provider)
  await provider.keyboard.press('Escape')
}

test('a Provider alone briefs, decides and leaves with two stand-ins; somebody takes over from one of them', async ({
  app,
  browser,
  provider,
}) => {
  const rt = await newPage(browser, app)
  await signIn(rt, emails.RT)
  for (const role of ['RT', 'RN']) await letPlay(provider, role, /^Expert/)
  await expect(panelOf(provider, 'RN')).toHaveAccessibleName(/Stand-in/)

  await button(provider, 'Answer').click()
  await goOn(provider)
  await button(provider, 'Go on').click()
  await button(provider, 'Start recording').click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0:0[2-9]/)
  await button(provider, 'Stop recording').click()
  await button(provider, 'Share with team').click()
  await button(provider, 'Share it').click()
  await goOn(provider)
  await expect(provider.getByText('Has listened')).toHaveCount(2)
  await goOn(provider)

  for (const option of ['Fixed wing (Airplane)', '<30 min']) {
    for (const role of ['RT', 'RN']) await expect(provider.getByText(`${role} advises ${option}`)).toBeVisible()
    await provider.getByRole('radio', { name: option }).check()
    await button(provider, 'Confirm').click()
    await goOn(provider)
    await goOn(provider)
  }

  // In the middle of the preparation somebody comes and goes on where the stand-in is: on a busy machine it may be through.
  await expect(provider.getByText(/[1-9]\d* of 10/)).toBeVisible()
  await rt.goto('/select-role')
  await takeRole(rt, 'RT')
  await expect(rt).toHaveURL(/\/therapist\/(transport\/preparation|challenge)$/)
  await expect(panelOf(provider, 'RT')).toHaveAccessibleName('RT: rt, present')
  await expect(panelOf(provider, 'RN')).toHaveAccessibleName(/Stand-in/)
})

test.describe('in a hurry', () => {
  test.use({ pace: 200 })

  test('the report and the chat tell who was a stand-in, how it played and what it got wrong', {
    tag: '@walk',
  }, async ({ app, provider }) => {
    await giveCommands(app, async ({ as }) => {
      await as(0, { kind: 'seat-stand-in', roleId: 1, manner: 'distracted', seed: 4711 })
      await as(0, { kind: 'seat-stand-in', roleId: 2, manner: 'ordinary', seed: 3 })
    })
    // Stand-ins play while somebody is there; what they play nobody watches.
    await provider.goto('/select-role')
    await playOn(app, 'open', areAtReport, { roles: [0], think: followRt })
    await provider.goto('/final-report')
    await showReport(provider)
    const section = provider.getByRole('region', { name: 'Stand-ins' })
    const [rt, rn] = [
      section.getByRole('listitem').filter({ hasText: 'Practice number 4711' }),
      section.getByRole('listitem').filter({ hasText: 'Practice number 3' }),
    ]
    await expect(rt.getByRole('heading')).toHaveText('Distracted: gives wrong advice twice')
    await expect(rt.getByText(/^Advised: /)).toHaveText([
      'Advised: Remain on hospital ventilator SIMV',
      'Advised: Dopamine',
    ])
    await expect(rt.getByText('The Provider followed it.')).toHaveCount(2)
    await expect(rn.getByRole('heading')).toHaveText('Ordinary: misses a little')
    await expect(rn).toContainText('Left out:')
    await expect(provider.getByRole('main')).toContainText('RT: Stand-in, distracted')
    await expectAccessible(provider)

    await provider.getByRole('button', { name: 'Chat' }).click()
    const log = provider.getByRole('log')
    await expect(log.getByText(/^RT/).last()).toHaveText('RT stand-in')
    await expect(log.getByText('You', { exact: true }).last()).toBeVisible()
    await expectAccessible(provider)
  })
})

test('an educator lets stand-ins play, the Provider too, and sends one away', async ({ app, browser }) => {
  const page = await newPage(browser, app, { width: 1280, height: 900 })
  await logIn(page, educatorEmail)
  await button(page, 'New room').first().click()
  await page.getByLabel('Name').fill('Blue team')
  await button(page, 'Open room').click()
  await button(page, 'People').click()
  await button(page, 'Let a stand-in play Provider').click()
  await expect(page.getByText('Running')).toBeVisible()
  await button(page, 'Let a stand-in play RT').click()
  await expectAccessible(page)
  await button(page, 'Send the stand-in of RT away').click()
  await expect(button(page, 'Let a stand-in play RT')).toBeVisible()
  await button(page, 'Close').click()
  await expect(page.getByText('Stand-in', { exact: true })).toHaveCount(1)
})

test('while the Provider is away the others read when a stand-in can take the seat', async ({ provider, rt }) => {
  await expect(rt.getByText('The Provider is away.')).toHaveCount(0)
  await provider.context().close()
  await expect(rt.getByText(/The Provider is away\. A stand-in can take the seat in [012]:\d\d\./)).toBeVisible()
  await expectAccessible(rt)
})

test('an educator seats a stand-in at once for a Provider who is away', async ({ app, browser }) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Blue team')
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  const rob = await joined(browser, app, code, 'Rob')
  await takeRole(rob, 'RT')
  await ann.context().close()
  await expect(rob.getByText('Your educator can seat one at once.')).toBeVisible()
  await eda.getByRole('link', { name: 'Open console' }).click()
  await button(eda, 'Seats').click()
  await button(eda, 'Let a stand-in play Provider').click()
  await expect(rob.getByText('The Provider is away.')).toHaveCount(0)
  await expect(panelOf(rob, 'Provider')).toHaveAccessibleName(/Stand-in/)
})
