import type { Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import type { App } from '../start-app.ts'
import { begin, card, expectDone, tap } from '../tasks/picture.ts'
import { emails, expect, logIn, signIn, takeRole } from '../team.ts'
import { button, goOn } from '../trio.ts'
import { toFirstQuestion } from '../trio-at.ts'
import { walkTo } from '../walk-to.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { type Engine, inTests, LAPTOP, needEngines, type Open, otherEngines, PHONE, test } from './engines.ts'

test.beforeEach(needEngines)
test.use({ pace: 1 })

const everyone = [emails.Provider, emails.RT, emails.RN] as const

async function come(open: Open, engine: Engine, app: App, who: keyof typeof emails, go: (walk: Walk) => void) {
  const page = await open(engine)
  await signIn(page, emails[who])
  await walkTo(app, everyone, go)
  return page
}

/** What is in a dialog can be seen: the press of a button meets it. */
async function openAndLeave(page: Page, opener: string | RegExp, leave: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  await page.getByRole('button', { name: leave, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const engine of otherEngines) {
  const tag = inTests(engine)
  test(`${engine}: from the first page to a seat, every panel of the header, a reload, and out again`, { tag }, async ({
    open,
  }) => {
    test.slow()
    const page = await open(engine)
    const troubles = watchForTrouble([page])
    await page.goto('/')
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('link', { name: 'Continue' }).click()
    // Firefox logs what a page was still loading when it is left.
    await expect(page.getByLabel('Email')).toBeVisible()
    await logIn(page, emails.Provider, 'not the password')
    await expect(page.getByRole('alert')).toContainText("Email or Password Doesn't Match")
    await logIn(page, emails.Provider)
    await expect(page).toHaveURL(/\/select-role$/)
    await openAndLeave(page, 'Log out', 'Go Back')
    await takeRole(page, 'Provider')
    await expect(page).toHaveURL(/\/medical-call$/)

    for (const viewport of [LAPTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await openAndLeave(page, 'Log out', 'Go Back')
      await openAndLeave(page, /^RT: /, 'Close')
      await button(page, 'Chat').click()
      await page.getByLabel('Message').fill(`I write at ${viewport.width} px`)
      await button(page, 'Send').click()
      await expect(page.getByRole('log')).toContainText(`I write at ${viewport.width} px`)
      await button(page, 'Close').click()
    }
    await button(page, 'Answer').click()
    await expect(button(page, 'Pause')).toBeVisible()
    await expect(page.getByText('Pediatrician on call, referring hospital')).toBeVisible()
    await expect(page.getByRole('group', { name: 'the call' })).toContainText(/(0:0[2-9]|0:[1-5]\d|1:\d\d) \/ 1:32/)
    await page.getByLabel('Your notes').fill('3.2 kg')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Your notes')).toHaveValue('3.2 kg')
    await openAndLeave(page, 'Continue', 'Stay')
    await goOn(page)
    await button(page, 'Go on').click()
    await expect(page).toHaveURL(/\/record$/)

    await button(page, 'Log out').click()
    await button(page, 'Confirm Logout').click()
    await expect(page).toHaveURL(/\/login$/)
    expect(troubles).toEqual([])
  })

  test(`${engine}: a Provider who decides without advice is asked`, { tag }, async ({ open, app }) => {
    const page = await come(open, engine, app, 'Provider', toFirstQuestion)
    const troubles = watchForTrouble([page])
    await page.goto('/provider/transport/selection')
    await page.getByRole('radio', { name: 'Fixed wing (Airplane)' }).check()
    const emptyPx = await page.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      return bottomOf('fieldset') - bottomOf('fieldset > :last-child')
    })
    expect(Math.abs(emptyPx), 'no room is left below the options').toBeLessThan(1)
    await openAndLeave(page, 'Confirm', 'Wait')
    await button(page, 'Confirm').click()
    await button(page, 'Go on').click()
    await expect(page.getByText('You have decided: Fixed wing (Airplane)')).toBeVisible()
    await goOn(page)
    await expect(page).toHaveURL(/\/selection\/result$/)
    await expect(page.getByText('Right for this baby')).toBeVisible()
    expect(troubles).toEqual([])
  })

  test(`${engine}: a step is done by tapping the picture`, { tag }, async ({ open, app }) => {
    test.slow()
    const page = await come(open, engine, app, 'RN', (walk) => walk.toPreparation())
    const troubles = watchForTrouble([page])
    await begin(page, `${medPumps.url}?isAR=true`)
    await tap(page, 'TEST key')
    await expect(card(page)).toContainText('The pump is still off.')
    await tap(page, 'Power, first pump')
    await expectDone(page, 1, 7)
    expect(troubles).toEqual([])
  })

  test(`${engine}: at the bedside the monitor moves`, { tag }, async ({ open, app }) => {
    const page = await come(open, engine, app, 'RT', (walk) => walk.toDecisions())
    await page.addInitScript(() => {
      // Waves stand still for who prefers that: here they are wanted.
      const { matchMedia } = window
      window.matchMedia = (query) =>
        matchMedia.call(window, query.replace('(prefers-reduced-motion: reduce)', 'not all'))
    })
    const troubles = watchForTrouble([page])
    await page.goto('/case/decision-point/1')
    const drawn = () => page.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '')
    await expect(page.getByRole('region', { name: 'Bedside monitor' })).toContainText('178')
    const before = await drawn()
    await expect.poll(drawn).not.toBe(before)
    expect(troubles).toEqual([])
  })
}

test('a page that breaks its policy or logs an error is noticed in every engine', { tag: '@walk' }, async ({
  open,
}) => {
  for (const engine of ['chromium', 'firefox', 'webkit'] as const) {
    const page = await open(engine)
    const troubles = watchForTrouble([page])
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "broken"'
      document.head.append(script)
      console.error('something is wrong')
    })
    await expect.poll(() => troubles.length, engine).toBeGreaterThanOrEqual(2)
  }
})
