import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Report, reportOf } from '#case/report/report.ts'
import { type Walk, walkAll } from '#case/testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { expectTold } from './expect-told.ts'
import { expectNotice } from './notices.ts'
import { expectAccessible } from './steadiness.ts'
import { expectReportShown, showReport } from './steps/debriefing.ts'
import { expectReport, withoutTime } from './steps/read-report.ts'
import { expect, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'
import { SPOKEN_MS } from './walk-to.ts'

const runs = [
  { name: 'ideal', choices: idealChoices, answers: {}, page: 'provider', sheets: 6, tag: ['@walk'] },
  {
    name: 'worst',
    choices: worstChoices,
    answers: { mode: 'Decline Transport', time: '<60 min' },
    page: 'rt',
    sheets: 7,
    tag: [],
  },
  { name: 'bare', choices: bareChoices, answers: {}, page: 'rn', sheets: 6, tag: ['@walk'] },
] as const

function toTheReport(walk: Walk, { choices, answers }: Pick<(typeof runs)[number], 'choices' | 'answers'> = runs[0]) {
  walk.toReport(choices, answers)
}

async function openReport(page: Page): Promise<Report> {
  await page.goto('/final-report')
  await showReport(page)
  return (await page.request.get('/api/report')).json()
}

for (const run of runs) {
  test(`the report of the ${run.name} run shows what the rules worked out, item by item`, {
    tag: [...run.tag],
  }, async ({ app, browser }) => {
    test.slow()
    const trio = await trioAt(app, browser, (walk) => toTheReport(walk, run))
    const page = trio[run.page]
    const report = await openReport(page)
    const engine = reportOf(walkAll([...run.choices], run.answers, { spokenMs: SPOKEN_MS }).log, case1)
    expect(report.score).toEqual(engine.score)
    expect(report.decisions.map(withoutTime)).toEqual(engine.decisions.map(withoutTime))
    expect(report.objectives).toEqual(engine.objectives)
    expect(report.answers).toEqual(engine.answers)

    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '100')
    expect(report.score.best).toBe(30)
    await expectReport(page, report)
    await expectTimesAndMetrics(page, report)
    const answers = page.getByRole('region', { name: 'Challenge answers' }).getByRole('definition')
    await expect(answers).toHaveCount(report.answers.length)
    for (const name of ['the summary', 'the handover']) {
      const player = page.getByRole('group', { name, exact: true })
      await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
    }
    const spoken = [...report.summary.items, ...report.handover.items]
    await expectTold(
      page.getByRole('main'),
      spoken.flatMap(({ heading, text }) => [heading, text]),
    )
    await expectAccessible(page, { isWhole: true })

    for (const format of ['A4', 'Letter']) {
      const pageCount = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(pageCount, format).toBeGreaterThanOrEqual(2)
      expect(pageCount, format).toBeLessThanOrEqual(run.sheets)
    }
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.evaluate(smallestType)).toBeGreaterThanOrEqual(NINE_POINTS)
  })
}

const NINE_POINTS = 12

/** Runs in the page: the size of its smallest type, in pixels. */
function smallestType(): number {
  const sizes = [...document.querySelectorAll('main *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => element.getClientRects().length > 0 && !element.closest('.sr-only'))
    .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  return Math.min(...sizes)
}

async function expectTimesAndMetrics(page: Page, { segments, metrics }: Report): Promise<void> {
  const times = page.getByRole('region', { name: 'Times', exact: true })
  await expect(times.getByRole('listitem')).toContainText([...segments.map(({ label }) => label), 'The whole run'])
  const seconds = (await times.getByText(/^\d+:\d\d$/).allTextContents()).map((text) => {
    const [min = 0, sec = 0] = text.split(':').map(Number)
    return min * 60 + sec
  })
  expect(seconds).toHaveLength(segments.length + 1)
  expect(seconds.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(seconds.at(-1))

  const items = page.getByRole('region', { name: 'Metrics of transport' }).getByRole('listitem')
  await expect(items).toHaveCount(metrics.length)
  for (const [index, { title, cannot, definition, benchmark, sources }] of metrics.entries()) {
    const item = items.nth(index)
    await expectTold(item, [
      ...[title, definition, benchmark ?? 'no published benchmark found'],
      ...sources.map(({ name }) => name),
      ...(cannot ? [`Cannot be measured in this run: ${cannot}.`] : []),
    ])
  }
}

test('what one writes into the debrief the others read at once, and it is still there after a reload', async ({
  app,
  browser,
}) => {
  const { provider, rt, rn } = await trioAt(app, browser, toTheReport)
  for (const page of [provider, rt, rn]) await openReport(page)
  await rt.getByLabel('What helped the team at the bedside?').fill('RN counted aloud.')
  for (const page of [provider, rn]) {
    const note = page.getByRole('listitem').filter({ hasText: 'RN counted aloud.' }).last()
    await expect(note).toBeVisible()
    await expect(note).toHaveText(/^RT/)
  }
  await rn.getByLabel('One word each.').fill('Relieved')
  await rn.getByLabel('One word each.').blur()
  await expect(provider.getByText('Relieved')).toBeVisible()

  await rt.reload()
  await expectReportShown(rt)
  await expect(rt.getByLabel('What helped the team at the bedside?')).toHaveValue('RN counted aloud.')
  await expect(rt.getByText('Relieved')).toBeVisible()
  await rt.getByLabel('What helped the team at the bedside?').fill('')
  await rt.getByLabel('What helped the team at the bedside?').blur()
  await expect(provider.getByText('RN counted aloud.')).toBeHidden()
})

test('the report can be kept as files, and a download that failed is tried again', async ({ app, browser }) => {
  const { rn } = await trioAt(app, browser, toTheReport)
  const report = await openReport(rn)
  const read = async (kind: 'CSV' | 'JSON') => {
    const [download] = await Promise.all([rn.waitForEvent('download'), button(rn, `Download ${kind}`).click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`))
    return readFile(await download.path(), 'utf8')
  }
  expect(JSON.parse(await read('JSON'))).toEqual(report)
  await expectNotice(rn, 'File Downloaded Successfully')
  const csv = await read('CSV')
  for (const { chosen } of report.score.items) expect(csv).toContain(chosen)

  await rn.route('**/api/report.csv', (route) => route.abort())
  await button(rn, 'Download CSV').click()
  await expect(rn.getByRole('alert').filter({ hasText: 'File cannot be Downloaded' })).toBeVisible()
  await rn.unroute('**/api/report.csv')
  const [again] = await Promise.all([rn.waitForEvent('download'), button(rn, 'Retry').click()])
  expect(await readFile(await again.path(), 'utf8')).toBe(csv)
  await expect(rn.getByText('File cannot be Downloaded')).toBeHidden()
})

test('on paper everything is unfolded, and folded again afterwards', async ({ app, browser }) => {
  const { provider } = await trioAt(app, browser, toTheReport)
  await openReport(provider)
  // Of the time line its drawing goes on paper; what is folded there is not printed.
  const folded = provider.locator('main details:not([open]):not(#time-line details)')
  await expect.poll(() => folded.count()).toBeGreaterThan(7)
  const count = await folded.count()
  await provider.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(folded).toHaveCount(0)
  await provider.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(folded).toHaveCount(count)

  await provider.emulateMedia({ media: 'print' })
  await expect(provider.getByRole('banner')).toBeHidden()
  await expect(button(provider, 'Print')).toBeHidden()
  await expect(provider.getByRole('navigation', { name: 'Phases of the debriefing' })).toBeHidden()
  await expect(provider.locator('#time-line details').filter({ visible: true })).toHaveCount(0)
  await expect(provider.getByText('The patient is invented.').first()).toBeVisible()
})

test('on a phone a part is folded to what it says, and opens by its title, from the contents and from elsewhere', async ({
  app,
  browser,
}) => {
  const { rt } = await trioAt(app, browser, (walk) => toTheReport(walk, runs[1]))
  await rt.goto('/final-report')
  await button(rt, 'Show the report').click()
  const part = (name: string) => rt.getByRole('region', { name, exact: true })
  const title = (name: string) => rt.getByRole('heading', { name, exact: true }).getByRole('button')
  await expect(title('Times')).toHaveAttribute('aria-expanded', 'false')
  await expect(title('Times')).toHaveAccessibleDescription(/^The whole run took \d+:\d\d\.$/)
  await expect(part('Times').getByRole('listitem')).toHaveCount(0)
  await expect(title('Your part')).toHaveAccessibleDescription(/ Waited \d+:\d\d for others\.$/)
  await expect(title('Person by person')).toHaveCount(0)
  await expectAccessible(rt, { isWhole: true })

  await title('Times').press('Enter')
  await expect(part('Times').getByRole('listitem').first()).toBeVisible()
  await title('Times').press('Enter')
  await expect(part('Times').getByRole('listitem')).toHaveCount(0)

  const contents = rt.getByRole('navigation', { name: 'Parts of the report' })
  await contents.getByRole('link', { name: 'Objectives' }).click()
  await expect(part('Learning objectives').getByRole('listitem').first()).toBeInViewport()
  await button(rt, 'Read why: Decision point 1').first().click()
  await expect(
    rt.getByRole('group').filter({ has: rt.getByRole('heading', { name: /^Decision point 1/ }) }),
  ).toBeInViewport()

  await rt.setViewportSize({ width: 1280, height: 844 })
  await expect(title('Times')).toHaveCount(0)
  await expect(part('Times').getByRole('listitem').first()).toBeVisible()
})

test('before the handover is saved the page says for whom it waits', async ({ app, browser }) => {
  const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  await rn.goto('/final-report')
  await expect(rn.getByText('The report opens for all three when the Provider has saved the handover.')).toBeVisible()
  await expect(rn.getByRole('heading', { name: 'Debrief', exact: true })).toBeHidden()
})

test('a report that could not be fetched is fetched again, and it ends with the case', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, toTheReport)
  await rt.route('**/api/report', (route) => route.fulfill({ status: 500 }))
  await rt.goto('/final-report')
  await button(rt, 'Show the report').click()
  await expect(rt.getByRole('alert').filter({ hasText: 'Data cannot be Fetched' })).toBeVisible()
  await rt.unroute('**/api/report')
  await button(rt, 'Retry').click()
  await expectNotice(rt, 'Data Fetched Successfully')
  await expect(rt.getByText('The report stays until the Provider logs out.')).toBeVisible()

  await openReport(provider)
  await expect(provider.getByText('The report stays until you log out.')).toBeVisible()
  await button(provider, 'Log out').click()
  await expect(provider.getByText('the case and its report end for the whole team')).toBeVisible()
  await button(provider, 'Confirm Logout').click()
  await expect(rt).toHaveURL(/\/select-role$/)
})
