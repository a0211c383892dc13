import type { Page } from '@playwright/test'
import { isReportDue } from '#case/rules/way-on.ts'
import { idealChoices, type PointChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { comeToRooms, openRoom } from '../educator.ts'
import { playOn } from '../play-on.ts'
import { expectReportShown, pressPhase } from '../steps/debriefing.ts'
import { expect } from '../team.ts'
import { button } from '../trio.ts'
import { walkInRoom } from '../walk-to.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { LAPTOP, needEngines, type Open, test } from './engines.ts'

test.beforeEach(needEngines)
test.use({ pace: 30 })

const ROOM = 'Blue team'
const LEAK = 'A wet dressing: the dopamine’s cannula leaks into the tissue'
const [ideal] = idealChoices as [PointChoices] // there are five
/** Dopamine runs, in the left hand. */
const pointOne: PointChoices = { ...ideal, Medications: 'dopamine' }

const monitorOf = (page: Page) => page.getByRole('region', { name: 'Bedside monitor' })

/** The mean pressure as the monitor shows it. */
const meanOn = async (page: Page): Promise<number> =>
  Number(/\d+\/\d+\s*\((\d+)\)/.exec((await monitorOf(page).textContent()) ?? '')?.[1])

/** What it moves by itself is less. */
const CLEARLY = 4

async function joins(open: Open, engine: Parameters<Open>[0], code: string, name: string): Promise<Page> {
  const page = await open(engine)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Join').click()
  await expect(page.getByRole('heading', { name: 'Choose your role' })).toBeVisible()
  return page
}

test('three engines: a leak that nobody is told of is found by its monitor, and the report has the times', {
  tag: '@walk',
}, async ({ open, app }) => {
  test.slow()
  const eda = await open('chromium', LAPTOP)
  await comeToRooms(eda)
  const code = await openRoom(eda, ROOM)
  const ann = await joins(open, 'chromium', code, 'Ann')
  const rob = await joins(open, 'firefox', code, 'Rob')
  const nia = await joins(open, 'webkit', code, 'Nia')
  const team = [ann, rob, nia]
  const troubles = watchForTrouble([eda, ...team])
  await walkInRoom(
    app,
    ROOM,
    ['Ann', 'Rob', 'Nia'],
    (walk) => {
      walk.toDecisions()
      walk.point(1, pointOne)
    },
    { hasCourse: true },
  )
  await eda.getByRole('article', { name: ROOM }).getByRole('link', { name: 'Open console' }).click()
  for (const page of team) {
    await page.goto('/case/decision-point/2')
    await expect(monitorOf(page)).toBeVisible()
  }
  // It has come to its row.
  await expect.poll(() => meanOn(nia)).toBeGreaterThan(0)
  const before = await meanOn(nia)
  const dialog = eda.getByRole('dialog')
  await button(eda, 'Inject').click()
  await button(dialog, LEAK).click()
  await button(dialog, 'Let it happen').click()
  await expect(dialog).toHaveCount(0)

  for (const page of team) {
    await expect.poll(() => meanOn(page)).toBeLessThan(before - CLEARLY)
    await expect(page.getByRole('region', { name: /^Happening now/ })).toHaveCount(0)
  }
  await button(nia, 'Something is wrong').click()
  await nia.getByRole('radio', { name: /^Lines and the skin around them: left hand: dressing wet/ }).check()
  await nia.getByRole('radio', { name: 'A line is pulled out' }).check()
  await button(nia.getByRole('dialog'), 'Confirm').click()
  await expect(nia.getByText('You look, and that is not it.')).toBeVisible()
  await nia.getByRole('radio', { name: 'A drug runs beside the vein' }).check()
  await button(nia.getByRole('dialog'), 'Confirm').click()
  const card = (page: Page) => page.getByRole('region', { name: 'Happening now: A line' })
  for (const page of [ann, nia]) await expect(card(page)).toBeVisible()
  await card(nia)
    .getByRole('radio', { name: /^Dry it and put on a new dressing/ })
    .check()
  await button(card(nia), 'Confirm').click()
  await button(rob, 'Something is wrong').click()
  // What she did instead is seen by who looks.
  await expect(rob.getByRole('radio', { name: /left hand: a new dressing, skin above it pale and cool/ })).toBeVisible()
  await button(rob.getByRole('dialog'), 'Close').click()
  await card(nia)
    .getByRole('radio', { name: /^Stop it there/ })
    .check()
  await button(card(nia), 'Confirm').click()
  for (const page of [ann, nia]) await expect(card(page)).toHaveCount(0)
  await expect.poll(() => meanOn(rob)).toBeGreaterThan(before - CLEARLY)

  expect(troubles).toEqual([])

  // The rest nobody watches, and what is said in it is no sound.
  for (const page of team) await page.goto('about:blank')
  await playOn(app, ROOM, (state) => ([0, 1, 2] as const).every((role) => isReportDue(state, case1, role)))
  await eda.getByRole('link', { name: 'Debriefing', exact: true }).click()
  await pressPhase(eda, 'Analysis')
  await expectReportShown(eda)
  for (const page of team) {
    await page.goto('/final-report')
    await expectReportShown(page)
    const besides = page.getByRole('region', { name: 'What happened besides' })
    await expect(besides).toContainText(LEAK)
    await expect(besides).toContainText(/Found after \d+:\d\d by\s+RN, without a word of it/)
    await expect(besides).toContainText(/Seen to after \d+:\d\d/)
    await expect(besides).toContainText('Lines and the skin around them: a line is pulled out')
  }
})
