import { roleIds } from '#case/records/roles.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { educator, joined, openRoom } from '../educator.ts'
import { haveAdvisedAt, playOn } from '../play-on.ts'
import { confirmGroup } from '../steps/confirm-group.ts'
import { showReport } from '../steps/debriefing.ts'
import { expect, takeRole } from '../team.ts'
import { goOn } from '../trio.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { needEngines, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)
test.use({ pace: 100 })

const ROOM = 'Grey team'
const story = { story: case2 }

for (const engine of otherEngines) {
  test(`${engine}: the grey baby is decided for, with pumps, film and report`, { tag: '@walk' }, async ({
    app,
    browser,
    open,
  }) => {
    test.slow()
    const eda = await educator(browser, app)
    const code = await openRoom(eda, ROOM, { story: 'The grey baby' })
    const ann = await open(engine)
    const troubles = watchForTrouble([ann])
    await ann.goto(`/join/${code}`)
    await ann.getByLabel('Your name').fill('Ann')
    await ann.getByRole('button', { name: 'Join', exact: true }).click()
    await takeRole(ann, 'Provider')
    const rob = await joined(browser, app, code, 'Rob')
    await takeRole(rob, 'RT')
    const nia = await joined(browser, app, code, 'Nia')
    await takeRole(nia, 'RN')
    const decide = async (point: string, group: string, option: string) => {
      await playOn(app, ROOM, haveAdvisedAt(point), story)
      for (const page of [rob, nia, ann]) await page.goto(`/case/decision-point/${point}`)
      for (const page of [rob, nia, ann]) await confirmGroup(page, group, [option])
    }

    await decide('grey-baby', 'Circulation', 'Alprostadil 0.05 mcg/kg/min')
    await expect(ann.getByText('The syringe pumps RN checked').first()).toBeVisible()
    await expect(ann.getByText('1.02 mL/h').first()).toBeVisible()
    await goOn(ann)

    await decide('apnea', 'Tests and lines', 'Obtain CXR')
    await expect(ann).toHaveURL(/apnea\/film$/)
    await expect(ann.getByText('15:26').first()).toBeVisible()

    await playOn(app, ROOM, (state) => roleIds.every((role) => isReportDue(state, case2, role)), story)
    await ann.goto('/final-report')
    await expect(ann.getByText('Story: The grey baby, in Grey team')).toBeVisible()
    await showReport(ann)
    await expect(ann.getByText('The grey baby, run 1.')).toBeVisible()
    expect(troubles).toEqual([])
  })
}
