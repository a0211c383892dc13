import type { Page } from '@playwright/test'
import { roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import { tinyStory } from '#case/testing/tiny-story.ts'
import { educator, joined, openRoom } from './educator.ts'
import { playOn } from './play-on.ts'
import { confirmGroup } from './steps/confirm-group.ts'
import { expectPhase, showReport } from './steps/debriefing.ts'
import { expect, takeRole, test } from './team.ts'
import { goOn } from './trio.ts'

test.use({ hasTwoStories: true, pace: 100 })

const ROOM = 'Short team'
const POINT = '/case/decision-point/open-the-duct'

const leadsTo = (pages: readonly Page[], path: string) =>
  Promise.all(pages.map((page) => expect(page).toHaveURL(new RegExp(`${path}$`))))

test('another story, of one point, one drug and other machines, is played by three to its report and debriefing', {
  tag: '@walk',
}, async ({ app, browser }) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, ROOM, { story: 'In short' })
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  await expect(ann.getByRole('heading', { name: 'The call, in short' })).toBeVisible()
  await expect(ann.getByText('Dr. Short').first()).toBeVisible()
  const rob = await joined(browser, app, code, 'Rob')
  await takeRole(rob, 'RT')
  const nia = await joined(browser, app, code, 'Nia')
  await takeRole(nia, 'RN')
  const team = [ann, rob, nia]

  // The one point of the story has its name for an address, and every page goes along.
  const haveAdvised = ({ records }: CaseState) => {
    const [support] = records.DecisionPoint['open-the-duct']?.decisionPointData ?? []
    return support?.rt != null && support.rn !== null
  }
  await playOn(app, ROOM, haveAdvised, { story: tinyStory })
  for (const page of team) await page.goto(POINT)
  for (const page of team) await expect(page.getByText('He is blue, and quiet.')).toBeVisible()
  for (const page of [rob, nia]) await confirmGroup(page, 'Medications', ['Alprostadil'])
  await confirmGroup(ann, 'Medications', ['Alprostadil'])
  await leadsTo(team, `${POINT}/medication`)
  for (const page of team) await expect(page.getByText('Alprostadil runs.')).toBeVisible()
  await goOn(ann)
  await leadsTo(team, POINT)
  await confirmGroup(ann, 'Ventilator', ['Change to CPAP'])
  await leadsTo(team, `${POINT}/ventilator`)
  await goOn(ann)
  await leadsTo(team, `${POINT}/results`)
  for (const page of team) await expect(page.getByText('He turns pink.')).toBeVisible()
  await goOn(ann)
  await leadsTo(team, '/case/NICU')
  await expect(ann.getByText('CPAP').first()).toBeVisible()

  await playOn(app, ROOM, (state) => roleIds.every((role) => isReportDue(state, tinyStory, role)), { story: tinyStory })
  for (const page of team) {
    await page.goto('/final-report')
    await expectPhase(page, 'Reactions')
    await showReport(page)
    await expect(page.getByText('Decision point 1').first()).toBeVisible()
  }
  const report = await ann.request.get('/api/report.json')
  expect(await report.json()).toMatchObject({ score: { total: 7 }, gases: [], answers: [] })
})
