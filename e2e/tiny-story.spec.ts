import type { Page } from '@playwright/test'
import { RUNS_OF_A_ROOM } from '#case/rules/house-limits.ts'
import { tinyStory } from '#case/testing/tiny-story.ts'
import { educator, joined, openRoom } from './educator.ts'
import { confirmGroup } from './steps/confirm-group.ts'
import { expectPhase, expectReportShown, expectTimeLineShown, pressPhase } from './steps/debriefing.ts'
import { handOver } from './steps/hand-over.ts'
import { hearReport } from './steps/to-the-bedside.ts'
import { decideTogether, takeCallAndBrief, work } from './steps/to-the-doors.ts'
import { expect, takeRole, test } from './team.ts'
import { button, goOn, type Trio } from './trio.ts'

test.use({ hasTwoStories: true, pace: 100 })

const POINT = '/case/decision-point/open-the-duct'

const leadsTo = (pages: readonly Page[], path: string) =>
  Promise.all(pages.map((page) => expect(page).toHaveURL(new RegExp(`${path}$`))))

test('another story, of one point, one drug and other machines, is played by three to its report and debriefing', {
  tag: '@walk',
}, async ({ app, browser }) => {
  test.setTimeout(600_000)
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Short team', { story: 'In short' })
  const provider = await joined(browser, app, code, 'Ann')
  await takeRole(provider, 'Provider')
  await expect(provider.getByRole('heading', { name: 'The call, in short' })).toBeVisible()
  await expect(provider.getByText('Dr. Short').first()).toBeVisible()
  const rt = await joined(browser, app, code, 'Rob')
  await takeRole(rt, 'RT')
  const rn = await joined(browser, app, code, 'Nia')
  await takeRole(rn, 'RN')
  const trio: Trio = { provider, rt, rn }
  const team = [provider, rt, rn]

  await test.step('call, briefing and how to go', async () => {
    await takeCallAndBrief(trio)
    await decideTogether(trio, 'Fixed wing (Airplane)', '2')
    for (const page of team) await goOn(page)
    await decideTogether(trio, '<30 min', '4')
    await goOn(provider)
  })
  await test.step('RN makes the one drug, the Provider looks, and RT has nothing to prepare', async () => {
    await leadsTo([provider, rt, rn], '/transport/preparation')
    await expect(rt.getByRole('link', { name: /^Open / })).toHaveCount(0)
    await work(rn, 'alprostadil', 'Alprostadil', provider, { story: tinyStory, run: RUNS_OF_A_ROOM + 1 })
  })
  await test.step('all leave, and nobody is asked anything on the way', async () => {
    for (const page of [rt, rn]) {
      await button(page, 'Ready to leave').click()
      await goOn(page)
    }
    await goOn(provider)
    await button(provider, 'Confirm').click()
    await goOn(provider)
    await expect(provider.getByRole('heading', { name: /Your promise is (not )?kept: <30 min/ })).toBeVisible()
    await goOn(provider)
    await hearReport(trio)
  })

  await test.step('the one point has its name for an address, and every page goes along', async () => {
    await leadsTo(team, POINT)
    for (const page of team) await expect(page.getByText('He is blue, and quiet.')).toBeVisible()
    for (const page of [rt, rn, provider]) await confirmGroup(page, 'Medications', ['Alprostadil'])
    await leadsTo(team, `${POINT}/medication`)
    for (const page of team) await expect(page.getByText('Alprostadil runs.')).toBeVisible()
    await goOn(provider)
    await leadsTo(team, POINT)
    for (const page of [rt, rn, provider]) await confirmGroup(page, 'Ventilator', ['Change to CPAP'])
    await leadsTo(team, `${POINT}/ventilator`)
    await goOn(provider)
    await leadsTo(team, `${POINT}/results`)
    for (const page of team) await expect(page.getByText('He turns pink.')).toBeVisible()
    await goOn(provider)
  })
  await test.step('handover', async () => {
    await leadsTo(team, '/case/NICU')
    await expect(provider.getByText('CPAP').first()).toBeVisible()
    await handOver(trio, { time: '12:40', age: '10 h 30' })
  })

  await test.step('the debriefing, from phase to phase', async () => {
    for (const page of team) await expectPhase(page, 'Reactions')
    await pressPhase(provider, 'Description')
    for (const page of team) await expectTimeLineShown(page)
    await pressPhase(provider, 'Analysis')
    for (const page of team) {
      await expectPhase(page, 'Analysis')
      await expectReportShown(page)
      await expect(page.getByText('Decision point 1').first()).toBeVisible()
    }
    await pressPhase(provider, 'Summary')
    for (const page of team) await expectPhase(page, 'Summary')
  })
  const report = await provider.request.get('/api/report.json')
  expect(await report.json()).toMatchObject({ score: { total: 7 }, gases: [], answers: [] })
})
