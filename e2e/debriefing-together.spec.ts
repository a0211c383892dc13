import type { Page } from '@playwright/test'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { educator, joined, openRoom } from './educator.ts'
import { typing } from './keyboard.ts'
import { followNetwork } from './live-network.ts'
import { expectAccessible } from './steadiness.ts'
import {
  expectPhase,
  expectReportShown,
  expectTimeLineShown,
  expectTogether,
  playheadOf,
  pressPhase,
  secondOf,
  showReport,
} from './steps/debriefing.ts'
import { expect, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'
import { walkInRoom } from './walk-to.ts'

const endOf = async (page: Page) => (await playheadOf(page).getAttribute('aria-valuemax')) ?? ''

/** Which part of the run its time line shows. */
const windowOf = (page: Page) =>
  page
    .getByRole('region', { name: 'The run on a time line' })
    .getByText(/^[\d:]+ to [\d:]+, in minutes of the case$/)
    .first()
    .innerText()

test('who leads and looks around alone comes back to where the team is, or brings everyone along', async ({
  app,
  browser,
}) => {
  test.slow()
  const { provider, rt } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  const both = [provider, rt]
  for (const page of both) await page.goto('/final-report')
  await pressPhase(provider, 'Description')
  for (const page of both) await expectTimeLineShown(page)
  await playheadOf(provider).press('ArrowRight')
  await expectTogether('5', both)

  await test.step('back to the team', async () => {
    await showReport(provider)
    await playheadOf(provider).press('End')
    await expectTogether(await endOf(provider), [provider])
    await button(provider, 'Back to the team').click()
    await expectPhase(provider, 'Description')
    await expectTogether('5', both)
    await playheadOf(provider).press('ArrowRight')
    await expectTogether('10', both)
  })

  await test.step('bring everyone here', async () => {
    await showReport(provider)
    await playheadOf(provider).press('End')
    const end = await endOf(provider)
    await expectTogether(end, [provider])
    await button(provider, 'Bring everyone here').click()
    for (const page of both) await expectPhase(page, 'Analysis')
    await expectTogether(end, both)
    await expect(provider.getByText(/^You look/)).toHaveCount(0)
    await playheadOf(provider).press('Home')
    await expectTogether('0', both)
  })

  await test.step('from where no time line was', async () => {
    await button(provider, 'Go on to summary, with everyone').click()
    for (const page of both) await expectPhase(page, 'Summary')
    await pressPhase(provider, 'Reactions')
    for (const page of both) await expectPhase(page, 'Reactions')
    await showReport(provider)
    await expectTogether('0', [provider])
    await playheadOf(provider).press('ArrowRight')
    await button(provider, 'Bring everyone here').click()
    for (const page of both) await expectPhase(page, 'Analysis')
    await expectTogether('5', both)
  })
})

test('who looked ahead goes along again once the team has come there', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  for (const page of [provider, rt]) await page.goto('/final-report')
  await showReport(rt)
  await expectPhase(rt, 'Analysis', 'Reactions')
  await pressPhase(provider, 'Analysis')
  await expectPhase(rt, 'Analysis')
  await pressPhase(provider, 'Summary')
  await expectPhase(rt, 'Summary')
})

test('who looked closer at a part of the run still does when the phase moves', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  const both = [provider, rt]
  for (const page of both) await page.goto('/final-report')
  await pressPhase(provider, 'Description')
  for (const page of both) await expectTimeLineShown(page)
  for (let minute = 1; minute <= 10; minute += 1) await playheadOf(provider).press('Shift+ArrowRight')
  await expectTogether('600', both)
  for (let times = 0; times < 3; times += 1) await button(rt, 'Zoom in').click()
  await expect.poll(() => windowOf(rt)).not.toMatch(/^0:00/)
  const seen = await windowOf(rt)

  for (const phase of ['Analysis', 'Description'] as const) {
    const asked = rt.waitForResponse('**/api/debriefing/time-line')
    await pressPhase(provider, phase)
    await expectPhase(rt, phase)
    await expect(rt.getByRole('heading', { name: 'Went well' })).toHaveCount(phase === 'Analysis' ? 1 : 0)
    expect(await windowOf(rt)).toBe(seen)
    // What is told anew leaves it, too.
    await (await asked).finished()
    await expectTogether('600', both)
    expect(await windowOf(rt)).toBe(seen)
  }
})

test('flags and marks of the checklist reach open pages while the team talks; a lead handed back begins where the team is', async ({
  app,
  browser,
}) => {
  test.slow()
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Blue team')
  const ann = await joined(browser, app, code, 'Ann')
  for (const name of ['Rob', 'Nia']) await (await joined(browser, app, code, name)).close()
  await walkInRoom(app, 'Blue team', ['Ann', 'Rob', 'Nia'], (walk) => walk.toReport(idealChoices))
  await ann.goto('/final-report')
  const both = [eda, ann]

  await test.step('the lead is taken and handed back', async () => {
    await pressPhase(ann, 'Description')
    await expectTimeLineShown(ann)
    await playheadOf(ann).press('ArrowRight')
    const network = await followNetwork(eda)
    await eda.goto(`/rooms/${code}/debriefing`)
    await expectTogether('5', both)
    // Who has asked to lead and moves before hearing that they do, moves everyone.
    await network.tellLate(async () => {
      await button(eda, 'Take the lead').click()
      await expect(ann.getByText('Your educator leads. Your page follows.')).toBeVisible()
      await playheadOf(eda).press('ArrowRight')
      await expectTogether('10', [eda])
      await expect(eda.getByText('You look around alone.')).toHaveCount(0)
    })
    await expectTogether('10', both)
    await playheadOf(ann).press('End')
    await expect(ann.getByText('You look around alone.')).toBeVisible()
    await button(eda, 'Let the Provider lead').click()
    await expect(ann.getByText('You lead: everyone’s page follows yours.')).toBeVisible()
    await expectTogether('10', both)
    await playheadOf(ann).press('ArrowRight')
    await expectTogether('15', both)
    await button(eda, 'Take the lead').click()
    await expect(ann.getByText('Your educator leads. Your page follows.')).toBeVisible()
  })

  const desk = await eda.context().newPage()
  await desk.goto(`/rooms/${code}/console`)
  const flag = async (words: string, sign: 'Just a mark' | 'To talk about' = 'Just a mark') => {
    await button(desk, 'Flag').click()
    await desk.getByRole('dialog').getByText(sign).click()
    await desk
      .getByRole('dialog')
      .getByLabel(/A few words/)
      .fill(words)
    await desk.getByRole('dialog').getByRole('button', { name: 'Flag' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  }
  const expectMoment = (page: Page, words: string) =>
    expect(page.getByRole('button', { name: new RegExp(`Go to .*${words}`) })).toBeVisible()

  await test.step('by keyboard alone the checklist takes marks, words and them back', async () => {
    const keys = typing(desk)
    const row = (does: 'Well done' | 'To talk about' | 'Take back', what: string) =>
      desk.getByRole('button', { name: `${does}: ${what}` })
    // Of parts that take turns in one place the arrows choose.
    await keys.press(desk.getByRole('tab', { name: 'Right now' }))
    await desk.keyboard.press('ArrowLeft')
    await keys.press(row('Well done', 'Closes the loop'))
    await keys.press(row('To talk about', 'Closes the loop'))
    await expect(row('To talk about', 'Closes the loop')).toHaveAccessibleName(/1 so far$/)
    await keys.enter(desk.getByLabel(/^A word to it: Closes the loop/), '4 mL, not said back')
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('region', { name: 'Log, newest first' })).toContainText('4 mL, not said back')
    await keys.press(row('Well done', 'Speaks up'))
    await keys.press(row('Take back', 'Speaks up'))
    await expect(row('Well done', 'Speaks up')).toBeFocused()
    await expect(desk.getByRole('region', { name: 'Checklist' })).toContainText('2 marks')
    await expectAccessible(desk)
  })

  await test.step('with the phase', async () => {
    await flag('Who called pharmacy', 'To talk about')
    await pressPhase(eda, 'Analysis')
    for (const page of both) {
      await expectMoment(page, 'To talk about: Who called pharmacy')
      await expectMoment(page, '4 mL, not said back')
      const signs = page.getByRole('list', { name: 'Colours and signs' })
      for (const words of ['Marked well done', 'Marked to talk about']) await expect(signs).toContainText(words)
    }
    await expectReportShown(ann)
    await expect(ann.getByRole('region', { name: 'What the educator did' })).toContainText('4 mL, not said back')
  })

  await test.step('and when somebody looks again', async () => {
    await flag('Calm voices')
    await button(ann, 'Look again').click()
    await expectMoment(ann, 'Calm voices')
    await expectTogether('15', both)
  })
})

test('a change of phase is told once to who listens, and a playing run is not told by the second', async ({
  app,
  browser,
}) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  const both = [provider, rt]
  for (const page of both) await page.goto('/final-report')
  const told = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words })
  await expect(told(rt, /^Reactions\. First how it felt/)).toHaveCount(1)
  await pressPhase(provider, 'Description')
  for (const page of both) {
    await expect(told(page, /^Description\. What happened/)).toHaveCount(1)
    await expectTimeLineShown(page)
  }

  const heard = await playheadOf(rt).evaluateHandle((slider) => {
    const values = new Set<string | null>()
    const note = () => values.add(`${slider.getAttribute('aria-valuenow')}, ${slider.getAttribute('aria-valuetext')}`)
    new MutationObserver(note).observe(slider, { attributes: true })
    return values
  })
  await playheadOf(provider).press('ArrowRight')
  await expectTogether('5', both)
  await provider.getByRole('group', { name: 'Speed' }).getByText('16×', { exact: true }).click()
  await button(provider, 'Play').click()
  await expect.poll(() => secondOf(rt)).toBeGreaterThan(60)
  await button(provider, 'Pause').click()
  await expect(button(rt, 'Play')).toBeVisible()
  // Where it was taken to, where it began to play, and where it stopped.
  await expect
    .poll(async () => (await playheadOf(rt).getAttribute('aria-valuenow')) === `${await secondOf(rt)}`)
    .toBe(true)
  expect(await heard.evaluate((values) => values.size)).toBeLessThanOrEqual(3)
})
