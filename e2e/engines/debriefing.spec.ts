import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { comeToRooms, joined, openRoom } from '../educator.ts'
import { followPlayers, heardMs, startedPlayers } from '../players.ts'
import {
  dragAlong,
  dragPlayhead,
  expectPhase,
  expectReportShown,
  expectSame,
  expectTimeLineShown,
  expectTogether,
  playBriefing,
  playheadOf,
  pressPhase,
  rate,
  ratings,
  secondOf,
} from '../steps/debriefing.ts'
import { emails, expect, signIn } from '../team.ts'
import { button } from '../trio.ts'
import { walkInRoom, walkTo } from '../walk-to.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { LAPTOP, needEngines, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)
test.use({ pace: 1 })

// In the tests the whole case ends with it, in all three.
for (const engine of otherEngines) {
  test(`${engine}: a Provider leads the debriefing at a laptop, RT follows on a phone, looks around alone and comes back`, {
    tag: '@walk',
  }, async ({ open, app }) => {
    test.slow()
    const provider = await open(engine, LAPTOP)
    const rt = await open(engine)
    const both = [provider, rt]
    const troubles = watchForTrouble(both)
    await signIn(provider, emails.Provider)
    await signIn(rt, emails.RT)
    for (const page of both) await followPlayers(page)
    await walkTo(app, [emails.Provider, emails.RT, emails.RN], (walk) => walk.toReport(idealChoices))
    for (const page of both) {
      await page.goto('/final-report')
      await expectPhase(page, 'Reactions')
    }

    await test.step('reactions', async () => {
      await rate(provider, 'Mostly', 'Calm voices.')
      await expect(ratings(provider).getByRole('columnheader')).toHaveText(['Rated', 'Provider'])
      await expect(rt.getByText('Still to rate: RT, RN.')).toBeVisible()
      await expect(ratings(rt)).toHaveCount(0)
      await button(provider, 'Go on to description, with everyone').click()
      for (const page of both) {
        await expectPhase(page, 'Description')
        await expectTimeLineShown(page)
      }
    })

    await test.step('the playhead by keys; the screens are as they were', async () => {
      const whose = (role: string) => provider.getByRole('region', { name: `What ${role} saw` })
      await expect(whose('Provider')).toContainText('Press Play to hear the call.')
      await expect(whose('RN')).toContainText('The Provider is on a call about a newborn')
      const theirs = rt.getByRole('tabpanel', { name: 'Provider' })
      await expect(theirs).toContainText('Press Play to hear the call.')
      await expect(rt.getByRole('tabpanel')).toHaveCount(1)
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight']) await playheadOf(provider).press(key)
      await expectTogether(125, both)

      await playheadOf(provider).press('End')
      await expectTogether((await playheadOf(provider).getAttribute('aria-valuemax')) ?? '', both)
      await expect(whose('Provider')).not.toContainText('Press Play to hear the call.')
      await expect(theirs).not.toContainText('Press Play to hear the call.')
      await rt.getByRole('tab', { name: 'Provider' }).press('ArrowRight')
      await expect(rt.getByRole('tabpanel', { name: 'RT' })).toBeVisible()
      // What plays it stays in view.
      await whose('RN').scrollIntoViewIfNeeded()
      await expect(button(provider, 'Play')).toBeInViewport()
    })

    await test.step('the playhead by hand', async () => {
      await dragPlayhead(provider, 0.75)
      await expectSame(both)
      // From there on by keys, without another press.
      const held = await secondOf(provider)
      await provider.keyboard.press('ArrowLeft')
      await expect.poll(() => secondOf(provider)).toBeLessThan(held)
      await expectSame(both)

      await button(provider, 'Zoom in').click()
      const label = playheadOf(provider).getByText(/^\d+:\d\d$/)
      const before = await label.boundingBox()
      await dragAlong(provider, 'lanes', 0.7, 0.6)
      const moved = async () => ((await label.boundingBox())?.x ?? 0) - (before?.x ?? 0)
      await expect.poll(moved, 'it goes along with the lanes').toBeLessThan(-50)
      await button(provider, 'The whole run').click()
      await expect.poll(moved).toBeCloseTo(0, 0)
    })

    await test.step('played with its sound, faster, and stopped', async () => {
      await provider.getByText('As a table').click()
      // However long its sound takes to come, in the end it is there when it is played; and half of it is heard in one piece.
      await expect(async () => {
        await playBriefing(provider)
        await expect.poll(() => heardMs(provider), { timeout: 7000 }).toBeGreaterThan(3000)
      }).toPass({ timeout: 120_000 })
      expect(await startedPlayers(rt), 'nothing echoes').toBe(0)
      for (const page of both) await expect(button(page, 'Pause')).toBeVisible()
      await provider.getByRole('group', { name: 'Speed' }).getByText('4×', { exact: true }).click()
      const begun = await secondOf(provider)
      for (const page of both) await expect.poll(() => secondOf(page)).toBeGreaterThan(begun + 8)
      await playheadOf(provider).press('Space')
      for (const page of both) await expect(button(page, 'Play')).toBeVisible()
      await expectSame(both)
    })

    await test.step('RT looks around alone, and comes back', async () => {
      await playheadOf(rt).press('End')
      await expect(rt.getByText('You look around alone.')).toBeVisible()
      const alone = await secondOf(rt)
      await playheadOf(provider).press('Home')
      await expectTogether(0, [provider])
      expect(await secondOf(rt)).toBe(alone)
      await button(rt, 'Back to the others').click()
      await expectTogether(0, both)
      await pressPhase(rt, 'Reactions')
      await expectPhase(rt, 'Reactions', 'Description')
      await button(rt, 'Back to the team').click()
      await expectPhase(rt, 'Description')
      await expectTogether(0, both)
    })

    await test.step('analysis', async () => {
      await pressPhase(provider, 'Analysis')
      for (const page of both) {
        await expectPhase(page, 'Analysis')
        await expectReportShown(page)
        await expect(page.getByText('30 of 30 points')).toBeVisible()
      }
      const current = provider.getByRole('navigation', { name: 'Parts of the report' }).locator('[aria-current]')
      await provider.getByRole('link', { name: 'Time line' }).click()
      await expect(provider.getByRole('heading', { name: 'The run on a time line' })).toBeInViewport()
      await expect(current).toHaveText('Time line')
      await provider.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(current).toHaveCount(0)
      await provider.getByRole('listitem').filter({ hasText: 'Go to' }).getByRole('button').last().click()
      await expect.poll(() => secondOf(provider)).toBeGreaterThan(0)
      await expectSame(both)
    })

    await test.step('summary', async () => {
      await button(provider, 'Go on to summary, with everyone').click()
      for (const page of both) await expectPhase(page, 'Summary')
      await rt.getByLabel('One thing each of you takes to the next call.').fill('Pharmacy first.')
      await expect(provider.getByText('Pharmacy first.')).toBeVisible()
    })
    expect(troubles).toEqual([])
  })

  test(`${engine}: an educator takes the lead, leads a guest through the debriefing, and hands back`, {
    tag: '@walk',
  }, async ({ open, app, browser }) => {
    test.slow()
    const eda = await open(engine, LAPTOP)
    const troubles = watchForTrouble([eda])
    await comeToRooms(eda)
    const code = await openRoom(eda, 'Blue team')
    const ann = await joined(browser, app, code, 'Ann')
    for (const name of ['Rob', 'Nia']) await (await joined(browser, app, code, name)).close()
    await walkInRoom(app, 'Blue team', ['Ann', 'Rob', 'Nia'], (walk) => walk.toReport(worstChoices))
    await ann.goto('/final-report')
    await eda.goto(`/rooms/${code}/debriefing`)
    await expect(eda.getByText('The Provider leads.')).toBeVisible()
    await button(eda, 'Take the lead').click()
    await expect(ann.getByText('Your educator leads. Your page follows.')).toBeVisible()

    await rate(eda, 'In part', 'Who called pharmacy?', { isEducator: true })
    await expect(ratings(eda).getByRole('columnheader')).toHaveText(['Rated', 'Educator'])

    await pressPhase(eda, 'Description')
    for (const page of [eda, ann]) await expectTimeLineShown(page)
    await expect(eda.getByRole('region', { name: 'What RT saw' })).toContainText('The Provider is on a call')
    await playheadOf(eda).press('End')
    await expectTogether((await playheadOf(eda).getAttribute('aria-valuemax')) ?? '', [eda, ann])
    await expect(eda.getByRole('region', { name: 'What RT saw' })).not.toContainText('The Provider is on a call')
    await dragPlayhead(eda, 0.8)
    await expectSame([eda, ann])

    await pressPhase(eda, 'Analysis')
    await expectReportShown(eda)
    await expect(ann.getByText('of 30 points', { exact: true })).toBeVisible()
    await expectSame([eda, ann])

    await pressPhase(eda, 'Summary')
    await expectPhase(ann, 'Summary')
    await ann.getByLabel('One thing each of you takes to the next call.').fill('Pharmacy first.')
    await expect(eda.getByText('Pharmacy first.')).toBeVisible()
    await button(eda, 'Let the Provider lead').click()
    await expect(ann.getByText('You lead: everyone’s page follows yours.')).toBeVisible()
    expect(troubles).toEqual([])
  })
}
