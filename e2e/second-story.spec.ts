import type { Page } from '@playwright/test'
import { roleIds } from '#case/records/roles.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import { going, type Way, waysOf } from '#case/testing/ways-to-play.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { educator, joined, openRoom } from './educator.ts'
import { haveAdvisedAt, playOn } from './play-on.ts'
import { confirmGroup, groupOf } from './steps/confirm-group.ts'
import { expectPhase, showReport } from './steps/debriefing.ts'
import { expect, takeRole, test } from './team.ts'
import { button, goOn } from './trio.ts'

test.use({ pace: 100 })

const { ideal, dangerous, bare } = waysOf(case2)

const ROOM = 'Grey team'
const POINT = '/case/decision-point/grey-baby'
const story = { story: case2 }

const leadsTo = (pages: readonly Page[], path: string) =>
  Promise.all(pages.map((page) => expect(page).toHaveURL(new RegExp(`${path}$`))))

test('the grey baby is played by three, with its own monitor, groups, pages and report', async ({ app, browser }) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, ROOM, { story: 'The grey baby' })
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  await expect(ann.getByText('Emergency physician, community hospital').first()).toBeVisible()
  const rob = await joined(browser, app, code, 'Rob')
  await takeRole(rob, 'RT')
  const nia = await joined(browser, app, code, 'Nia')
  await takeRole(nia, 'RN')
  const team = [ann, rob, nia]

  await playOn(app, ROOM, haveAdvisedAt('grey-baby'), story)
  for (const page of team) await page.goto(POINT)
  for (const page of team) await expect(page.getByText('No femoral pulse. He grunts, 70 a minute.')).toBeVisible()
  for (const page of team) await expect(page.getByText('32/20').first()).toBeVisible()
  await nia.getByRole('button', { name: /^RT: / }).click()
  await expect(nia.getByRole('dialog')).toContainText('Story: The grey baby, in Grey team')
  await nia.keyboard.press('Escape')
  for (const page of [rob, nia]) await confirmGroup(page, 'Circulation', ['Alprostadil 0.05 mcg/kg/min'])
  await confirmGroup(ann, 'Circulation', ['Alprostadil 0.05 mcg/kg/min'])
  await leadsTo(team, `${POINT}/circulation`)
  for (const page of team) await expect(page.getByText('1.02 mL/h').first()).toBeVisible()
  await goOn(ann)
  await leadsTo(team, POINT)
  await confirmGroup(ann, 'Breathing', ['Inhaled nitric oxide 20 ppm'])
  await leadsTo(team, `${POINT}/harm`)
  await expect(ann.getByText('RT takes it off')).toBeVisible()
  await goOn(ann)

  await playOn(app, ROOM, (state) => roleIds.every((role) => isReportDue(state, case2, role)), story)
  for (const page of team) {
    await page.goto('/final-report')
    await expectPhase(page, 'Reactions')
    await expect(page.getByText('Story: The grey baby, in Grey team')).toBeVisible()
    await showReport(page)
    await expect(page.getByText('no number of points makes up for it').first()).toBeVisible()
  }
  const report = await ann.request.get('/api/report.json')
  expect(await report.json()).toMatchObject({ score: { total: 24, band: { name: 'Developing' } } })
})

/** Of a point: by group, what is decided on this way, and whether a page opens with it. */
const decidedOn = (way: Way, { slug, groups }: (typeof case2.decisionStories)[number]) => {
  const chosen = (way[slug] ?? '').split(' ')
  return Object.entries(groups).map(([group, options], index, all) => {
    const own = options.filter((option) => chosen.includes(option.slug))
    const opens = index === all.length - 1 || own.some(({ link }) => !link.endsWith('/results'))
    return { group, names: own.map(({ name }) => name), opens }
  })
}

for (const [name, way, points, band] of [
  ['ideal', ideal, 28, 'Expert'],
  ['dangerous', dangerous, -37, 'Repeat with a facilitator'],
  ['bare', bare, 11, 'Developing'],
] as const) {
  test(`three browsers go the ${name} way with the grey baby, and the report comes to ${points} points @walk`, async ({
    app,
    browser,
  }) => {
    test.slow()
    const eda = await educator(browser, app)
    const code = await openRoom(eda, 'Grey team', { story: 'The grey baby' })
    const team: Page[] = []
    for (const [name, role] of [
      ['Ann', 'Provider'],
      ['Rob', 'RT'],
      ['Nia', 'RN'],
    ] as const) {
      const page = await joined(browser, app, code, name)
      await takeRole(page, role)
      team.push(page)
    }
    const [ann] = team as [Page, Page, Page]
    const onTheWay = { ...story, think: going(case2, way) }
    for (const point of case2.decisionStories) {
      const path = `/case/decision-point/${point.slug}`
      // On the first group they have advised by then.
      await playOn(app, ROOM, haveAdvisedAt(point.slug), onTheWay)
      for (const page of team) await page.goto(path)
      for (const [index, { group, names, opens }] of decidedOn(way, point).entries()) {
        await leadsTo(team, path)
        // Nobody advises to do nothing; who decides it is asked.
        for (const page of index === 0 || names.length === 0 ? [ann] : [...team].reverse())
          await confirmGroup(page, group, names)
        if (names.length === 0) await button(ann.getByRole('alertdialog'), 'Go on').click()
        if (!opens) {
          await expect(button(groupOf(ann, group), 'Confirm')).toHaveCount(0)
          continue
        }
        await expect(ann).not.toHaveURL(new RegExp(`${path}$`))
        // Page by page back to the point, or to its results.
        while (!/(results|decision-point\/[\w-]+)$/.test(new URL(ann.url()).pathname)) {
          const at = ann.url()
          await goOn(ann)
          await expect(ann).not.toHaveURL(at)
        }
      }
      await leadsTo(team, `${path}/results`)
    }
    await playOn(app, ROOM, (state) => roleIds.every((role) => isReportDue(state, case2, role)), onTheWay)
    for (const page of team) {
      await page.goto('/final-report')
      await showReport(page)
      await expect(page.getByText('The grey baby, run 1.')).toBeVisible()
    }
    const report = await ann.request.get('/api/report.json')
    expect(await report.json()).toMatchObject({
      story: { id: 'case-2', title: 'The grey baby', unit: 'CICU' },
      score: { total: points, band: { name: band } },
    })
  })
}

test('kept runs of both stories stand in one archive, are found by their story, and only those of one lie side by side @walk', async ({
  app,
  browser,
}) => {
  test.slow()
  const eda = await educator(browser, app)
  for (const [room, content] of [
    ['Grey team', case2],
    ['Blue team', case1],
  ] as const) {
    await eda.goto('/rooms')
    const { title } = content.story
    // Whoever plays on carries out orders too.
    const code = await openRoom(eda, room, { story: title, orders: content === case2, keeps: 'For 30 days' })
    for (const [name, role] of [
      ['Ann', 'Provider'],
      ['Rob', 'RT'],
      ['Nia', 'RN'],
    ] as const)
      await takeRole(await joined(browser, app, code, name), role)
    await playOn(app, room, (state) => roleIds.every((role) => isReportDue(state, content, role)), { story: content })
    await eda.goto(`/rooms/${code}/console`)
    await expect(eda.getByText(title).first()).toBeAttached()
    await eda.goto('/rooms')
    await button(eda.getByRole('article', { name: room }), 'End run').click()
    await button(eda.getByRole('alertdialog'), 'End run').click()
  }
  // What has ended just now may come a moment later.
  await expect(async () => {
    await eda.goto('/archive')
    await expect(eda.getByText('2 runs')).toBeVisible({ timeout: 3000 })
  }).toPass()
  const boxes = eda.getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const place of [0, 1]) await boxes.nth(place).check()
  await expect(eda.getByText('2 runs. Side by side are runs of one story')).toBeVisible()
  const beside = eda.getByRole('link', { name: 'Side by side (2)' })
  await expect(beside).toHaveAttribute('aria-disabled', 'true')
  await eda.getByLabel('Story').selectOption('The grey baby')
  await expect(eda.getByText('1 of 2 runs')).toBeVisible()
  await expect(eda.getByRole('link', { name: /^Grey team/ })).toBeVisible()
  await expect(eda.getByRole('link', { name: /^Blue team/ })).toHaveCount(0)
})
