import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { RN } from '#case/records/roles.ts'
import type { Walk } from '#case/testing/walk.ts'
import { briefRt } from './give-commands.ts'
import { followNetwork } from './live-network.ts'
import { expectNotice } from './notices.ts'
import type { App } from './start-app.ts'
import { expectAccessible } from './steadiness.ts'
import { groupOf } from './steps/confirm-group.ts'
import { emails, expect, logIn, newPage, takeRole, test } from './team.ts'
import { trioAt } from './trio-at.ts'

async function say(page: Page, message: string): Promise<void> {
  await page.getByLabel('Message').fill(message)
  await page.getByLabel('Message').press('Enter')
  await expect(page.getByLabel('Message')).toHaveValue('')
}

test('three people chat: own messages show as You, the others by role', async ({ provider, rt, rn }) => {
  await provider.getByRole('button', { name: 'Chat' }).click()
  await say(provider, 'We go by air.')
  await expect(rt.getByRole('button', { name: 'Chat' })).toHaveAccessibleDescription(/1 unread/)

  for (const page of [rt, rn]) await page.getByRole('button', { name: 'Chat' }).click()
  await say(rt, 'Nitric oxide is next to me.')
  await say(rn, 'Pumps next.')

  for (const [page, own, others] of [
    [provider, 'We go by air.', ['RT', 'RN']],
    [rt, 'Nitric oxide is next to me.', ['Provider', 'RN']],
    [rn, 'Pumps next.', ['Provider', 'RT']],
  ] as const) {
    const log = page.getByRole('log')
    await expect(log.getByRole('listitem')).toHaveCount(3)
    await expect(log.getByRole('listitem').filter({ hasText: own })).toContainText('You')
    for (const other of others) await expect(log).toContainText(other)
  }
})

test('a message of blanks is not sent, and markup is shown as text', async ({ provider, rt }) => {
  await provider.getByRole('button', { name: 'Chat' }).click()
  await provider.getByLabel('Message').fill('  \u200B ')
  await provider.getByLabel('Message').press('Enter')
  await say(provider, '<img src=x onerror=alert(1)>')
  await rt.getByRole('button', { name: 'Chat' }).click()
  await expect(rt.getByRole('log').getByRole('listitem')).toHaveCount(1)
  await expect(rt.getByRole('log')).toContainText('<img src=x onerror=alert(1)>')
})

test('Continue says what the step still waits for, and goes on once it is done', async ({ app, rt }) => {
  await expect(rt.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(rt.getByText('Waiting for the Provider’s briefing.')).toBeVisible()
  const toHear = rt.getByRole('group', { name: 'What to listen for' })
  await expect(toHear.getByRole('checkbox').first()).toBeDisabled()
  await briefRt(app)
  await rt.getByRole('button', { name: 'Continue' }).click()
  await expect(rt).toHaveURL(/\/provider\/transport\/selection$/)
})

test('everyone sees where the others stand', async ({ app, provider: _, rt }) => {
  await rt
    .getByRole('banner')
    .getByRole('button', { name: /^Provider/ })
    .click()
  await briefRt(app)
  await expect(rt.getByRole('dialog')).toContainText('Brief your team')
})

test('a page ahead of one’s place keeps its actions off and leads back', async ({ rt }) => {
  await rt.goto('/final-report')
  await expect(rt).toHaveURL(/\/final-report$/)
  await expect(rt.getByText('Your own step, “Listen to the briefing”, waits for the Provider.')).toBeVisible()
  await expect(rt.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  await rt.locator('main').getByRole('link').first().click()
  await expect(rt).toHaveURL(/\/medical-call\/audio$/)
})

test('a browser that was offline says so, keeps what is unsent, and catches up', async ({ provider, rt }) => {
  await rt.getByRole('button', { name: 'Chat' }).click()
  await rt.context().setOffline(true)
  await expect(rt.getByText('Offline, reconnecting')).toBeVisible()
  await rt.getByLabel('Message').fill('Written while offline.')
  await rt.getByLabel('Message').press('Enter')
  await expect(rt.getByText(/1 unsent/)).toBeVisible()
  await provider.getByRole('button', { name: 'Chat' }).click()
  await say(provider, 'Where are you?')

  await rt.context().setOffline(false)
  await expect(rt.getByRole('log')).toContainText('Where are you?')
  await expect(provider.getByRole('log')).toContainText('Written while offline.')
  await expect(rt.getByText(/unsent/)).toHaveCount(0)
  await expect(rt.getByRole('log').getByRole('listitem')).toHaveCount(2)
})

test('a reload while offline loses nothing that was unsent', async ({ provider, rt }) => {
  const network = await followNetwork(rt)
  await rt.reload()
  await rt.getByRole('button', { name: 'Chat' }).click()
  await say(rt, 'Before the loss.')
  await expect(rt.getByRole('log').getByRole('listitem')).toHaveCount(1)
  // Told, and answered too: with the answer lost it would be unsent as well.
  await expect(rt.getByText('Waiting to be sent')).toHaveCount(0)
  await network.lose()
  await expect(rt.getByText('Offline, reconnecting')).toBeVisible()
  await say(rt, 'Before the reload.')
  await expect(rt.getByText('1 unsent')).toBeVisible()
  await rt.reload()
  await expect(rt.getByText('1 unsent')).toBeVisible()
  await provider.getByRole('button', { name: 'Chat' }).click()
  await expect(provider.getByRole('log').getByRole('listitem')).toHaveText([/Before the loss/])

  network.heal()
  await expect(rt.getByText('unsent')).toBeHidden()
  const both = [/Before the loss/, /Before the reload/]
  await expect(provider.getByRole('log').getByRole('listitem')).toHaveText(both)
  await rt.getByRole('button', { name: 'Chat' }).click()
  await expect(rt.getByRole('log').getByRole('listitem')).toHaveText(both)
})

test('a long conversation opens at its end, and earlier messages come when one scrolls up', async ({
  app,
  browser,
}) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => {
    for (let count = 1; count <= 230; count++) walk.do(RN, { kind: 'send-message', message: `Message ${count}.` })
  })
  await rt.goto('/medical-call/audio')
  await rt.getByRole('button', { name: 'Chat' }).click()
  const log = rt.getByRole('log')
  const items = log.getByRole('listitem')
  await expect(items.last()).toContainText('Message 230.')
  await expect(items.last()).toBeInViewport()
  await expect(items).toHaveCount(50)

  const first = items.filter({ hasText: 'Message 181.' })
  await first.scrollIntoViewIfNeeded()
  await expect(items).toHaveCount(100)
  await expect(first).toBeInViewport()

  await provider.goto('/medical-call')
  await provider.getByRole('button', { name: 'Chat' }).click()
  await say(provider, 'Are you reading?')
  await rt.getByRole('button', { name: '1 new message' }).click()
  await expect(items.last()).toContainText('Are you reading?')
  await expect(items.last()).toBeInViewport()

  const earlier = rt.getByRole('button', { name: 'Earlier messages' })
  const top = items.first()
  await expect(top).toContainText('Message 182.')
  // It comes into sight and is pressed at once, before the page hears that it was scrolled to.
  await earlier.evaluate((element) => {
    element.scrollIntoView()
    if (element instanceof HTMLElement) element.click()
  })
  await expect(top).toContainText('Message 132.')
  await expect(items.filter({ hasText: 'Message 182.' })).toBeInViewport()
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click({ timeout: 1000 })
    await expect(items).toHaveCount(231, { timeout: 1000 })
  }).toPass()
  await expect(items.first()).toContainText('Message 1.')
  await expect(earlier).toHaveCount(0)
})

test('unsent messages of a case that was ended meanwhile are refused, told, and never replayed', async ({
  app,
  browser,
  provider,
  rt,
}) => {
  await rt.getByRole('button', { name: 'Chat' }).click()
  await expect(rt.getByLabel('Message')).toBeVisible()
  await rt.context().setOffline(true)
  await expect(rt.getByText('Offline, reconnecting')).toBeVisible()
  await rt.getByLabel('Message').fill('Too late.')
  await rt.getByLabel('Message').press('Enter')

  await provider.getByRole('button', { name: 'Log out' }).click()
  await provider.getByRole('button', { name: 'Confirm Logout' }).click()
  await expect(provider).toHaveURL(/\/login$/)
  const next = await newPage(browser, app)
  await logIn(next, emails.Provider)
  await takeRole(next, 'Provider')
  await expect(next).toHaveURL(/\/medical-call$/)

  await rt.context().setOffline(false)
  await expect(rt).toHaveURL(/\/select-role$/)
  await expect(rt.getByText(/case was restarted/)).toBeVisible()
  await next.getByRole('button', { name: 'Chat' }).click()
  await expect(next.getByRole('log').getByRole('listitem')).toHaveCount(0)
})

test('a second tab of one person shows the same place', async ({ app, rt }) => {
  await briefRt(app)
  const second = await rt.context().newPage()
  await second.goto('/medical-call/audio')
  await rt.getByRole('button', { name: 'Continue' }).click()
  await expect(rt).toHaveURL(/\/provider\/transport\/selection$/)
  await expect(second.getByRole('main')).toContainText('How do we go?')
})

test('a page from before a deploy is told to reload, and loses nothing that was typed', async ({ rt }) => {
  await expect(rt.getByText('The trainer was updated.')).toHaveCount(0)
  const comeUpToDate = await beFromBefore(rt)
  await rt.reload()
  await expect(rt.getByText('The trainer was updated.')).toBeVisible()
  await expectAccessible(rt)
  await rt.getByRole('button', { name: 'Chat' }).click()
  await rt.getByLabel('Message').fill('half a sentence')
  await rt.keyboard.press('Escape')

  comeUpToDate()
  await rt.getByRole('button', { name: 'Reload' }).click()
  await expect(rt.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(rt.getByText('The trainer was updated.')).toHaveCount(0)
  await rt.getByRole('button', { name: 'Chat' }).click()
  await expect(rt.getByLabel('Message')).toHaveValue('half a sentence')
  await rt.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what a page of before had not sent is taken by its old name after a reload', async ({ app, browser }) => {
  const { rt, run } = await rtAt(app, browser, '/therapist/challenge', (walk) => {
    walk.toPreparation()
    walk.prepare()
  })
  await expect(rt.getByLabel('Oxygenation index')).toBeVisible()
  await leaveUnsent(rt, run, [indexOfBefore])
  await expect(rt.getByRole('radio', { name: '35', exact: true })).toBeVisible()
  await expect(rt.getByLabel('Oxygenation index')).toHaveCount(0)
})

test('what it said of a point by its number is taken, and what is due no more is told', async ({ app, browser }) => {
  const { provider, rt, run } = await rtAt(app, browser, '/case/decision-point/1', (walk) => walk.toDecisions())
  await provider.goto('/case/decision-point/1')
  await expect(groupOf(rt, 'Ventilator')).toBeVisible()
  const advice = { kind: 'choose-option', point: 1, group: 'Ventilator', option: 'transport-hfov' }
  await leaveUnsent(rt, run, [indexOfBefore, advice])
  await expectNotice(rt, 'That is not due at your step.')
  await expect(groupOf(provider, 'Ventilator')).toContainText('RT has advised, RN not yet')
})

const indexOfBefore = { kind: 'answer-index', value: 35 }

async function rtAt(app: App, browser: Browser, path: string, go: (walk: Walk) => void) {
  let run = 0
  const trio = await trioAt(app, browser, (walk) => {
    go(walk)
    run = walk.state.run
  })
  await trio.rt.goto(path)
  return { ...trio, run }
}

/** As a page keeps it that could not send it, and is loaded again. */
async function leaveUnsent(page: Page, run: number, requests: readonly object[]): Promise<void> {
  const unsent = requests.map((request) => ({ id: randomUUID(), run, request, askedAt: 0 }))
  await page.evaluate((outbox) => {
    const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}')
    sessionStorage.setItem(`unsent:${uid}`, outbox)
  }, JSON.stringify(unsent))
  await page.reload()
}

/**
 * From the next load on, the page and all its parts name the script it begins with otherwise than the server does. What is
 * returned makes the load after it one of today; until then the page stays whole, and from before.
 */
async function beFromBefore(page: Page): Promise<() => void> {
  const scripts = (await (await page.request.get('/')).text()).matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)
  const entry = [...scripts].at(-1)?.[1] ?? ''
  const before = 'from-before.js'
  let [isBefore, isLastLoad] = [true, false]
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'document' && isLastLoad) isBefore = false
    if (!isBefore || !['document', 'script'].includes(type)) return route.continue()
    const response = await route.fetch({ url: route.request().url().replace(before, entry) })
    await route.fulfill({ response, body: (await response.text()).replaceAll(entry, before) })
  })
  return () => {
    isLastLoad = true
  }
}
